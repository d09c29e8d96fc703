import { formatTelephone } from '#rules/profil/telephone.ts'
import { saisieMessages } from '../words/saisie.ts'
import { LineField, type LineFieldProps } from '../address/LineField.tsx'
import '#portal/styles/saisie.css'

export type PhoneFieldProps = Omit<LineFieldProps, 'autoComplete' | 'onBlur'> & {
  /** `tel` for the person's own number. */
  readonly autoComplete?: 'tel' | 'off'
}

/** A telephone number, as typed; on leaving it, a number that is right is shown by pairs of digits. */
export const PhoneField = ({
  hint = saisieMessages.telephoneAide,
  autoComplete = 'tel',
  ...field
}: PhoneFieldProps) => {
  const tidy = () => {
    const tidied = formatTelephone(field.value)
    if (tidied !== field.value) field.onChange(tidied)
  }
  return (
    <LineField
      {...field}
      hint={hint}
      autoComplete={autoComplete}
      onBlur={tidy}
      inputProps={{ type: 'tel' }}
    />
  )
}
