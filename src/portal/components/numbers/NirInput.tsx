import { formatNir, nirFault, normaliseNir } from '#rules/connexion/nir.ts'
import { identiteMessages as words } from '../words/identite.ts'
import { LineInput, type LineInputProps } from '../address/LineInput.tsx'
import '#portal/styles/identite.css'

export type NirInputProps = Omit<LineInputProps, 'autoComplete' | 'label'>

/** A social-security number, as typed; on leaving it, a number that is right is shown by its usual groups. */
export const NirInput = ({ hint = words.nirAide, onBlur, ...field }: NirInputProps) => {
  const leave = () => {
    const nir = normaliseNir(field.value)
    const tidied = formatNir(nir)
    if (nir !== '' && nirFault(nir) === undefined && tidied !== field.value) field.onChange(tidied)
    onBlur?.()
  }
  return (
    <div className="eap-nir" data-masque="">
      <LineInput
        {...field}
        label={words.nir}
        hint={hint}
        autoComplete="off"
        onBlur={leave}
        // A numeric keyboard would have no letters for 2A and 2B.
        inputProps={{
          inputMode: 'text',
          autoCapitalize: 'characters',
          autoCorrect: 'off',
          spellCheck: false,
        }}
      />
    </div>
  )
}
