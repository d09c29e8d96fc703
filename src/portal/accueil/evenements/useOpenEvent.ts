import { useState } from 'react'
import { lireevenement } from '#contract/accueil/evenement.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'
import { noteDocumentRead } from '#portal/client/session/documentCache.ts'
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

  const markRead = async (evenementId: string) => {
    if (navigation?.lectureSeule) return
    onRead(evenementId)
    await fetchCall(lireevenement, { body: { evenementId } })
    onKept?.()
  }

  /** Opens the dialog of an identity to confirm from elsewhere than its event, which it reads all the same. */
  const confirm = (evenementId: string) => {
    setConfirming(evenementId)
    void markRead(evenementId)
  }

  const open: OnOpenEvent = ({ evenementId, statut, documentUuid }, effect) => {
    const unread = statut === 'EVE_NON_LU'
    if (effect.kind === 'document')
      void openDocument({ ...effect, evenementId: unread ? evenementId : undefined })
    if (effect.kind === 'identite') setConfirming(evenementId)
    if (!unread) return
    if (documentUuid !== undefined && !navigation?.lectureSeule) noteDocumentRead(documentUuid)
    void markRead(evenementId)
  }

  return { open, confirm, confirming, close: () => setConfirming(undefined) }
}
