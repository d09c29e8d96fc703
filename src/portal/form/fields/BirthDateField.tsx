import { useField } from 'formik'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { DateInput } from '#portal/components/calendar/DateInput.tsx'
import { useFieldErrors, useFieldId } from '../FormContext.ts'

interface BirthDateFieldProps {
  readonly name: string
  readonly label: string
  /** Last day that may be chosen. */
  readonly today: CalendarDate
}

/** The date of birth of the person who fills a form, required. */
export const BirthDateField = ({ name, label, today }: BirthDateFieldProps) => {
  const [{ value }, , { setValue }] = useField<string>(name)
  return (
    <DateInput
      id={useFieldId()(name)}
      name={name}
      label={label}
      required
      today={today}
      autoComplete="bday"
      value={value}
      errors={useFieldErrors()(name)}
      onChange={(typed) => void setValue(typed)}
    />
  )
}
