import { centimes } from '#rules/money.ts'
import { centimesEnChiffres } from '#rules/format/nombres.ts'
import { saisieMessages } from '../words/saisie.ts'
import { LineInput, type LineInputProps } from '../address/LineInput.tsx'
import '#portal/styles/saisie.css'

/** Fields whose text is put in order when they are left. */
export type AmountInputProps = Omit<LineInputProps, 'autoComplete' | 'onBlur'>

/** An amount in euros, as typed; on leaving it, an amount that is right is shown in groups of three digits. */
export const AmountInput = ({ hint = saisieMessages.montantAide, ...field }: AmountInputProps) => {
  const tidy = () => {
    const cents = centimes(field.value)
    if (cents !== undefined && centimesEnChiffres(cents) !== field.value)
      field.onChange(centimesEnChiffres(cents))
  }
  return (
    <LineInput {...field} hint={hint} autoComplete="off" onBlur={tidy} inputProps={{ inputMode: 'decimal' }}>
      <span className="eap-line__unit" aria-hidden="true">
        €
      </span>
    </LineInput>
  )
}
