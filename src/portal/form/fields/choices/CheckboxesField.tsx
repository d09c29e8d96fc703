import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox.js'
import { heardAs, labelParts } from '#portal/components/hint.ts'
import { useFormField } from '../../FormContext.ts'

interface CheckboxesFieldProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** Several answers of a list, none of which is asked for. */
export const CheckboxesField = ({ name, legend, hint, options }: CheckboxesFieldProps) => {
  const { id, value: chosen, onChange } = useFormField<readonly string[]>(name)
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  const group = labelParts(id, legend, hint)
  return (
    <Checkbox
      {...heardAs(id, hint)}
      id={id}
      legend={group.label}
      hintText={group.hint}
      options={options.map(({ value, label }) => ({
        label,
        nativeInputProps: {
          name,
          value,
          checked: chosen.includes(value),
          onChange: () => toggle(value),
        },
      }))}
    />
  )
}
