import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { messageText, type MessageMap } from '#portal/client/fetch/messageText.ts'
import { useOnce } from '#portal/components/useOnce.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { connexionMessages } from '../words.ts'
import { facteurMessages } from './words.ts'

const words = facteurMessages.cleAcces

interface KeySignInProps {
  readonly messages: MessageMap | undefined
  /** Signs in; gives why it did not. */
  readonly onKey: () => Promise<string | undefined>
}

/** Signing in by an access key: nothing to type, no captcha. */
export const KeySignIn = ({ messages, onKey }: KeySignInProps) => {
  const [refus, setRefus] = useState<string>()
  const [waiting, use] = useOnce(async () => {
    setRefus(undefined)
    setRefus(await onKey())
  })
  return (
    <>
      <p className="eap-signin__or fr-my-3w fr-text--bold">{connexionMessages.ou}</p>
      {refus === undefined ? null : (
        <FocusedAlert niveau="error" titre={words.refusTitre} texte={messageText(refus, messages)} />
      )}
      <p>{words.presentation}</p>
      <Button
        type="button"
        priority="secondary"
        onClick={use}
        nativeButtonProps={{ 'aria-disabled': waiting || undefined }}
      >
        {waiting ? words.enCours : words.bouton}
      </Button>
    </>
  )
}
