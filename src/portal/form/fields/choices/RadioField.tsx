import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons.js'
import { fullLabel, invalidOf, useErrorState } from '#portal/components/fieldState.ts'
import { useFormField } from '../../FormContext.ts'

interface RadioFieldProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string
  /** False where an answer is always chosen: it need not be asked for. */
  readonly required?: boolean
  readonly options: readonly {
    readonly value: string
    readonly label: string
    /** What an answer supposes, said below it. */
    readonly hint?: string
  }[]
}

const describedBy = (...ids: readonly (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined

/** One answer among a few, all of them visible; one must be chosen. */
export const RadioField = ({ name, legend, hint, required = true, options }: RadioFieldProps) => {
  const { id, value: chosen, errors, onChange, onBlur } = useFormField<string>(name)
  const faulty = errors.length > 0
  return (
    <RadioButtons
      {...useErrorState<HTMLFieldSetElement>(errors)}
      id={id}
      name={name}
      legend={fullLabel(legend, required)}
      hintText={hint}
      options={options.map(({ value, label, hint: supposes }) => ({
        label: supposes === undefined ? label : <span id={`${id}-${value}-nom`}>{label}</span>,
        hintText: supposes && <span id={`${id}-${value}-aide`}>{supposes}</span>,
        nativeInputProps: {
          // What an answer supposes describes it: within the name, it would be said before each « coché ».
          'aria-labelledby': supposes && `${id}-${value}-nom`,
          value,
          checked: value === chosen,
          required,
          'aria-invalid': invalidOf(errors, required),
          'aria-describedby': describedBy(supposes && `${id}-${value}-aide`, faulty && `${id}-desc-error`),
          onChange: () => onChange(value),
          onBlur,
        },
      }))}
    />
  )
}
