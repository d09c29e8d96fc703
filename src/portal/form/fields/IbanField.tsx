import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { ibanErrors, type PairErrors } from '#portal/components/numbers/ibanErrors.ts'
import { IbanInput } from '#portal/components/numbers/IbanInput.tsx'
import type { IbanForm } from '#contract/profil/profilForm.ts'
import { focusField } from '../ErrorSummary.tsx'
import { useFieldErrors, useFieldId } from '../FormContext.ts'

interface IbanFieldProps {
  /** It comes back, to be corrected: its first field takes the focus. */
  readonly focused?: boolean
}

/** An IBAN in two fields, `iban1` and `iban2` of a form; its errors tell what is wrong with it. */
export const IbanField = ({ focused = false }: IbanFieldProps) => {
  const { values, setValues, submitCount } = useFormikContext<IbanForm>()
  const idOf = useFieldId()
  const typed = [values.iban1, values.iban2] as const
  const errors = useIbanErrors(typed, submitCount > 0)
  const first = idOf('iban1')
  useEffect(() => {
    if (focused) focusField(first)
  }, [focused, first])
  return (
    <IbanInput
      ids={[first, idOf('iban2')]}
      value={typed}
      errors={errors}
      onChange={([iban1, iban2]) => void setValues({ ...values, iban1, iban2 })}
    />
  )
}

/** What is published of a faulty IBAN, or what the server said of it; then what the rules find exactly. */
const useIbanErrors = (typed: readonly [string, string], submitted: boolean): PairErrors => {
  const errorsOf = useFieldErrors()
  const [first, second] = submitted ? ibanErrors(typed) : [[], []]
  return [
    [...errorsOf('iban1'), ...first],
    [...errorsOf('iban2'), ...second],
  ]
}
