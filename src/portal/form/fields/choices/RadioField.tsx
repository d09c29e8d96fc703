import type { ReactNode } from 'react'
import { RadioButtons } from '@codegouvfr/react-dsfr/RadioButtons.js'
import { fullLabel, invalidOf, useErrorState } from '#portal/components/fieldState.ts'
import { heardAs, labelParts } from '#portal/components/hint.ts'
import { useFormField } from '../../FormContext.ts'

interface RadioFieldProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string
  /** False where an answer is always chosen: it need not be asked for. */
  readonly required?: boolean
  /** Short answers beside one another where there is room. */
  readonly cote?: boolean
  readonly options: readonly {
    readonly value: string
    readonly label: ReactNode
    /** What an answer supposes, said below it. */
    readonly hint?: string
  }[]
}

/** One answer among a few, all of them visible; one must be chosen. */
export const RadioField = ({
  name,
  legend,
  hint,
  required = true,
  cote = false,
  options,
}: RadioFieldProps) => {
  const { id, value: chosen, errors, onChange, onBlur } = useFormField<string>(name)
  const faulty = errors.length > 0
  const group = labelParts(id, fullLabel(legend, required), hint)
  return (
    <RadioButtons
      {...useErrorState<HTMLFieldSetElement>(errors)}
      {...heardAs(id, hint, faulty && `${id}-desc-error`)}
      id={id}
      name={name}
      legend={group.label}
      orientation={cote ? 'horizontal' : 'vertical'}
      hintText={group.hint}
      options={options.map(({ value, label, hint: supposes }) => {
        const parts = labelParts(`${id}-${value}`, label, supposes)
        return {
          label: parts.label,
          hintText: parts.hint,
          nativeInputProps: {
            ...heardAs(`${id}-${value}`, supposes, faulty && `${id}-desc-error`),
            value,
            checked: value === chosen,
            required,
            'aria-invalid': invalidOf(errors, required),
            onChange: () => onChange(value),
            onBlur,
          },
        }
      })}
    />
  )
}
