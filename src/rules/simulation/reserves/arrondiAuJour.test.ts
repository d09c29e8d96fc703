import { expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { reservesDe } from './reserves.ts'

/** A post since a day, until a departure on 1 January 2027: its days beyond whole quarters are those of thirty less that day. */
const dits = (debut: CalendarDate) => {
  const compte = { ...compteType, carriere: [periode('p', debut)] }
  const demande = { ...demandeNue, dateDepart: '2027-01-01' as const }
  return reservesDe(compte, { demande, regle: '2026-09-01', decote: 0 }).suppositions.filter((phrase) =>
    phrase.startsWith('Des trimestres liquidables'),
  )
}

// Conseil d’État, 25 October 2017, n° 396425: forty-five days of the calendar, which are forty-four in months of thirty.
it.each([
  ['2000-11-14', undefined], // 47 days beyond 104 quarters
  ['2000-11-15', 'au-dessus'], // 46
  ['2000-11-16', 'au-dessus'], // 45
  ['2000-11-17', 'en dessous'], // 44
  ['2000-11-18', 'en dessous'], // 43
  ['2000-11-19', undefined], // 42
  ['2000-12-01', undefined],
] as const)('a career since %s may round otherwise by a day or two: %s', (debut, sens) => {
  expect(dits(debut)).toEqual(sens === undefined ? [] : [expect.stringContaining(`arrondis ${sens}`)])
})
