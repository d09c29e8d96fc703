import { joursTrente } from '#rules/calendar/ages.ts'
import { addDays } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { joursParAnnee, type PeriodeCarriere } from '../carriere.ts'
import type { CompteRetraite, PeriodeCompte } from '../compte.ts'
import {
  type Interruption,
  morceauxComptes,
  type Reserve,
  reservesDe,
} from '#rules/retraite/droit/interruptions.ts'

/** Working time taken for a part-time period as long as nobody says it: the lowest that the law allows, in percent. */
export const QUOTITE_INCONNUE = 50

/** What a departure supposes of the working times; each is in percent of full time. */
export interface TempsSupposes {
  readonly dateDepart: CalendarDate
  /** Working times to come, each from a date on. */
  readonly quotites: readonly { readonly debut: CalendarDate; readonly quotite: number }[]
  /** Those of part-time periods that the account leaves without one; 0 for one that stays unknown. */
  readonly quotitesPassees?: readonly { readonly periodeId: string; readonly quotite: number }[]
}

/** Part-time periods whose working time the account does not tell. */
export const periodesSansQuotite = <P extends Pick<PeriodeCompte, 'tempsPartiel' | 'quotite'>>(
  carriere: readonly P[],
): readonly P[] =>
  carriere.filter(({ tempsPartiel, quotite }) => tempsPartiel === true && quotite === undefined)

type Coupee = Omit<PeriodeCompte, 'fin' | 'quotite'> & PeriodeCarriere

const quotiteDe = (
  { periodeId, quotite, tempsPartiel }: PeriodeCompte,
  { quotitesPassees = [] }: TempsSupposes,
): number => {
  if (quotite !== undefined) return quotite
  const dite = quotitesPassees.find((passee) => passee.periodeId === periodeId)?.quotite
  return dite || (tempsPartiel ? QUOTITE_INCONNUE : 100)
}

/** A period up to the departure, cut where the supposed working time changes: its reason ends there. */
const decoupee = (periode: PeriodeCompte, dernierJour: CalendarDate, temps: TempsSupposes): Coupee[] => {
  const fin = periode.fin !== undefined && periode.fin < dernierJour ? periode.fin : dernierJour
  const changements =
    periode.fin === undefined
      ? temps.quotites
          .filter(({ debut }) => debut > periode.debut && debut <= fin)
          .toSorted((a, b) => a.debut.localeCompare(b.debut))
      : []
  const { raison: _raison, ...sansRaison } = periode
  const debuts = [
    { ...periode, quotite: quotiteDe(periode, temps) },
    ...changements.map(({ debut, quotite }) => ({ ...sansRaison, debut, quotite })),
  ]
  return debuts.map((morceau, rang) => {
    const suivant = debuts[rang + 1]
    return { ...morceau, fin: suivant ? addDays(suivant.debut, -1) : fin }
  })
}

/** How a period raises a child without working, or working less; undefined when it does not. */
const interruptionDe = ({ position, raison, quotite }: Coupee): Interruption | undefined => {
  if (position === 'congeparental') return 'congeparental'
  if (raison !== 'enfant') return undefined
  if (position === 'disponibilite') return 'disponibilite'
  return quotite < 100 ? 'tempspartiel' : undefined
}

/** What a period gives: services, insurance only (auxiliary services not validated), or nothing. */
const prises = (periode: Coupee, reserves: readonly Reserve[]): PeriodeCarriere[] => {
  const { debut, fin, quotite, position, raison, valides } = periode
  const simple: PeriodeCarriere = { debut, fin, quotite }
  const sorte = interruptionDe(periode)
  if (sorte === 'tempspartiel')
    return morceauxComptes(simple, sorte, (100 - quotite) / 100, reserves).map(({ compte, ...morceau }) => ({
      ...morceau,
      quotite,
      compteTempsPlein: compte,
    }))
  if (sorte !== undefined)
    return morceauxComptes(simple, sorte, 1, reserves)
      .filter(({ compte }) => compte)
      .map(({ compte: _compte, ...morceau }) => ({ ...morceau, quotite: 100, sansCotisation: true }))
  if (position === 'disponibilite') return []
  if (position === 'auxiliaire' && valides !== true) return [{ ...simple, assuranceSeule: true }]
  return [raison === 'therapeutique' ? { ...simple, compteTempsPlein: true } : simple]
}

/** Periods without the days that an earlier one already counts. */
const sansDoublon = (periodes: readonly PeriodeCarriere[]): PeriodeCarriere[] => {
  let jusqua: CalendarDate | '' = ''
  return periodes
    .toSorted((a, b) => a.debut.localeCompare(b.debut))
    .flatMap((periode) => {
      const debut = jusqua !== '' && periode.debut <= jusqua ? addDays(jusqua, 1) : periode.debut
      if (debut > periode.fin) return []
      jusqua = periode.fin
      return [{ ...periode, debut }]
    })
}

/**
 * Periods that count for a departure on a 1st of a month, the present post going on until the day before, as their position
 * makes them count (art. L. 5, L. 9, L. 11 and R. 9 CPCMR).
 */
export const periodesJusquAu = (
  { carriere, enfants }: Pick<CompteRetraite, 'carriere' | 'enfants'>,
  temps: TempsSupposes,
): PeriodeCarriere[] => {
  const dernierJour = addDays(temps.dateDepart, -1)
  const reserves = reservesDe(enfants.map(({ dateNaissance }) => dateNaissance))
  return sansDoublon(
    carriere
      .filter(({ debut, fin }) => debut <= dernierJour && (fin === undefined || fin >= debut))
      .toSorted((a, b) => a.debut.localeCompare(b.debut))
      .flatMap((periode) => decoupee(periode, dernierJour, temps))
      .flatMap((periode) => prises(periode, reserves)),
  )
}

/** Days of insurance of an account by calendar year, all schemes, up to a departure: a period that goes on does so until then. */
export const joursDuCompte = (cir: CompteRetraite, temps: TempsSupposes): ReadonlyMap<number, number> =>
  joursParAnnee(
    periodesJusquAu(cir, temps),
    cir.autresRegimes.flatMap(({ annees }) => annees),
  )

/** Services contributed from a day on, that day included, until a departure: days, and the working time of each. */
export const periodesAVenir = (
  cir: Pick<CompteRetraite, 'carriere' | 'enfants'>,
  temps: TempsSupposes,
  depuis: CalendarDate,
): readonly { readonly jours: number; readonly quotite: number }[] =>
  periodesJusquAu(cir, temps)
    .filter(
      ({ fin, sansCotisation, assuranceSeule }) =>
        fin >= depuis && sansCotisation !== true && assuranceSeule !== true,
    )
    .map(({ debut, fin, quotite }) => ({ jours: joursTrente(debut > depuis ? debut : depuis, fin), quotite }))

/** Days of services contributed from a day on, that day included, until a departure: part-time counts whole, a leave does not. */
export const joursAVenir = (...faits: Parameters<typeof periodesAVenir>): number =>
  periodesAVenir(...faits).reduce((somme, { jours }) => somme + jours, 0)
