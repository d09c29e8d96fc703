import type { Reperes } from '#contract/accueil/reperes.ts'
import type { Etape } from '#contract/accueil/etapes.ts'
import type { Accueil } from '#contract/accueil/evenement.ts'
import type { ListeService } from '#contract/connexion/habilitation.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { tableauMessages as words } from './words.ts'
import { showsSimulator, carteMontree, showsVignette, visibleCards, type CarteMontree } from './cartes.ts'
import { AttentionCard } from './AttentionCard.tsx'
import { EtapesCard } from './etapes/EtapesCard.tsx'
import { FaqCard } from './FaqCard.tsx'
import { EventCard } from './evenements/EventCard.tsx'
import type { OnOpenEvent } from './evenements/EventList.tsx'
import { countLeftOut, firstEvents, groupEvents } from './evenements/evenements.ts'
import { lienDuGroupe } from './notifications/notifications.ts'
import { ReperesCard } from './reperes/ReperesCard.tsx'
import { IbanCard } from './identite/IbanCard.tsx'
import { SimulateurCard } from './SimulateurCard.tsx'
import './tableaudebord.css'

interface AccueilConnecteViewProps {
  readonly listeService: ListeService
  readonly lectureSeule: boolean
  /** A part of it may still come: what is above would push what is below. */
  readonly enRoute: boolean
  /** Absent when it could not be loaded. */
  readonly accueil: Accueil | undefined
  /** Absent when they could not be loaded. */
  readonly etapes: readonly Etape[] | undefined
  /** Absent when they could not be loaded. */
  readonly reperes: Reperes | undefined
  readonly urlRetraitePublique: string
  readonly onOpen: OnOpenEvent
  readonly onConfirm: (evenementId: string) => void
}

/** More than a screen: the foot of the page is not pushed away before one's eyes. */
const LIGNES_ATTENDUES = 40

/** The dashboard, whole as soon as it is shown: what comes next, then a card per service granted, with the first events of each. */
export const AccueilConnecteView = ({
  listeService,
  lectureSeule,
  enRoute,
  accueil,
  etapes,
  reperes,
  urlRetraitePublique,
  onOpen,
  onConfirm,
}: AccueilConnecteViewProps) => {
  const groups = accueil && groupEvents(accueil.donnee.listeEvenement)
  const suiteOf = (carte: CarteMontree) => {
    const all = (groups?.get(carte.groupe)?.length ?? 0) + countLeftOut(carte.groupe, accueil?.donnee.reste)
    const listed = groups && firstEvents(groups, carte.groupe)
    return listed && all > listed.length ? lienDuGroupe(carte.groupe, carte.titre) : undefined
  }
  const vignetteOf = (carte: CarteMontree) =>
    showsVignette(carte, listeService) ? accueil?.contenu.paragraphe[carte.vignette ?? ''] : undefined
  const titre = usePageTitle()
  const montrees = visibleCards(listeService).flatMap(
    (carte) => carteMontree(carte, accueil?.donnee.suivis, groups?.get(carte.groupe)?.length ?? 0) ?? [],
  )
  if (enRoute)
    return (
      <Page titre={titre}>
        <Skeleton lines={LIGNES_ATTENDUES} label={words.chargement} />
      </Page>
    )
  return (
    <Page titre={titre}>
      <div className="eap-cards">
        <EtapesCard etapes={etapes} lectureSeule={lectureSeule} onConfirm={onConfirm} />
        <ReperesCard
          reperes={reperes}
          urlRetraitePublique={urlRetraitePublique}
          peutDemander={listeService.demandedepartretraite && !lectureSeule}
        />
        <AttentionCard
          evenements={accueil?.donnee.listeEvenement}
          reste={accueil?.donnee.reste}
          etapes={etapes}
          lectureSeule={lectureSeule}
          onOpen={onOpen}
        />
        {montrees.map((carte) => (
          <EventCard
            key={carte.groupe}
            titre={(carte.titreDuContenu && vignetteOf(carte)?.titre) || carte.titre}
            introduction={vignetteOf(carte)?.texte}
            evenements={groups && firstEvents(groups, carte.groupe)}
            vide={words.aucun}
            suite={suiteOf(carte)}
            {...(carte.lien && { lien: carte.lien })}
            onOpen={onOpen}
          />
        ))}
        {showsSimulator(listeService) ? (
          <SimulateurCard
            accessible={accueil?.donnee.simulateurAccessible}
            urlRetraitePublique={urlRetraitePublique}
          />
        ) : null}
        {accueil ? <IbanCard accueil={accueil} lectureSeule={lectureSeule} /> : null}
        {accueil ? <FaqCard contenu={accueil.contenu} /> : null}
      </div>
    </Page>
  )
}
