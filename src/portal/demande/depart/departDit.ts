import { reponsesDepart } from '#contract/demande/formulaires.ts'
import { jugementDepart, type Contexte } from '#contract/demande/questions/commun.ts'
import { isCalendarDate } from '#rules/calendar/dates.ts'
import { delaiDeDepot } from '#rules/demande/demandeDepart.ts'
import { fauteDeDepart, reserveDuMotif } from '#rules/demande/motifDepart.ts'
import { reponsesDe, type Dossier } from '../dossier/dossier.ts'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'

const { reserves } = demandeDepartSuiteMessages

/**
 * What deserves a warning in a departure, in words: a date close or far, a condition of the reason that the account does
 * not show. None for a date that is refused: the form says why.
 */
export const reservesDe = (dossier: Dossier<'depart'>, contexte: Contexte): readonly string[] => {
  const { today } = contexte
  const { dateDepart, codeMotifDepart } = dossier.depart
  if (!isCalendarDate(dateDepart)) return []
  const depart = { dateDepart, codeMotifDepart: Number(codeMotifDepart) }
  if (fauteDeDepart({ ...jugementDepart(contexte), ...depart }, today) !== undefined) return []
  const { enfants, enfantPasConcerne } = reponsesDepart(reponsesDe(dossier))
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
