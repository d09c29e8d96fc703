import { useField } from 'formik'
import { MonthField } from '#portal/components/calendar/MonthField.tsx'
import { useFieldErrors, useFieldId } from '../FormContext.ts'

interface MonthFormFieldProps {
  readonly name: string
  readonly legend: string
  readonly hint?: string | undefined
  /** Years offered. */
  readonly years: readonly number[]
}

/** The 1st of a month in a form, `AAAA-MM-01` or empty; it must be chosen. */
export const MonthFormField = ({ name, legend, hint, years }: MonthFormFieldProps) => {
  const [{ value }, , { setValue }] = useField<string>(name)
  return (
    <MonthField
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
