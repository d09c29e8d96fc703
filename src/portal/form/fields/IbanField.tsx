import { useFormikContext } from 'formik'
import { ibanErrors, type PairErrors } from '#portal/components/numbers/ibanErrors.ts'
import { IbanInput } from '#portal/components/numbers/IbanInput.tsx'
import type { IbanForm } from '#contract/profil/profilForm.ts'
import { useFieldErrors, useFieldId } from '../FormContext.ts'

/** An IBAN in two fields, `iban1` and `iban2` of a form; its errors tell what is wrong with it. */
export const IbanField = () => {
  const { values, setValues, submitCount } = useFormikContext<IbanForm>()
  const idOf = useFieldId()
  const typed = [values.iban1, values.iban2] as const
  const errors = useIbanErrors(typed, submitCount > 0)
  return (
    <IbanInput
      ids={[idOf('iban1'), idOf('iban2')]}
      value={typed}
      errors={errors}
      onChange={([iban1, iban2]) => void setValues({ ...values, iban1, iban2 })}
    />
  )
}

/** What the rules say of the typed IBAN; what the server said of it, when the rules accept it. */
const useIbanErrors = (typed: readonly [string, string], submitted: boolean): PairErrors => {
  const errorsOf = useFieldErrors()
  const [first, second] = submitted ? ibanErrors(typed) : [[], []]
  const ruled = first.length > 0 || second.length > 0
  return ruled ? [first, second] : [errorsOf('iban1'), errorsOf('iban2')]
}
