import { premierDuMois } from '#rules/calendar/ages.ts'
import { addMonths } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { moisDePreavis } from './delaisLegaux.ts'

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

/** Months before a departure from which a request is best sent, by a choice of the portal: the situation and the law may change until then. */
export const MOIS_AU_PLUS_TOT = 18

/** Days between which a request for a departure is best sent. */
export const fenetreDeDepot = (depart: CalendarDate) => ({
  auPlusTot: addMonths(depart, -MOIS_AU_PLUS_TOT),
  auPlusTard: addMonths(depart, -moisDePreavis(depart)),
})

/** First departure, the 1st of a month, for which a request sent that day is in time. */
export const premierDepartDansLesDelais = (aujourdhui: CalendarDate): CalendarDate => {
  let depart = premierDuMois(aujourdhui)
  while (fenetreDeDepot(depart).auPlusTard < aujourdhui) depart = addMonths(depart, 1)
  return depart
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
