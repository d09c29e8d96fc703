import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { cloredemande } from '#contract/messagerie/messagerie.ts'
import { useOnce } from '#portal/components/useOnce.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { mesapMessages } from './words.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'

const { cloture: words } = mesapMessages

interface CloseConversationProps {
  readonly demandeId: string
  readonly onClosed: () => Promise<void>
}

/** Closes a conversation, once that is confirmed. */
export const CloseConversation = ({ demandeId, onClosed }: CloseConversationProps) => {
  const send = useFormSend()
  const [asked, setAsked] = useState(false)
  const [failed, setFailed] = useState(false)
  const [busy, close] = useOnce(async () => {
    // The same failure twice is said twice.
    setFailed(false)
    const outcome = await send(cloredemande, { body: { demandeId } })
    setAsked(false)
    setFailed(outcome.status !== 200)
    if (outcome.status === 200) await onClosed()
  })
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
        confirmation={{
          oui: words.confirmer,
          enCours: words.enCours,
          non: words.annuler,
          busy,
          onOui: close,
        }}
      />
    </div>
  )
}
