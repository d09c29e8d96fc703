import { dateAge } from '#rules/calendar/ages.ts'
import { jourDe } from '#rules/calendar/dates.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { type Droits, droitsDeLaDemande } from '#rules/retraite/droit/droits.ts'
import {
  type FauteDeMotif,
  fauteDeMotif,
  longueCarriereDe,
  ouvertureDuMotif,
} from '#rules/retraite/droit/motifs.ts'
import type { DebutDeCarriere } from '#rules/retraite/demande/demande.ts'
import { regleDe } from '#rules/retraite/regle/regle.ts'
import { examinerDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeAu } from '#rules/simulation/hypotheses/hypothesesDuCompte.ts'

/** What a departure is judged on. */
export interface DepartDemande {
  readonly dateNaissance: CalendarDate
  readonly categorie: 'sedentaire' | 'active' | 'superactive'
  /** Category of the job held, where it is another: its age limit counts. */
  readonly emploi?: DepartDemande['categorie']
  readonly dateDepart: CalendarDate
  /** 1 to 5. */
  readonly codeMotifDepart: number
  /** When the career began, where the account tells it. */
  readonly debutAvant?: DebutDeCarriere | undefined
}

/** Why a date of departure cannot be asked for, as keys of sentences. */
export type FauteDeDepart =
  | 'DEPART_PREMIER_DU_MOIS'
  | 'DEPART_AGE_MAXIMUM'
  | 'DEPART_PASSE'
  | 'AVANT_AGE'
  | 'LONGUE_CARRIERE_AGE'
  | 'HANDICAP_AGE'

const HORIZON = { annees: 10, mois: 0 }

/** Last day that a request looks ahead to, for someone whose latest departure is not known. */
export const horizonDe = (aujourdhui: CalendarDate): CalendarDate => dateAge(aujourdhui, HORIZON)

const droitsAu = (depart: DepartDemande): Droits | undefined =>
  droitsDeLaDemande(depart, regleDe(depart.dateDepart))

const fautesDAge: Readonly<Record<number, FauteDeDepart>> = {
  1: 'AVANT_AGE',
  3: 'LONGUE_CARRIERE_AGE',
  5: 'HANDICAP_AGE',
}

/** First effect that the age of the reason allows; undefined when it has no age of its own. */
const ouvertureDe = (depart: DepartDemande, droits: Droits): CalendarDate | undefined => {
  const { codeMotifDepart: motif, dateNaissance, dateDepart, debutAvant } = depart
  if (motif !== 3) return ouvertureDuMotif({ motif, dateNaissance }, droits)
  // No day mends a career that began too late: the reason itself is at fault.
  if (debutAvant === 'tardif') return undefined
  const longue = longueCarriereDe({ dateNaissance, dateDepart, ...(debutAvant && { debutAvant }) }, droits)
  return longue?.ouverture ?? droits.dateOuverture
}

/**
 * What forbids a departure: a day that no pension begins on (art. L. 90 CPCMR), the past, an age not reached, or passed
 * (art. L. 556-1 CGFP). Quarters never do, but those of a long career's beginning
 * (`commenceTropTard`): the office counts them, and the account may be wrong. For a generation that the tables do not
 * have, only what is ten years ahead is too late. `undefined` when nothing forbids it.
 */
export const fauteDeDepart = (depart: DepartDemande, aujourdhui: CalendarDate): FauteDeDepart | undefined => {
  if (jourDe(depart.dateDepart) !== 1) return 'DEPART_PREMIER_DU_MOIS'
  if (depart.dateDepart <= aujourdhui) return 'DEPART_PASSE'
  const droits = droitsAu(depart)
  if (droits === undefined)
    return depart.dateDepart > horizonDe(aujourdhui) ? 'DEPART_AGE_MAXIMUM' : undefined
  const ouverture = ouvertureDe(depart, droits)
  if (ouverture !== undefined && depart.dateDepart < ouverture) return fautesDAge[depart.codeMotifDepart]
  return depart.dateDepart > droits.dateMaximum ? 'DEPART_AGE_MAXIMUM' : undefined
}

/** Whether the account shows a career that began too late for the reason: no day of departure is to be asked for then. */
export const commenceTropTard = ({
  codeMotifDepart,
  debutAvant,
}: Pick<DepartDemande, 'codeMotifDepart' | 'debutAvant'>): boolean =>
  codeMotifDepart === 3 && debutAvant === 'tardif'

/** First day on which the reason lets someone leave, when it has an age: the 1st of a month. */
export const premierDepart = (
  depart: Omit<DepartDemande, 'dateDepart'>,
  aujourdhui: CalendarDate,
): CalendarDate | undefined => {
  const droits = droitsAu({ ...depart, dateDepart: aujourdhui })
  const { codeMotifDepart: motif, dateNaissance, debutAvant } = depart
  return droits && ouvertureDuMotif({ motif, dateNaissance, ...(debutAvant && { debutAvant }) }, droits)
}

/** The departure that an account makes, looked at by the pension function; `enfants` are those who are told. */
export const examenDuDepart = (
  compte: CompteRetraite,
  {
    dateDepart,
    codeMotifDepart,
    enfants,
  }: Omit<DepartDemande, 'dateNaissance' | 'categorie'> & {
    readonly enfants: number
  },
  aujourdhui: CalendarDate,
) => {
  const demande = demandeAu(compte, { dateDepart, motif: codeMotifDepart, enfants }, aujourdhui)
  return { demande, ...examinerDemande(demande) }
}

/** Reason 4: parent of a child invalid at 80 % (art. L. 24 I 3° CPCMR). */
const ENFANT_INVALIDE = 4

/**
 * Condition of the reason that the account does not show: a warning, for the person may prove it. `undefined` when it
 * shows them all. `enfantsInvalides` are those of the children who are told invalid at 80 % at least.
 */
export const reserveDuMotif = (
  compte: CompteRetraite,
  {
    enfantsInvalides,
    ...depart
  }: Parameters<typeof examenDuDepart>[1] & { readonly enfantsInvalides: number },
  aujourdhui: CalendarDate,
): FauteDeMotif | undefined => {
  const enfants = depart.codeMotifDepart === ENFANT_INVALIDE ? enfantsInvalides : depart.enfants
  const { demande, droits } = examenDuDepart(compte, { ...depart, enfants }, aujourdhui)
  return droits && fauteDeMotif(demande, droits)?.[1]
}
