import { useState } from 'react'
import { accueilconnecte, lireevenement, type Evenement } from '#contract/evenement.ts'
import { fetchCall } from '#portal/api/fetchCall.ts'
import { useOpenDocument } from '#portal/api/openDocument.ts'
import { useCall } from '#portal/api/useCall.ts'
import { configured } from '#portal/session/configuration.ts'
import { noteDocumentRead } from '#portal/session/documentCache.ts'
import { useSession } from '#portal/session/useSession.ts'
import type { Effect } from '#portal/components/eventEffects.ts'
import { AccueilConnecteView } from './AccueilConnecteView.tsx'
import { withEventRead } from './evenements.ts'
import { IdentiteModal } from './IdentiteModal.tsx'

/** The dashboard of a signed-in person. */
export const AccueilConnecteScreen = () => {
  const { navigation } = useSession()
  const { data: accueil, mutate } = useCall(accueilconnecte, {})
  const openDocument = useOpenDocument()
  const [confirming, setConfirming] = useState(false)
  if (!navigation) return null

  const markRead = ({ evenementId, statut, documentUuid }: Evenement) => {
    if (statut === 'EVE_LU' || navigation.lectureSeule) return
    void fetchCall(lireevenement, { body: { evenementId } })
    if (documentUuid !== undefined) noteDocumentRead(documentUuid)
    void mutate(
      (current) =>
        current && {
          ...current,
          donnee: {
            ...current.donnee,
            listeEvenement: withEventRead(current.donnee.listeEvenement, evenementId),
          },
        },
      { revalidate: false },
    )
  }

  const open = (evenement: Evenement, effect: Effect) => {
    const unread = evenement.statut === 'EVE_NON_LU'
    if (effect.kind === 'document')
      void openDocument({ ...effect, evenementId: unread ? evenement.evenementId : undefined })
    if (effect.kind === 'identite') setConfirming(true)
    markRead(evenement)
  }

  return (
    <>
      <AccueilConnecteView
        listeService={navigation.listeService}
        accueil={accueil}
        urlRetraitePublique={configured('urlRetraitePublique')}
        onOpen={open}
      />
      <IdentiteModal
        open={confirming}
        onClose={() => setConfirming(false)}
        remuneration={navigation.listeService.remuneration}
      />
    </>
  )
}
