import type { Passage, Suivi } from '#contract/demande/suivi.ts'
import { textesEtat } from '#contract/demande/suiviTextes.ts'
import {
  acteurDe,
  estTermine,
  parcoursDossier,
  type EtapeDossier,
  type EtatDossier,
  type GenreDossier,
} from '#rules/demande/etats.ts'
import type { TrackedStep } from './StatusTracker.tsx'
import { suiviMessages } from './words.ts'

const { aVenir, explications, motifs } = suiviMessages

/** A step to come: who brings it about is who acts in the step before. */
const comingStep = (etat: EtapeDossier, before: EtapeDossier | undefined): TrackedStep => {
  const acteur = before && acteurDe(before)
  return { id: etat, libelle: aVenir[etat], etat: 'avenir', ...(acteur !== undefined && { acteur }) }
}

/** Ordinary steps still to come. After a document that was asked for, the work goes on from the processing at the latest. */
const stepsToCome = (genre: GenreDossier, { etat, passages }: Suivi): TrackedStep[] => {
  if (estTermine(etat)) return []
  const steps: readonly EtapeDossier[] = parcoursDossier[genre].etapes
  const order: readonly EtatDossier[] = steps
  const place = passages.map((passage) => order.indexOf(passage.etat)).findLast((rank) => rank >= 0) ?? -1
  const reached = etat === 'piecedemandee' ? Math.min(place, order.indexOf('traitement')) : place
  return steps.slice(reached + 1).map((step, rank) => comingStep(step, steps[reached + rank]))
}

const explanationOf = ({ etat, motif }: Passage): string | undefined =>
  motif === undefined ? explications[etat] : (motifs[etat]?.(motif) ?? motif)

const stepOf = (passage: Passage, rank: number, current: boolean): TrackedStep => {
  const { etat, date, document } = passage
  const [acteur, explication] = [acteurDe(etat), explanationOf(passage)]
  return {
    id: `${etat}-${rank}`,
    libelle: textesEtat[etat],
    etat: current ? 'encours' : 'faite',
    date,
    ...(current && acteur !== undefined && { acteur }),
    ...(explication !== undefined && { explication }),
    ...(document && { document }),
  }
}

/**
 * Steps of a request as they are shown: what happened, in its order and with what was out of the ordinary where it
 * happened, the current one last, then the ordinary steps to come. Nothing is current nor to come once it has ended.
 */
export const etapesDuSuivi = (genre: GenreDossier, suivi: Suivi): TrackedStep[] => [
  ...suivi.passages.map((passage, rank) => {
    const current = rank === suivi.passages.length - 1 && !estTermine(suivi.etat)
    return stepOf(passage, rank, current)
  }),
  ...stepsToCome(genre, suivi),
]

/** Why the request is where it is: the document asked for, or the reason of its cancellation. */
export const motifCourant = ({ passages }: Suivi): string | undefined => passages.at(-1)?.motif
