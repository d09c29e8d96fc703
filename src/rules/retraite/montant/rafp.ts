import { moisEcoules } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { anneeDe } from '#rules/calendar/dates.ts'
import { arrondir } from '#rules/arrondis.ts'
import { datee, ligneDeLAnnee, ligneEnVigueur } from '../regle/bareme.ts'
import json from '../regle/tables/rafp.json' with { type: 'json' }

/** How the additional pension is paid. */
export const formesRafp = ['capital', 'rente', 'fractionne', 'nonOuvert'] as const

/** The additional pension of someone; amounts in euros, not rounded. */
export interface Rafp {
  readonly coefficientAge: number
  readonly forme: (typeof formesRafp)[number]
  readonly capital: number
  readonly renteMensuelle: number
  /** First payment of a capital in two parts. */
  readonly premiereFraction: number
  /** Months of annuity that it makes (décret n° 2004-569, art. 9). */
  readonly moisPremiereFraction: number
  readonly valeurService: number
  readonly facteurCapital: number
  readonly confirme: boolean
}

type Row = { readonly age: number } & Readonly<Record<'coefficient' | 'factor', number>>

/** Value at an age in months, between the rows of whole ages (month by month), rounded as the scheme’s simulator does. */
const interpoler = (rows: readonly { readonly age: number; readonly valeur: number }[], mois: number) => {
  const premier = rows[0]
  const dernier = rows.at(-1)
  if (premier === undefined || dernier === undefined) return 0
  const avant = rows.findLast(({ age }) => age * 12 <= mois) ?? premier
  const apres = rows.find(({ age }) => age * 12 > mois) ?? dernier
  const part = Math.max(0, mois - avant.age * 12) / 12
  return arrondir(avant.valeur + (apres.valeur - avant.valeur) * (avant.age < apres.age ? part : 0))
}

const valeurs = <K extends 'coefficient' | 'factor'>(
  rows: readonly ({ age: number } & Pick<Row, K>)[],
  cle: K,
) => rows.map((row) => ({ age: row.age, valeur: row[cle] }))

const coefficients = valeurs(json.ageCoefficients.rows, 'coefficient')
const facteurs = valeurs(json.capitalConversion.rows, 'factor')
const { annuityFromPoints, splitCapital } = datee(json.thresholds)

/** First year of the additional pension (loi n° 2003-775, art. 76). */
export const PREMIERE_ANNEE_RAFP = json.pointValues[0]?.year ?? 0

/** How a capital is paid on a date: months of annuity of its first payment, none when it is paid at once. */
const moisPremierVersement = (points: number, effet: CalendarDate): number => {
  const fraction = ligneEnVigueur(splitCapital, effet)
  return fraction && points >= fraction.fromPoints ? fraction.firstMonths : 0
}

/**
 * RAFP (décret n° 2004-569, art. 6, 8 and 9): points × value of service × coefficient of age, as an annuity from 5,125
 * points, otherwise once, × a factor of age, in two payments from 4,900 points (4,600 before April 2024). It waits for the legal age of the
 * generation (`ageLegal`, a day), and for the full pension: a progressive one (`partielle`) does not open it (loi n° 2003-775, art.
 * 76: who is admitted to retirement). The value of the last known year holds for the years to come.
 */
export const rafpDe = (a: {
  readonly points: number
  readonly naissance: CalendarDate
  readonly effet: CalendarDate
  readonly ageLegal: CalendarDate
  readonly partielle?: boolean
}): Rafp => {
  const mois = moisEcoules(a.naissance, a.effet)
  const coefficientAge = interpoler(coefficients, mois)
  const facteurCapital = interpoler(facteurs, mois)
  const row = ligneDeLAnnee(json.pointValues, anneeDe(a.effet))
  const valeurService = row?.service ?? 0
  const confirme = json.confirmed && row?.year === anneeDe(a.effet)
  const commun = { coefficientAge, valeurService, facteurCapital, confirme }
  const rien = { capital: 0, renteMensuelle: 0, premiereFraction: 0, moisPremiereFraction: 0 }
  // Nothing of the tables is in it: a date alone.
  if (a.partielle === true || a.effet < a.ageLegal)
    return { ...commun, ...rien, forme: 'nonOuvert', confirme: true }
  const annuelle = a.points * valeurService * coefficientAge
  if (a.points >= annuityFromPoints)
    return { ...commun, ...rien, forme: 'rente', renteMensuelle: annuelle / 12 }
  const moisPremiereFraction = moisPremierVersement(a.points, a.effet)
  return {
    ...commun,
    ...rien,
    forme: moisPremiereFraction > 0 ? 'fractionne' : 'capital',
    capital: annuelle * facteurCapital,
    premiereFraction: (annuelle / 12) * moisPremiereFraction,
    moisPremiereFraction,
  }
}

/** What the table says of the scheme. */
export const baremeRafp = json
