import { useField } from 'formik'
import { MonthInput } from '#portal/components/calendar/MonthInput.tsx'
import { useFieldErrors, useFieldId } from '../FormContext.ts'

interface MonthFieldProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string | undefined
  /** Years offered. */
  readonly years: readonly number[]
}

/** The 1st of a month in a form, `AAAA-MM-01` or empty; it must be chosen. */
export const MonthField = ({ name, legend, hint, years }: MonthFieldProps) => {
  const [{ value }, , { setValue }] = useField<string>(name)
  return (
    <MonthInput
      id={useFieldId()(name)}
      legend={legend}
      hint={hint}
      value={value}
      years={years}
      errors={useFieldErrors()(name)}
      required
      onChange={(chosen) => void setValue(chosen)}
    />
  )
}
