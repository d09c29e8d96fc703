import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { useMessageText } from '#portal/client/contents.ts'
import { useOnce } from '#portal/components/useOnce.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { connexionMessages } from '../words.ts'
import { facteurMessages } from './words.ts'

const words = facteurMessages.cleAcces

interface KeySignInProps {
  /** Signs in; gives why it did not. */
  readonly onKey: () => Promise<string | undefined>
}

/** Signing in by an access key: nothing to type, no captcha. */
export const KeySignIn = ({ onKey }: KeySignInProps) => {
  const textOf = useMessageText()
  const [refus, setRefus] = useState<string>()
  const [waiting, use] = useOnce(async () => {
    setRefus(undefined)
    setRefus(await onKey())
  })
  return (
    <>
      <div className="eap-signin__or fr-my-3w">
        <p className="fr-mb-0 fr-text--bold">{connexionMessages.ou}</p>
      </div>
      {refus === undefined ? null : (
        <FocusedAlert niveau="error" titre={words.refusTitre} texte={textOf(refus)} />
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
