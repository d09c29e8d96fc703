import { useState } from 'react'
import { type Evenement, lireevenement } from '#contract/accueil/evenement.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import { noteDocumentRead } from '#portal/client/documents/documentCache.ts'
import { useOpenDocument } from '#portal/client/documents/openDocument.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import type { OnOpenEvent } from './EventList.tsx'

/**
 * Opens events as their effect wants, and marks them read; `onRead` tells which, so that the screen shows it at once, and
 * `onKept` that the server has answered: what is read again before may still say it is new.
 */
export const useOpenEvent = (onRead: (evenementId: string) => void, onKept?: () => void) => {
  const { navigation } = useSession()
  const openDocument = useOpenDocument()
  const [confirming, setConfirming] = useState<string>()

  const markRead = async ({ evenementId, statut, documentUuid }: Evenement) => {
    if (statut === 'EVE_LU' || navigation?.lectureSeule) return
    if (documentUuid !== undefined) noteDocumentRead(documentUuid)
    onRead(evenementId)
    await fetchCall(lireevenement, { body: { evenementId } })
    onKept?.()
  }

  const open: OnOpenEvent = (evenement, effect) => {
    const unread = evenement.statut === 'EVE_NON_LU'
    if (effect.kind === 'document')
      void openDocument({ ...effect, evenementId: unread ? evenement.evenementId : undefined })
    if (effect.kind === 'identite') setConfirming(evenement.evenementId)
    void markRead(evenement)
  }

  return { open, confirming, setConfirming }
}
