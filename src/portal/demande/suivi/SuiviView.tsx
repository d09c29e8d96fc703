import type { ReactNode } from 'react'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import type { Suivi } from '#contract/demande/suivi.ts'
import { estTermine, type GenreDossier } from '#rules/demande/etats.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { kilooctets } from '#rules/format/nombres.ts'
import { useToday } from '#portal/client/opening.ts'
import { useOpenDocument } from '#portal/client/documents/openDocument.ts'
import { AddressLink } from '#portal/components/page/AddressLink.tsx'
import { componentMessages } from '#portal/components/words/components.ts'
import { paths } from '#portal/paths.ts'
import { StatusTracker } from './StatusTracker.tsx'
import { suiviMessages as words } from './words.ts'
import { Echeances } from '../confirmation/Echeances.tsx'
import { Annulation } from './Annulation.tsx'
import { echeancesAVenir, etapesDuSuivi } from './etapes.ts'
import { NouvelleDemande } from './NouvelleDemande.tsx'
import { PieceForm } from './pieces/PieceForm.tsx'
import type { Fait } from './useMove.ts'
import { Question } from './Question.tsx'
import { Situation } from './Situation.tsx'

interface SuiviViewProps {
  readonly genre: GenreDossier
  readonly suivi: Suivi
  readonly droits: Habilitation | undefined
  /** What is said of what was just done; it takes the focus. */
  readonly annonce: ReactNode
  readonly onDone: (fait: Fait) => Promise<void>
}

/** A request: where it stands and what is asked first, then its steps, then what can be done. */
export const SuiviView = ({ genre, suivi, droits, annonce, onDone }: SuiviViewProps) => {
  const open = useOpenDocument()
  const aujourdhui = useToday()
  const writes = droits?.lectureSeule !== true
  const echeances = echeancesAVenir(genre, suivi, aujourdhui)
  return (
    <>
      <h2>{words.situation}</h2>
      {annonce}
      <Situation genre={genre} suivi={suivi} aujourdhui={aujourdhui} />
      {writes ? null : <LectureSeule />}
      {writes && suivi.etat === 'piecedemandee' ? (
        <PieceForm genre={genre} suivi={suivi} onDone={onDone} />
      ) : null}
      {suivi.etat === 'annulee' ? <NouvelleDemande genre={genre} droits={droits} /> : null}
      <h2>{words.etapes}</h2>
      <StatusTracker
        label={words.etiquette(genresDemande[genre].nom)}
        etapes={etapesDuSuivi(genre, suivi)}
        onOpen={({ documentUuid }) => void open({ genre: genresDemande[genre].suivi, documentUuid })}
      />
      {suivi.delais.length > 0 && !estTermine(suivi.etat) ? (
        // Apart: among the paragraphs of the page, it would pass for what its lead is the heading of.
        <div className="fr-mt-2w">
          <p className="fr-hint-text">{words.delaisNote}</p>
        </div>
      ) : null}
      {echeances.length === 0 ? null : <Echeances genre={genre} echeances={echeances} as="h2" />}
      <Fichiers fichiers={suivi.fichiers} />
      {writes && suivi.annulable ? <Annulation genre={genre} suivi={suivi} onDone={onDone} /> : null}
      {writes && !suivi.annulable ? (
        <Question genre={genre} etat={suivi.etat} numero={suivi.numero} droits={droits} />
      ) : null}
    </>
  )
}

/** What who may only read cannot do here, and who does it. */
const LectureSeule = () => (
  <>
    <p>{words.lectureSeule}</p>
    <p>
      <AddressLink to={paths.contact}>{componentMessages.contact}</AddressLink>
    </p>
  </>
)

/** Files that the person sent with their request, or since; nothing when there are none. */
const Fichiers = ({ fichiers }: Pick<Suivi, 'fichiers'>) =>
  fichiers.length === 0 ? null : (
    <>
      <h2>{words.fichiers}</h2>
      <ul>
        {fichiers.map(({ nom, taille, date, refuse }, rang) => (
          <li key={`${String(rang)} ${nom}`}>
            {nom} ({words.fichierLe(kilooctets(taille), dateEnChiffres(date))}
            {refuse ? ` : ${words.fichierRefuse}` : ''})
          </li>
        ))}
      </ul>
    </>
  )
