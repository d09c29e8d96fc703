import { expect, it } from 'vitest'
import { joursTrente } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { morceauxComptes, reservesDe } from './interruptions.ts'

/** Days of thirty a month that a disponibilité for a child counts. */
const comptes = (naissance: CalendarDate, debut: CalendarDate, fin: CalendarDate) =>
  morceauxComptes({ debut, fin }, 'disponibilite', 1, reservesDe([naissance]))
    .filter(({ compte }) => compte)
    .reduce((total, morceau) => total + joursTrente(morceau.debut, morceau.fin), 0)

/** Art. L. 9 1° d CPCMR: a child under eight, under twelve for the days since 8 May 2020; three years in all. */
it.each<[string, CalendarDate, CalendarDate, CalendarDate, number]>([
  ['DI1 dix ans, la veille', '2010-01-01', '2019-05-08', '2020-05-07', 0],
  ['DI2 le premier jour', '2010-01-01', '2019-05-08', '2020-05-08', 1],
  ['DI3 un jour de plus', '2010-01-01', '2019-05-08', '2020-05-09', 2],
  ['DI4 avant cette date, le dernier jour de ses sept ans', '2012-05-07', '2019-05-07', '2020-05-06', 360],
  ['DI5 ses huit ans, la veille de cette date', '2012-05-07', '2019-05-07', '2020-05-07', 360],
  ['DI6 elle compte de nouveau', '2012-05-07', '2019-05-07', '2020-05-08', 361],
  ['DI7 huit ans après cette date : sans coupure', '2012-09-01', '2020-01-01', '2021-12-31', 720],
  ['DI8 la veille de ses douze ans', '2009-07-01', '2021-01-01', '2021-06-30', 180],
  ['DI9 ses douze ans', '2009-07-01', '2021-01-01', '2021-07-01', 180],
  ['DI10 trois ans en tout', '2012-09-01', '2020-05-08', '2023-08-07', 1080],
  ['DI11 né en 2003', '2003-12-31', '2010-01-01', '2010-12-31', 0],
])('%s', (_, naissance, debut, fin, attendu) => {
  expect(comptes(naissance, debut, fin)).toBe(attendu)
})
