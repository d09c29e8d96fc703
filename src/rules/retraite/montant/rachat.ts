import { ageOn } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import { datee, ligneEnVigueur } from '../regle/bareme.ts'
import type { Demande, DemandeRachat } from '../demande/demande.ts'
import { type Indice, indiceDe, type ValeurDuPoint, valeurDuPoint } from './indice.ts'
import ecrit from '../regle/tables/buyback-rates.json' with { type: 'json' }

const json = datee(ecrit)

/** What bought quarters count for: 1 the payable duration, 2 the insurance (décote), 3 both. */
export const optionsRachat = [1, 2, 3] as const

export type OptionRachat = (typeof optionsRachat)[number]

/** First requests that the scale covers. */
export const PREMIER_RACHAT: CalendarDate = json.validFrom

/** Most quarters that may be bought in a life. */
export const RACHAT_MAXIMUM = json.limits.maxQuarters

/** Youngest age at the request, in years. */
const AGE_MINIMUM_RACHAT = json.ageAtRequest.minimum

/** Whether someone is too old to ask: past 59 while the scale was in force, past 66 since (art. D. 7-1 CPCMR). */
export const ageRachatDepasse = (naissance: CalendarDate, dateDemande: CalendarDate): boolean =>
  ageOn(naissance, dateDemande) > (ligneEnVigueur(json.ageAtRequest.maximum, dateDemande)?.years ?? 0)

export const ageRachatAtteint = (naissance: CalendarDate, dateDemande: CalendarDate): boolean =>
  ageOn(naissance, dateDemande) >= AGE_MINIMUM_RACHAT

/** Cost of bought quarters, in euros, not rounded. */
export interface CoutRachat {
  readonly age: number
  readonly pourcentageParTrimestre: number
  readonly cout: number
  /** True since 2026: the scale was repealed, and its successor was not found. */
  readonly indicatif: boolean
  /** What a quarter is a percentage of: index and value of the point at the request. */
  readonly indice: Indice
  readonly point: ValeurDuPoint
}

/**
 * Cost (décret n° 2003-1310, art. 2): quarters × a percentage by age at the request × the annual index salary. The ages
 * up to the first row have it; from 60 on, the last published row is used, as indicative. `undefined` for a date or an
 * option that the table does not know.
 */
export const coutRachat = (a: {
  readonly naissance: CalendarDate
  readonly dateDemande: CalendarDate
  readonly trimestres: number
  readonly option: number
  readonly indice: Indice
}): CoutRachat | undefined => {
  const age = ageOn(a.naissance, a.dateDemande)
  const row = json.rows.findLast((ligne) => ligne.age <= age) ?? json.rows[0]
  const point = valeurDuPoint(a.dateDemande)
  const pourcentage = row && { 1: row.option1, 2: row.option2, 3: row.option3 }[a.option]
  if (pourcentage === undefined || point === undefined) return undefined
  return {
    age,
    pourcentageParTrimestre: pourcentage,
    cout: (a.trimestres * pourcentage * a.indice.majore * point.annuelle) / 100,
    indicatif: a.dateDemande > json.validTo || !a.indice.confirme,
    indice: a.indice,
    point,
  }
}

type Depart = Pick<Demande, 'dateNaissance' | 'indiceMajore' | 'dateDepart'>

/**
 * The cost of the quarters that a request buys, on the index salary held at the request (décret n° 2003-1310, art. 2), which
 * need not be that of the departure.
 */
export const prixDuRachat = (
  { dateNaissance: naissance, indiceMajore, dateDepart }: Depart,
  achat: DemandeRachat,
): CoutRachat | undefined => {
  const indice =
    achat.indiceMajore === undefined
      ? indiceDe(indiceMajore, dateDepart)
      : indiceDe(achat.indiceMajore, achat.dateDemande)
  return indice && coutRachat({ ...achat, naissance, indice })
}

const delaiDAbattement = (dateDemande: CalendarDate) => ligneEnVigueur(json.abatement.deadline, dateDemande)

/** Whether the abatement of a request depends on the end of the studies, and no more on the age. */
export const abattementParEtudes = (dateDemande: CalendarDate): boolean =>
  delaiDAbattement(dateDemande)?.yearsAfterStudies !== undefined

/** Last year of the requests that have the abatement. */
const finDuDelai = (naissance: CalendarDate, dateDemande: CalendarDate, finEtudes?: CalendarDate) => {
  const delai = delaiDAbattement(dateDemande)
  if (delai?.age !== undefined) return anneeDe(naissance) + delai.age
  if (delai?.yearsAfterStudies === undefined || finEtudes === undefined) return undefined
  return anneeDe(finEtudes) + delai.yearsAfterStudies
}

/**
 * Abatement of young graduates (décret n° 2003-1310, art. 2 bis), in euros: four quarters at most, until the end of the
 * year of the 40th birthday (before 2025, of the tenth year after the studies, whose end must then be given). The
 * amounts are confirmed until 2025.
 */
export const abattementRachat = (a: {
  readonly naissance: CalendarDate
  readonly dateDemande: CalendarDate
  readonly trimestres: number
  readonly option: OptionRachat
  readonly finEtudes?: CalendarDate
}): { readonly montant: number; readonly confirme: boolean } => {
  const { maxQuarters, perQuarterEuros: montants, amountsFrom2026Confirmed } = json.abatement
  const derniere = finDuDelai(a.naissance, a.dateDemande, a.finEtudes)
  const ouvert = derniere !== undefined && anneeDe(a.dateDemande) <= derniere
  const parTrimestre = { 1: montants.option1, 2: montants.option2, 3: montants.option3 }[a.option]
  return {
    montant: ouvert ? Math.min(a.trimestres, maxQuarters) * parTrimestre : 0,
    confirme: a.dateDemande <= json.validTo || amountsFrom2026Confirmed,
  }
}

/** Years over which a cost may be spread, 1 being a single payment. */
export interface Echelonnement {
  readonly annees: readonly number[]
  readonly confirme: boolean
}

/** Those of a number of quarters; with the abatement, the same for all (décret n° 2003-1310, art. 2 bis IV). */
export const echelonnement = (trimestres: number, avecAbattement: boolean): Echelonnement => {
  const { rows, withAbatement } = json.instalments
  if (avecAbattement) return { annees: withAbatement.years, confirme: withAbatement.confirmed }
  const row = rows.find(
    ({ quartersFrom, quartersTo }) => quartersFrom <= trimestres && trimestres <= quartersTo,
  )
  const plus = row?.maxYears ?? 1
  return { annees: Array.from({ length: plus }, (_, rang) => rang + 1), confirme: row?.confirmed ?? false }
}

/** What the table says of buying back. */
export const baremeRachat = json
