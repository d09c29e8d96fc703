import type { CalendarDate } from '#rules/calendar/dates.ts'
import { MonthInput, type MonthInputProps } from '#portal/components/calendar/MonthInput.tsx'
import { useFormField } from '../FormContext.ts'

interface MonthFieldProps extends Pick<MonthInputProps, 'legend' | 'hint' | 'years'> {
  readonly name: string
  /** False where a month is always chosen: it need not be asked for. */
  readonly required?: boolean
  /** Told the month as it is chosen, for what follows it. */
  readonly onChosen?: (date: CalendarDate) => void
}

/** The 1st of a month in a form, `AAAA-MM-01` or empty; it must be chosen. */
export const MonthField = ({ name, required = true, onChosen, ...field }: MonthFieldProps) => {
  const { id, value, errors, onChange } = useFormField<string>(name)
  const choose = (date: CalendarDate | '') => {
    onChange(date)
    if (date !== '') onChosen?.(date)
  }
  return <MonthInput {...field} id={id} value={value} errors={errors} required={required} onChange={choose} />
}
