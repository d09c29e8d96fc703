import type { Passage, Suivi } from '#contract/demande/suivi.ts'
import type { UsagePiece } from '#contract/kit/piece.ts'
import { TEXTE_REPRISE, textePasse, texteEtat } from '#contract/demande/suiviTextes.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type Echeance, echeancesDe } from '#rules/demande/echeances.ts'
import {
  acteurDe,
  estReprise,
  estTermine,
  parcoursDossier,
  type EtapeDossier,
  type EtatDossier,
  type GenreDossier,
} from '#rules/demande/etats.ts'
import type { TrackedStep } from './StatusTracker.tsx'
import { suiviMessages } from './words.ts'

const { aVenir, explications, delaiDit } = suiviMessages

/** Observed length of a step, where enough requests tell it. */
const delaiDe = ({ delais }: Suivi, etape: EtatDossier) => {
  const delai = delais.find((one) => one.etape === etape)
  return delai && { delai: delaiDit(delai.medianeJours, delai.effectif) }
}

/** A step to come: who brings it about is who acts in the step before. */
const comingStep = (suivi: Suivi, etat: EtapeDossier, before: EtapeDossier | undefined): TrackedStep => {
  const acteur = before && acteurDe(before)
  return {
    id: etat,
    libelle: aVenir[etat],
    etat: 'avenir',
    ...(acteur !== undefined && { acteur }),
    ...delaiDe(suivi, etat),
  }
}

/** Ordinary steps still to come. After a document that was asked for, the work goes on from the processing at the latest. */
const stepsToCome = (genre: GenreDossier, suivi: Suivi): TrackedStep[] => {
  const { etat, passages } = suivi
  if (estTermine(etat)) return []
  const steps: readonly EtapeDossier[] = parcoursDossier[genre].etapes
  const order: readonly EtatDossier[] = steps
  const place = passages.map((passage) => order.indexOf(passage.etat)).findLast((rank) => rank >= 0) ?? -1
  const reached = etat === 'piecedemandee' ? Math.min(place, order.indexOf('traitement')) : place
  return steps.slice(reached + 1).map((step, rank) => comingStep(suivi, step, steps[reached + rank]))
}

/** Why a request came into a state: the document asked for, or the reason of its cancellation, in the words of who gave it. */
export const motifDit = ({ etat, motif, annuleePar }: Passage): string | undefined => {
  if (motif === undefined) return undefined
  if (etat === 'piecedemandee') return suiviMessages.pieceDemandee(motif)
  const { motif: motifs, motifInconnu, cite } = suiviMessages
  return cite(annuleePar === undefined ? motifInconnu : motifs[annuleePar], motif)
}

const stepOf = (suivi: Suivi, passage: Passage, rank: number, current: boolean): TrackedStep => {
  const { etat, date, document } = passage
  const [acteur, explication] = [acteurDe(etat), motifDit(passage) ?? explications[etat]]
  const reprise = estReprise(suivi.passages.slice(0, rank), etat)
  return {
    id: `${etat}-${rank}`,
    libelle: reprise ? TEXTE_REPRISE : (current ? texteEtat : textePasse)(etat, passage.annuleePar),
    etat: current ? 'encours' : 'faite',
    date,
    ...(current && acteur !== undefined && { acteur }),
    ...(current && delaiDe(suivi, etat)),
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
    return stepOf(suivi, passage, rank, current)
  }),
  ...stepsToCome(genre, suivi),
]

/** Dates of a request that are still to come; none once it has ended. */
export const echeancesAVenir = (
  genre: GenreDossier,
  { etat, passages, dateDepart: dateEffet }: Suivi,
  aujourdhui: CalendarDate,
): readonly Echeance[] => {
  const recueLe = passages[0]?.date
  if (recueLe === undefined || estTermine(etat)) return []
  const pieceDemandee = passages.some((passage) => passage.etat === 'piecedemandee')
  return echeancesDe(genre, { recueLe, dateEffet, pieceDemandee }).filter(({ date }) => date >= aujourdhui)
}

/** What the file that is asked for is for: its formats depend on it. */
export const usageDemande = ({ passages }: Suivi): UsagePiece => passages.at(-1)?.usage ?? 'autre'

/** What is asked for now, as the office typed it. */
export const motifCourant = ({ passages }: Suivi): string | undefined => passages.at(-1)?.motif
