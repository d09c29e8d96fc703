import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { delaiDeDepot } from '#rules/demande/demandeDepart.ts'
import { fauteDeDepart, premierDepart, reserveDuMotif } from '#rules/demande/motifDepart.ts'
import { reponsesDe, type Dossier } from './dossier.ts'
import { departContext } from './etapes.ts'

const { depart: words, reserves } = demandeDepartSuiteMessages

/** Age beyond which nobody stays at work, whatever the extensions. */
const AGE_DERNIER = 75

const yearOf = (date: CalendarDate) => Number(date.slice(0, 4))

/** Years offered for a departure or a payment: from the present one to that of an age that nobody passes at work. */
export const anneesDeDepart = ({ identite }: ContexteDemande, today: CalendarDate): readonly number[] => {
  const [first, last] = [yearOf(today), yearOf(identite.dateNaissance) + AGE_DERNIER]
  return Array.from({ length: Math.max(2, last - first + 1) }, (_, rank) => first + rank)
}

/** From when a reason lets the person leave, in words; undefined when it has no age of its own. */
export const premiereDateDe = (
  codeMotifDepart: number,
  contexte: ContexteDemande,
  today: CalendarDate,
): string | undefined => {
  const date = premierDepart({ ...departContext(contexte, today), codeMotifDepart }, today)
  if (date === undefined) return undefined
  return date <= today ? words.ageAtteint : words.premiereDate(dateEnChiffres(date))
}

/**
 * What deserves a warning in a departure, in words: a date close or far, a condition of the reason that the account does
 * not show. None for a date that is refused: the form says why.
 */
export const reservesDe = (
  dossier: Dossier,
  contexte: ContexteDemande,
  today: CalendarDate,
): readonly string[] => {
  const { dateDepart, codeMotifDepart } = dossier.depart
  const depart = { dateDepart, codeMotifDepart: Number(codeMotifDepart) }
  const judged = { ...departContext(contexte, today), ...depart }
  if (!isCalendarDate(dateDepart) || fauteDeDepart(judged, today) !== undefined) return []
  const { enfants, enfantPasConcerne } = reponsesDe(dossier)
  const invalides = dossier.situation.enfants.filter(({ handicap }) => handicap).length
  const examined = {
    ...depart,
    enfants: enfantPasConcerne ? 0 : enfants,
    enfantsInvalides: enfantPasConcerne ? 0 : invalides,
  }
  const delai = delaiDeDepot(dateDepart, today)
  const motif = contexte.cir && reserveDuMotif(contexte.cir, examined, today)
  return [delai && reserves[delai], motif && reserves.motifs[motif]].filter((phrase) => phrase !== undefined)
}
