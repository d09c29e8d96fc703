import { MonthInput, type MonthInputProps } from '#portal/components/calendar/MonthInput.tsx'
import { useFormField } from '../FormContext.ts'

interface MonthFieldProps extends Pick<MonthInputProps, 'legend' | 'hint' | 'years'> {
  readonly name: string
}

/** The 1st of a month in a form, `AAAA-MM-01` or empty; it must be chosen. */
export const MonthField = ({ name, ...field }: MonthFieldProps) => {
  const { id, value, errors, onChange } = useFormField<string>(name)
  return <MonthInput {...field} id={id} value={value} errors={errors} required onChange={onChange} />
}
