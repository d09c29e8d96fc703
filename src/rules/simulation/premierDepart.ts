import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { enfantsElevesAu } from '#rules/carriere/enfantsEleves.ts'
import { premierMoisPossible } from '#rules/simulation/moisDuCompte.ts'
import { ouvertureDuCompte } from '#rules/carriere/services/ouverture.ts'
import { moisSuivant } from '#rules/calendar/arithmetic.ts'
import { regleDe } from '#rules/retraite/regle/regle.ts'
import { type Estimation, estimer } from '#rules/retraite/estimation/estimation.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeDuCompte } from './hypotheses/hypotheses.ts'
import { hypothesesDuCompte } from './hypotheses/hypothesesDuCompte.ts'

/** First 1st of a month to come on which the account opens the pension at the legal age. */
const ouverture = (cir: CompteRetraite, aujourdhui: CalendarDate): CalendarDate => {
  const prochain = moisSuivant(aujourdhui)
  const ouverte = ouvertureDuCompte(cir, regleDe(prochain))
  return ouverte && ouverte.date > prochain ? ouverte.date : prochain
}

/** What the simulator supposes first: the earliest departure to come at the legal age, with what the account has. */
export const hypothesesAuPlusTot = (cir: CompteRetraite, aujourdhui: CalendarDate) => {
  const premier = ouverture(cir, aujourdhui)
  const au = (dateDepart: CalendarDate) =>
    hypothesesDuCompte(cir, { dateDepart, enfants: enfantsElevesAu(cir, dateDepart) })
  return au(premierMoisPossible(cir, au(premier), aujourdhui, premier) ?? premier)
}

/** The earliest departure of an account at the legal age. */
interface PremierDepart {
  readonly demande: Demande
  readonly estimation: Estimation
  /** First day on which the account opens the right, which may be past. */
  readonly ouverture: CalendarDate
}

/** That departure and its estimate; undefined where none is possible, or the account has faults. */
export const premierDepart = (cir: CompteRetraite, aujourdhui: CalendarDate): PremierDepart | undefined => {
  const demande = demandeDuCompte(cir, hypothesesAuPlusTot(cir, aujourdhui), aujourdhui)
  if (verifierDemande(demande).length > 0) return undefined
  const estimation = estimer(demande)
  const ouverte = ouvertureDuCompte(cir, estimation.regle)
  return { demande, estimation, ouverture: ouverte?.date ?? estimation.dateOuverture }
}
