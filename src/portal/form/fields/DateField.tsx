import { useField } from 'formik'
import { DateInput, type DateInputProps } from '#portal/components/calendar/DateInput.tsx'
import { useFieldErrors, useFieldId } from '../FormContext.ts'

export interface DateFieldProps extends Pick<
  DateInputProps,
  'label' | 'hint' | 'required' | 'today' | 'min' | 'max'
> {
  readonly name: string
}

/** A date of a form, typed or chosen in a calendar. */
export const DateField = ({ name, ...field }: DateFieldProps) => {
  const [{ value }, , { setValue }] = useField<string>(name)
  return (
    <DateInput
      {...field}
      id={useFieldId()(name)}
      name={name}
      value={value}
      errors={useFieldErrors()(name)}
      onChange={(typed) => void setValue(typed)}
    />
  )
}
