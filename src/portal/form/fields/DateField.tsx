import { DateInput, type DateInputProps } from '#portal/components/calendar/DateInput.tsx'
import { useFormField } from '../FormContext.ts'

export interface DateFieldProps extends Pick<
  DateInputProps,
  'label' | 'hint' | 'required' | 'today' | 'min' | 'max' | 'autoComplete'
> {
  readonly name: string
}

/** A date of a form, typed or chosen in a calendar. */
export const DateField = ({ name, ...field }: DateFieldProps) => (
  <DateInput {...field} {...useFormField<string>(name)} />
)
