import { formatTelephone } from '#rules/profil/telephone.ts'
import { saisieMessages } from '../words/saisie.ts'
import { LineInput, type LineInputProps } from '../address/LineInput.tsx'
import '#portal/styles/saisie.css'

export type PhoneInputProps = Omit<LineInputProps, 'autoComplete' | 'onBlur'> & {
  /** `tel` for the person's own number. */
  readonly autoComplete?: 'tel' | 'off'
}

/** A telephone number, as typed; on leaving it, a number that is right is shown by pairs of digits. */
export const PhoneInput = ({
  hint = saisieMessages.telephoneAide,
  autoComplete = 'tel',
  ...field
}: PhoneInputProps) => {
  const tidy = () => {
    const tidied = formatTelephone(field.value)
    if (tidied !== field.value) field.onChange(tidied)
  }
  return (
    <LineInput
      {...field}
      hint={hint}
      autoComplete={autoComplete}
      onBlur={tidy}
      inputProps={{ type: 'tel' }}
    />
  )
}
