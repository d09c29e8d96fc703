import { premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { MoisDuCompte } from '#rules/simulation/moisDuCompte.ts'

/** Months shown after the age limit: those of a common prolongation. */
const MOIS_APRES_LIMITE = 24

/** Dates that matter on the curve of a pension, as they are named. */
export const nomsDesReperes = {
  auPlusTot: 'Au plus tôt',
  sansDecote: 'Sans décote',
  pourcentageMaximum: 'Pourcentage maximum',
  choisie: 'Date choisie',
  limiteAge: 'Limite d’âge',
} as const

/** A month of a curve that has names. */
export interface Repere {
  /** Place of the month among the points. */
  readonly rang: number
  readonly libelle: string
}

const jusquA = (limite: CalendarDate | undefined, choisie: CalendarDate): CalendarDate => {
  if (limite === undefined) return choisie
  const fin = premierDuRang(rangDuMois(limite) + MOIS_APRES_LIMITE)
  return fin > choisie ? fin : choisie
}

/** Points and milestones of the chart of an account, a departure being chosen: those of one month share their mark. */
export const courbeDe = ({ dates, points: tous }: MoisDuCompte, choisie: CalendarDate) => {
  const fin = jusquA(dates.limiteAge, choisie)
  const points = tous.filter(({ dateDepart }) => dateDepart <= fin)
  const datees = { ...dates, choisie }
  const noms = Object.keys(nomsDesReperes) as (keyof typeof nomsDesReperes)[]
  const reperes = points.flatMap(({ dateDepart }, rang): Repere[] => {
    const siens = noms.filter((nom) => datees[nom] === dateDepart).map((nom) => nomsDesReperes[nom])
    return siens.length === 0 ? [] : [{ rang, libelle: siens.join(', ') }]
  })
  return { points, reperes }
}
