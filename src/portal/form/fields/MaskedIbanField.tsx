import type { HiddenIban } from '#rules/profil/iban.ts'
import { MaskedIban } from '#portal/components/numbers/MaskedIban.tsx'
import { useFormField } from '../FormContext.ts'

/** The four digits asked of a hidden IBAN, as the fields `premiers` and `seconds` of a form. */
export const MaskedIbanField = ({ hidden }: { readonly hidden: HiddenIban }) => {
  const first = useFormField<string>('premiers')
  const second = useFormField<string>('seconds')
  return (
    <MaskedIban
      hidden={hidden}
      value={[first.value, second.value]}
      errors={[first.errors, second.errors]}
      ids={[first.id, second.id]}
      onChange={([one, two]) => {
        first.onChange(one)
        second.onChange(two)
      }}
    />
  )
}
