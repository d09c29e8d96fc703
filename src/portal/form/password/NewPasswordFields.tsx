import { useId, useState, type SyntheticEvent } from 'react'
import { useField } from 'formik'
import { PasswordRules } from '#portal/components/access/PasswordRules.tsx'
import { PasswordStrength } from '#portal/components/access/PasswordStrength.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { motdepasseMessages as words } from '#portal/components/words/motdepasse.ts'
import { useFieldErrors } from '../FormContext.ts'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFieldsProps {
  /**
   * Whether copy, paste and drop are refused, as the specification has it (§5). A password manager fills by `input`
   * events, which always pass.
   */
  readonly bloquerCopierColler?: boolean
  /** Passwords known to have leaked: their strength is not said. */
  readonly voles?: readonly (string | undefined)[]
}

/** Fields `motDePasse` and `motDePasseConfirmation` of a form: rules, strength, and the same password twice; the schema of the form checks them. */
export const NewPasswordFields = ({ bloquerCopierColler = false, voles }: NewPasswordFieldsProps) => {
  const rulesId = useId()
  const [{ value }] = useField<string>('motDePasse')
  const reproached = useFieldErrors()('motDePasse').length > 0
  const clipboard = useClipboardRefusal(bloquerCopierColler)
  return (
    <>
      <PasswordRules id={rulesId} motDePasse={value} />
      {bloquerCopierColler ? <p className="fr-hint-text">{words.collageAide}</p> : null}
      <PasswordField
        name="motDePasse"
        label={words.nouveau}
        autoComplete="new-password"
        required
        describedBy={rulesId}
        inputProps={clipboard.listeners}
      />
      <PasswordStrength motDePasse={value} vole={voles?.includes(value) ?? false} silent={reproached} />
      <PasswordField
        name="motDePasseConfirmation"
        label={words.confirmation}
        autoComplete="new-password"
        required
        inputProps={clipboard.listeners}
      />
      <Status
        fois={clipboard.refus}
        alerte
        className={clipboard.said === '' ? '' : 'fr-message fr-message--info fr-mb-3w'}
      >
        {clipboard.said}
      </Status>
    </>
  )
}

const useClipboardRefusal = (active: boolean) => {
  const [{ said, refus }, setSaid] = useState({ said: '', refus: 0 })
  if (!active) return { said: '', refus, listeners: {} }
  const refuse = (sentence: string) => (event: SyntheticEvent) => {
    event.preventDefault()
    // The same refusal twice is said twice.
    setSaid((before) => ({ said: sentence, refus: before.refus + 1 }))
  }
  const [copy, paste] = [refuse(words.copieRefusee), refuse(words.collageRefuse)]
  const listeners = {
    onCopy: copy,
    onCut: copy,
    onPaste: paste,
    onDrop: paste,
    onInput: () => setSaid((before) => ({ ...before, said: '' })),
  }
  return { said, refus, listeners }
}
