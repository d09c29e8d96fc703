import { useState } from 'react'
import { accueilconnecte, lireevenement, type Evenement } from '#contract/accueil/evenement.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import { useOpenDocument } from '#portal/client/documents/openDocument.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { configured } from '#portal/client/configuration.ts'
import { noteDocumentRead } from '#portal/client/documents/documentCache.ts'
import { initialiseRights } from '#portal/client/session/rights.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import type { Effect } from './evenements/eventEffects.ts'
import { AccueilConnecteView } from './AccueilConnecteView.tsx'
import { withEventRead, withoutEvent } from './evenements/evenements.ts'
import { IdentiteModal } from './identite/IdentiteModal.tsx'

/** The dashboard of a signed-in person. */
export const AccueilConnecteScreen = () => {
  const { navigation } = useSession()
  const { data: accueil, mutate } = useCall(accueilconnecte, {})
  const openDocument = useOpenDocument()
  const [confirming, setConfirming] = useState<string>()
  if (!navigation) return null

  const changeEvents = (change: (list: readonly Evenement[]) => Evenement[]) =>
    mutate(
      (current) =>
        current && {
          ...current,
          donnee: { ...current.donnee, listeEvenement: change(current.donnee.listeEvenement) },
        },
      { revalidate: false },
    )

  const markRead = ({ evenementId, statut, documentUuid }: Evenement) => {
    if (statut === 'EVE_LU' || navigation.lectureSeule) return
    void fetchCall(lireevenement, { body: { evenementId } })
    if (documentUuid !== undefined) noteDocumentRead(documentUuid)
    void changeEvents((list) => withEventRead(list, evenementId))
  }

  const confirmed = async (evenementId: string) => {
    await changeEvents((list) => withoutEvent(list, evenementId))
    // The services that waited for this come with the rights, then the dashboard with their events.
    await initialiseRights()
    await mutate()
  }

  const open = (evenement: Evenement, effect: Effect) => {
    const unread = evenement.statut === 'EVE_NON_LU'
    if (effect.kind === 'document')
      void openDocument({ ...effect, evenementId: unread ? evenement.evenementId : undefined })
    if (effect.kind === 'identite') setConfirming(evenement.evenementId)
    markRead(evenement)
  }

  return (
    <>
      <AccueilConnecteView
        listeService={navigation.listeService}
        lectureSeule={navigation.lectureSeule}
        accueil={accueil}
        urlRetraitePublique={configured('urlRetraitePublique')}
        onOpen={open}
      />
      <IdentiteModal
        evenementId={confirming}
        messages={accueil?.message}
        remuneration={navigation.listeService.remuneration}
        onConfirmed={(evenementId) => void confirmed(evenementId)}
        onClose={() => setConfirming(undefined)}
      />
    </>
  )
}
