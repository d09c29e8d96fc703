import { reperes } from '#contract/accueil/reperes.ts'
import { prochainesetapes } from '#contract/accueil/etapes.ts'
import { accueilconnecte, type Evenement } from '#contract/accueil/evenement.ts'
import { readAhead, useCall } from '#portal/client/call/useCall.ts'
import { configured } from '#portal/client/configuration.ts'
import { initialiseRights } from '#portal/client/entry/rights.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { AccueilConnecteView } from './AccueilConnecteView.tsx'
import { withEventRead, withoutEvent } from './evenements/evenements.ts'
import { useOpenEvent } from './evenements/useOpenEvent.ts'
import { IdentiteDialog } from './identite/IdentiteDialog.tsx'

/** The dashboard of a signed-in person. */
export const AccueilConnecteScreen = () => {
  const { navigation } = useSession()
  const tableau = useCall(accueilconnecte, {})
  const { data: accueil, mutate } = tableau
  const etapes = useCall(prochainesetapes, {})
  const figures = useCall(reperes, {})
  const enRoute = [tableau, etapes, figures].some(
    ({ data, error }) => data === undefined && error === undefined,
  )

  const changeEvents = (change: (list: readonly Evenement[]) => Evenement[]) =>
    mutate(
      (current) =>
        current && {
          ...current,
          donnee: { ...current.donnee, listeEvenement: change(current.donnee.listeEvenement) },
        },
      { revalidate: false },
    )

  const { open, confirm, confirming, close } = useOpenEvent(
    (evenementId) => void changeEvents((list) => withEventRead(list, evenementId)),
  )

  const confirmed = async (evenementId: string) => {
    await changeEvents((list) => withoutEvent(list, evenementId))
    // The services that waited for this come with the rights, then the dashboard with their events.
    await initialiseRights()
    await Promise.all([mutate(), etapes.mutate(), figures.mutate()])
  }

  if (!navigation) return null
  return (
    <>
      <AccueilConnecteView
        listeService={navigation.listeService}
        lectureSeule={navigation.lectureSeule}
        enRoute={enRoute}
        accueil={accueil}
        etapes={etapes.data?.listeEtape}
        reperes={figures.data}
        urlRetraitePublique={configured('urlRetraitePublique')}
        onOpen={open}
        onConfirm={confirm}
      />
      <IdentiteDialog
        evenementId={confirming}
        remuneration={navigation.listeService.remuneration}
        onConfirmed={(evenementId) => void confirmed(evenementId)}
        onClose={close}
      />
    </>
  )
}

AccueilConnecteScreen.readAhead = () => {
  readAhead(accueilconnecte, {})
  readAhead(prochainesetapes, {})
  readAhead(reperes, {})
}
