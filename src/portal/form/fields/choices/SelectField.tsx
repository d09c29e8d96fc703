import type { ComponentProps } from 'react'
import { SelectInput } from '#portal/components/choices/SelectInput.tsx'
import { saisieMessages } from '#portal/components/words/saisie.ts'
import { useFormField } from '../../FormContext.ts'

interface SelectFieldProps extends Pick<
  ComponentProps<typeof SelectInput>,
  'label' | 'hint' | 'required' | 'options'
> {
  readonly name: string
  /** It has a value from the start: no empty choice is offered. */
  readonly filled?: boolean
}

/** A choice of one among several of a form, none at first unless it is filled. */
export const SelectField = ({ name, filled, options, ...field }: SelectFieldProps) => (
  <SelectInput
    {...useFormField<string>(name)}
    {...field}
    options={filled ? options : [{ value: '', label: saisieMessages.choisir }, ...options]}
  />
)
