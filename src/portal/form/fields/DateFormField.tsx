import { useField } from 'formik'
import { DateField, type DateFieldProps } from '#portal/components/calendar/DateField.tsx'
import { useFieldErrors, useFieldId } from '../FormContext.ts'

export interface DateFormFieldProps extends Pick<
  DateFieldProps,
  'label' | 'hint' | 'required' | 'today' | 'min' | 'max'
> {
  readonly name: string
}

/** A date of a form, typed or chosen in a calendar. */
export const DateFormField = ({ name, ...field }: DateFormFieldProps) => {
  const [{ value }, , { setValue }] = useField<string>(name)
  return (
    <DateField
      {...field}
      id={useFieldId()(name)}
      name={name}
      value={value}
      errors={useFieldErrors()(name)}
      onChange={(typed) => void setValue(typed)}
    />
  )
}
