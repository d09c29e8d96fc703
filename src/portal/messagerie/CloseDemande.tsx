import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { cloredemande } from '#contract/messagerie/messagerie.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { mesapMessages } from './words.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'

const { cloture: words } = mesapMessages

interface CloseDemandeProps {
  readonly demandeId: string
  readonly onClosed: () => Promise<void>
}

/** Closes a request, once that is confirmed. */
export const CloseDemande = ({ demandeId, onClosed }: CloseDemandeProps) => {
  const send = useFormSend()
  const [asked, setAsked] = useState(false)
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)
  const close = async () => {
    if (sending) return
    setSending(true)
    // The same failure twice is said twice.
    setFailed(false)
    const outcome = await send(cloredemande, { body: { demandeId } })
    setSending(false)
    setAsked(false)
    setFailed(outcome.status !== 200)
    if (outcome.status === 200) await onClosed()
  }
  return (
    <div className="fr-mt-4w eap-no-print">
      <Button type="button" priority="secondary" onClick={() => setAsked(true)}>
        {words.ouvrir}
      </Button>
      <Status alerte className={failed ? 'fr-message fr-message--error' : ''}>
        {failed ? words.echec : ''}
      </Status>
      <PortalModal
        open={asked}
        onClose={() => setAsked(false)}
        titre={words.titre}
        texte={<p>{words.explication}</p>}
        actions={
          <>
            <Button
              type="button"
              onClick={() => void close()}
              nativeButtonProps={{ 'aria-disabled': sending || undefined }}
            >
              {sending ? words.enCours : words.confirmer}
            </Button>
            <Button type="button" priority="secondary" onClick={() => setAsked(false)}>
              {words.annuler}
            </Button>
          </>
        }
      />
    </div>
  )
}
