import { addDays } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type CompteRetraite, EN_EMPLOI, type PeriodeCompte } from '#rules/carriere/compte.ts'

/** Part-time work that goes on, as an account shows it. */
export interface TempsPartielActuel {
  /** Percentage of full time; undefined when the account does not tell it. */
  readonly quotite: number | undefined
  /** First day since which the working time has been this one. */
  readonly depuis: CalendarDate
}

const PLEIN = 100

const estPartiel = ({ quotite, tempsPartiel, position }: PeriodeCompte) =>
  EN_EMPLOI.has(position) && (quotite === undefined ? tempsPartiel === true : quotite < PLEIN)

/** The part-time work that goes on: periods of the same working time that follow one another are one. */
export const tempsPartielActuel = ({
  carriere,
}: Pick<CompteRetraite, 'carriere'>): TempsPartielActuel | undefined => {
  const periodes = carriere.toSorted((a, b) => b.debut.localeCompare(a.debut))
  const [actuelle, ...avant] = periodes
  if (actuelle === undefined || actuelle.fin !== undefined || !estPartiel(actuelle)) return undefined
  const { quotite } = actuelle
  let depuis = actuelle.debut
  for (const periode of avant) {
    const suit = periode.fin !== undefined && addDays(periode.fin, 1) === depuis
    if (!suit || !estPartiel(periode) || periode.quotite !== quotite) break
    depuis = periode.debut
  }
  return { quotite, depuis }
}
