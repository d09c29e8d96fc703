import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { use, useState, type InputHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react'
import { messageKey } from '#contract/messages.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { formulaireMessages } from '../words.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { FieldGroup, stateOf } from '#portal/components/FieldGroup.tsx'
import { FormContext, useTextField } from '../FormContext.ts'
import { useFormState } from '../state/FormState.ts'
import '#portal/styles/form.css'

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly required?: boolean
  readonly hint?: ReactNode
  /** Id of what describes the field beside its errors. */
  readonly describedBy?: string
  readonly inputProps?: InputHTMLAttributes<HTMLInputElement>
}

/** A password: it can be shown, never stays so once sent, and says when the capitals are locked. */
export const PasswordField = ({
  name,
  label,
  autoComplete,
  required,
  hint,
  describedBy,
  inputProps,
}: PasswordFieldProps) => {
  const { id, errors, input } = useTextField(name)
  const { visible, toggle, said } = useVisibility()
  const capitals = useCapitals()
  return (
    <FieldGroup id={id} label={label} hint={hint} required={required} errors={errors}>
      <div className="eap-password__line" data-fr-capslock={capitals.locked ? '' : undefined}>
        <input
          data-masque=""
          type={visible ? 'text' : 'password'}
          className={`fr-input ${errors.length > 0 ? 'fr-input--error' : ''}`}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          {...inputProps}
          {...input}
          {...stateOf({ id, errors, required, hint }, describedBy)}
          {...capitals.listeners}
        />
        <Button
          type="button"
          priority="tertiary"
          iconId={visible ? 'fr-icon-eye-off-line' : 'fr-icon-eye-line'}
          onClick={toggle}
          nativeButtonProps={{
            'aria-controls': id,
            'aria-label': visible
              ? formulaireMessages.masquerMotDePasse(label)
              : formulaireMessages.afficherMotDePasse(label),
          }}
        >
          {visible ? formulaireMessages.masquer : formulaireMessages.afficher}
        </Button>
      </div>
      <Status alerte className={capitals.locked ? 'fr-message fr-message--info' : ''}>
        {capitals.locked ? capitals.text : ''}
      </Status>
      <Status>{said}</Status>
    </FieldGroup>
  )
}

const useVisibility = () => {
  const { isSubmitting } = useFormState()
  const [shown, setShown] = useState<boolean>()
  if (isSubmitting && shown !== undefined) setShown(undefined)
  const visible = shown === true
  const { motDePasseVisible, motDePasseMasque } = formulaireMessages
  const said = shown === undefined ? '' : visible ? motDePasseVisible : motDePasseMasque
  return { visible, said, toggle: () => setShown(!visible) }
}

const useCapitals = () => {
  const { messages } = use(FormContext)
  const [locked, setLocked] = useState(false)
  const look = (event: KeyboardEvent) => setLocked(event.getModifierState('CapsLock'))
  return {
    locked,
    text: messageText(messageKey('TOUCHE_VERR_MAJ_ACTIVE'), messages),
    listeners: { onKeyDown: look, onKeyUp: look },
  }
}
