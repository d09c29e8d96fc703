import type { Accueil } from '#contract/accueil/evenement.ts'
import type { ListeService } from '#contract/connexion/habilitation.ts'
import { usePageTitle } from '#portal/client/pageTitle.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { tableauMessages as words } from './words.ts'
import { showsSimulator, showsVignette, visibleCards, type Carte } from './cartes.ts'
import { FaqCard } from './FaqCard.tsx'
import { EventCard } from './evenements/EventCard.tsx'
import type { OnOpenEvent } from './evenements/EventList.tsx'
import { firstEvents, groupEvents, isUpToDate, type Groupe } from './evenements/evenements.ts'
import { IbanCard } from './identite/IbanCard.tsx'
import { SimulateurCard } from './SimulateurCard.tsx'
import './tableaudebord.css'

interface AccueilConnecteViewProps {
  readonly listeService: ListeService
  readonly lectureSeule: boolean
  /** Absent while it loads. */
  readonly accueil: Accueil | undefined
  readonly urlRetraitePublique: string
  readonly onOpen: OnOpenEvent
}

/** The dashboard: a card per service granted, with the first events of each. */
export const AccueilConnecteView = ({
  listeService,
  lectureSeule,
  accueil,
  urlRetraitePublique,
  onOpen,
}: AccueilConnecteViewProps) => {
  const groups = accueil && groupEvents(accueil.donnee.listeEvenement)
  const eventsOf = (groupe: Groupe) => groups && firstEvents(groups, groupe)
  const vignetteOf = (carte: Carte) =>
    showsVignette(carte, listeService) ? accueil?.contenu.paragraphe[carte.vignette ?? ''] : undefined
  return (
    <Page titre={usePageTitle()}>
      <div className="eap-cards">
        <EventCard
          titre={words.autres}
          evenements={eventsOf('autres')}
          vide={accueil && isUpToDate(accueil.donnee.listeEvenement) ? words.aJour : words.rienIci}
          onOpen={onOpen}
          wide
        />
        {visibleCards(listeService).map((carte) => (
          <EventCard
            key={carte.groupe}
            titre={(carte.titreDuContenu && vignetteOf(carte)?.titre) || carte.titre}
            introduction={vignetteOf(carte)?.texte}
            evenements={eventsOf(carte.groupe)}
            vide={words.aucun}
            lien={carte.lien}
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
