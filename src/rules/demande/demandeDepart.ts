import { addMonths, premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'

/** Groups of files, each asked for by an answer (specification, §3). */
export const groupesPieces = ['enfant', 'handicap', 'serviceauxiliaire', 'iban'] as const

export type GroupePieces = (typeof groupesPieces)[number]

/** Reason of departure of disabled civil servants (specification, §9). */
const MOTIF_HANDICAP = 5

/** Answers on which the steps and the files depend; defaults are those of the specification (§3). */
export interface ReponsesDepart {
  readonly enfants: number
  readonly enfantPasConcerne: boolean
  readonly codeMotifDepart: number
  readonly indicateurServiceAuxiliaire: boolean
  readonly conservationIban: boolean
}

/** Reason 4 is that of the parent of a disabled child, whose disability is proved as one's own. */
const MOTIF_ENFANT_HANDICAP = 4

/** Files that the answers ask for. */
export const piecesDemandees = (reponses: ReponsesDepart): readonly GroupePieces[] => {
  const asked: Readonly<Record<GroupePieces, boolean>> = {
    enfant: reponses.enfants > 0 && !reponses.enfantPasConcerne,
    handicap: [MOTIF_HANDICAP, MOTIF_ENFANT_HANDICAP].includes(reponses.codeMotifDepart),
    serviceauxiliaire: reponses.indicateurServiceAuxiliaire,
    iban: !reponses.conservationIban,
  }
  return groupesPieces.filter((groupe) => asked[groupe])
}

/** Months before the departure between which a request is best sent (art. D. 1 and D. 20 CPCMR ask for six at least). */
export const MOIS_DEPOT = { auPlusTard: 6, auPlusTot: 18 } as const

/** Days between which a request for a departure is best sent. */
export const fenetreDeDepot = (depart: CalendarDate) => ({
  auPlusTot: addMonths(depart, -MOIS_DEPOT.auPlusTot),
  auPlusTard: addMonths(depart, -MOIS_DEPOT.auPlusTard),
})

/** First departure, the 1st of a month, for which a request sent that day is in time. */
export const premierDepartDansLesDelais = (aujourdhui: CalendarDate): CalendarDate => {
  const auPlusTard = addMonths(aujourdhui, MOIS_DEPOT.auPlusTard)
  const premier = premierDuRang(rangDuMois(auPlusTard))
  return premier === auPlusTard ? premier : addMonths(premier, 1)
}

/** Why a departure date deserves a warning, which does not block: it is close, or far. */
export const delaiDeDepot = (
  depart: CalendarDate,
  aujourdhui: CalendarDate,
): 'proche' | 'lointain' | undefined => {
  const { auPlusTot, auPlusTard } = fenetreDeDepot(depart)
  if (auPlusTard < aujourdhui) return 'proche'
  return auPlusTot > aujourdhui ? 'lointain' : undefined
}
