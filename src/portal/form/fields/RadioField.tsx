import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons.js'
import { fullLabel, useErrorState } from '#portal/components/fieldState.ts'
import { useFormField } from '../FormContext.ts'

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
        label,
        hintText: supposes,
        nativeInputProps: {
          value,
          checked: value === chosen,
          required,
          'aria-invalid': faulty || undefined,
          'aria-describedby': faulty ? `${id}-desc-error` : undefined,
          onChange: () => onChange(value),
          onBlur,
        },
      }))}
    />
  )
}
