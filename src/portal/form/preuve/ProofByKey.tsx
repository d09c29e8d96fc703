import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { signWithKey } from '#portal/client/session/proof/accessKey.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { useOnce } from '#portal/components/useOnce.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { firstFocus } from '#portal/components/PortalModal.tsx'
import type { Proving } from './Proving.ts'
import { keyFaultMessages, preuveMessages as words } from './words.ts'

/** Proves by a key of access: nothing is typed. */
export const ProofByKey = ({ onShow, onAskKey, focused }: Proving) => {
  const textOf = useMessageText()
  const [refus, setRefus] = useState<string>()
  const show = async () => {
    const asked = await onAskKey()
    if (typeof asked === 'string') return asked
    const signed = await signWithKey(asked)
    return typeof signed === 'string' ? keyFaultMessages[signed] : onShow({ cle: signed })
  }
  const [waiting, use] = useOnce(async () => {
    setRefus(undefined)
    setRefus(await show())
  })
  return (
    <>
      {refus === undefined ? null : (
        <FocusedAlert niveau="error" titre={words.refusTitre} texte={textOf(refus)} />
      )}
      <p>{words.cle.presentation}</p>
      <Button
        type="button"
        ref={(button) => (focused && refus === undefined && !waiting ? button?.focus() : undefined)}
        onClick={use}
        nativeButtonProps={{ ...firstFocus, 'aria-disabled': waiting || undefined }}
      >
        {waiting ? words.cle.enCours : words.cle.bouton}
      </Button>
    </>
  )
}
