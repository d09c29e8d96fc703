import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'

/**
 * The index that an account holds on a day, however recently: that of pay, and of the cost of a buy-back (décret n° 2003-1310,
 * art. 2). The six months of art. L. 15 CPCMR are those of the pension.
 */
export const indiceAu = (
  { carriere, situation }: Pick<CompteRetraite, 'carriere' | 'situation'>,
  date: CalendarDate,
): number => {
  const dernier = carriere
    .filter(({ indiceMajore, debut }) => indiceMajore !== undefined && debut <= date)
    .toSorted((a, b) => a.debut.localeCompare(b.debut))
    .at(-1)
  return dernier?.indiceMajore ?? situation.indiceMajore
}
