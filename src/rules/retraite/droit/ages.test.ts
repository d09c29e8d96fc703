import type { CalendarDate } from '#rules/calendar/dates.ts'
import { expect, it } from 'vitest'
import { ageLimite, ageMaximum, ageOuverture, premierEffet } from './ages.ts'
import type { Categorie } from '../demande/categorie.ts'
import { dureeRequise } from './durations.ts'
import { estimer } from '../estimation/estimation.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'
import { citer, sources } from '../exemples/source.ts'
import { regleDe } from '../regle/regle.ts'
import { droitsDe } from './droits.ts'

const LOI = '2026-09-01'
const CALENDRIER = '2023-09-01'

/** Birth date at the threshold −1 / 0 / +1, opening age, quarters; under the law in force, then under the calendar of 2023. */
const generations: readonly (readonly [
  naissance: CalendarDate,
  categorie: Categorie,
  enVigueur: readonly [annees: number, mois: number, trimestres: number],
  calendrier: readonly [annees: number, mois: number, trimestres: number],
  source: string,
])[] = [
  ['1961-08-31', 'sedentaire', [62, 0, 168], [62, 0, 168], 'art. L. 161-17-2 CSS'],
  ['1961-09-01', 'sedentaire', [62, 3, 169], [62, 3, 169], 'loi n° 2023-270'],
  ['1962-12-31', 'sedentaire', [62, 6, 169], [62, 6, 169], 'loi n° 2023-270'],
  ['1963-01-01', 'sedentaire', [62, 9, 170], [62, 9, 170], 'loi n° 2023-270'],
  ['1963-12-31', 'sedentaire', [62, 9, 170], [62, 9, 170], 'loi n° 2023-270'],
  ['1964-01-01', 'sedentaire', [62, 9, 170], [63, 0, 171], 'loi n° 2025-1403, art. 105'],
  ['1964-05-16', 'sedentaire', [62, 9, 170], [63, 0, 171], citer(sources.cnavAge)],
  ['1965-02-24', 'sedentaire', [62, 9, 170], [63, 3, 172], citer(sources.cnavAge)],
  ['1965-03-31', 'sedentaire', [62, 9, 170], [63, 3, 172], 'loi n° 2025-1403, art. 105'],
  ['1965-04-01', 'sedentaire', [63, 0, 171], [63, 3, 172], 'loi n° 2025-1403, art. 105'],
  ['1965-07-08', 'sedentaire', [63, 0, 171], [63, 3, 172], citer(sources.cnavAge)],
  ['1966-01-01', 'sedentaire', [63, 3, 172], [63, 6, 172], 'loi n° 2025-1403, art. 105'],
  ['1968-06-15', 'sedentaire', [63, 9, 172], [64, 0, 172], citer(sources.unionAge)],
  ['1968-12-31', 'sedentaire', [63, 9, 172], [64, 0, 172], 'loi n° 2025-1403, art. 105'],
  ['1969-01-01', 'sedentaire', [64, 0, 172], [64, 0, 172], citer(sources.unionAge)],
  ['2005-02-28', 'sedentaire', [64, 0, 172], [64, 0, 172], 'loi n° 2025-1403, art. 105'],
  ['1966-08-31', 'active', [57, 0, 169], [57, 0, 169], 'décret n° 2026-344'],
  ['1966-09-01', 'active', [57, 3, 169], [57, 3, 169], 'décret n° 2026-344'],
  ['1970-03-31', 'active', [57, 9, 170], [58, 3, 172], 'décret n° 2026-344'],
  ['1970-04-01', 'active', [58, 0, 171], [58, 3, 172], 'décret n° 2026-344'],
  ['1974-01-01', 'active', [59, 0, 172], [59, 0, 172], 'décret n° 2026-344'],
  ['1971-08-31', 'superactive', [52, 0, 171], [52, 0, 171], 'décret n° 2026-344'],
  [
    '1971-09-01',
    'superactive',
    [52, 3, 169],
    [52, 3, 169],
    'décret n° 2026-344 (pas non croissant du texte)',
  ],
  ['1975-03-31', 'superactive', [52, 9, 170], [53, 3, 172], 'décret n° 2026-344'],
  ['1979-01-01', 'superactive', [54, 0, 172], [54, 0, 172], 'décret n° 2026-344'],
]

it.each(generations)(
  'né le %s, %s : %j, et %j au calendrier de 2023 (%5$s)',
  (naissance, categorie, loi, calendrier) => {
    for (const [regle, [annees, mois, trimestres]] of [
      [LOI, loi],
      [CALENDRIER, calendrier],
    ] as const) {
      expect(ageOuverture(naissance, categorie, regle)?.age).toEqual({ annees, mois })
      expect(dureeRequise(naissance, categorie, regle)?.trimestres).toBe(trimestres)
    }
  },
)

it('marks as indicative what no table confirms', () => {
  expect(dureeRequise('1964-07-01', 'sedentaire', CALENDRIER)?.confirme).toBe(true)
  expect(dureeRequise('1969-07-01', 'active', CALENDRIER)?.confirme).toBe(false)
  expect(ageOuverture('1974-07-01', 'superactive', CALENDRIER)?.confirme).toBe(false)
  expect(ageOuverture('1974-07-01', 'superactive', LOI)?.confirme).toBe(true)
})

it('knows no required duration for a generation absent from the tables', () => {
  expect(dureeRequise('1948-12-31', 'sedentaire', LOI)).toBeUndefined()
  expect(dureeRequise('1960-12-31', 'active', LOI)).toBeUndefined()
})

it('takes the law in force at the effect date, unless the calendar of 2023 is asked for', () => {
  expect(regleDe('2026-08-01')).toBe(CALENDRIER)
  expect(regleDe('2026-09-01')).toBe(LOI)
  expect(regleDe('2030-01-01', 'calendrier2023')).toBe(CALENDRIER)
})

it('pays from the 1st of the month after the birthday, or from the birthday itself on a 1st', () => {
  const premier = (naissance: CalendarDate) => {
    const age = ageOuverture(naissance, 'sedentaire', LOI)
    return age && premierEffet(naissance, age)
  }
  expect(premier('1964-07-01')).toBe('2027-04-01')
  expect(premier('1964-07-02')).toBe('2027-05-01')
  expect(premier('1964-02-29')).toBe('2026-12-01')
})

it('knows the age limits, and the last age with an authorisation (art. L. 556-1 CGFP)', () => {
  expect(ageLimite('1954-12-31', 'sedentaire', LOI)?.age).toEqual({ annees: 66, mois: 7 })
  expect(ageLimite('1955-01-01', 'sedentaire', LOI)?.age).toEqual({ annees: 67, mois: 0 })
  expect(ageLimite('1970-01-01', 'active', LOI)?.age).toEqual({ annees: 62, mois: 0 })
  expect(ageLimite('1970-01-01', 'superactive', LOI)).toMatchObject({
    age: { annees: 57, mois: 0 },
    confirme: false,
  })
  expect(ageMaximum('1970-01-01', 'sedentaire', LOI)?.age.annees).toBe(70)
  expect(ageMaximum('1970-01-01', 'active', LOI)).toMatchObject({ age: { annees: 67 }, confirme: false })
})

it.each([
  [
    'SC-1 police née en 1962 : 62 ans, et non 50 ans et 9 mois plus dix',
    '1962-03-01',
    'superactive',
    '2024-03-01',
  ],
  ['SC-2 catégorie active : 57 ans et 9 mois plus cinq ans', '1970-03-10', 'active', '2032-12-10'],
  ['SC-3 sédentaire, âge légal', '1970-03-10', 'sedentaire', '2034-03-10'],
] as const)('%s (art. L. 14 III)', (_, naissance, categorie, jour) => {
  expect(droitsDe(naissance, categorie, LOI)?.dateSurcote).toBe(jour)
})

it.each([
  ['SP-1 née en mars 1965 : 62 ans et 9 mois', '1965-03-31', 'active', false],
  ['SP-2 née en avril 1965 : 63 ans', '1965-04-01', 'active', true],
  ['SP-3 la même, sédentaire', '1965-04-01', 'sedentaire', true],
] as const)(
  '%s : l’âge légal de la génération ouvre la surcote parentale, quelle que soit la catégorie (art. L. 14 IV)',
  (_, naissance, categorie, ouvre) => {
    expect(droitsDe(naissance, categorie, LOI)?.surcoteParentale).toBe(ouvre)
  },
)

/** Two ages and two durations for who is born in 1965 (loi n° 2025-1403, art. 105): the year alone would be said of both. */
it.each([
  ['1965-03-31', 'naissance le 31/03/1965', '62 ans et 9 mois'],
  ['1965-04-01', 'naissance le 01/04/1965', '63 ans'],
] as const)('says the age for the very birth, %s', (dateNaissance, dit, age) => {
  const { lignes } = estimer({ ...demandeNue, dateNaissance, dateDepart: '2028-04-01' })
  expect(lignes[0]?.formule).toContain(dit)
  expect(lignes[0]?.formule).toContain(` : ${age}, soit`)
  expect(lignes[0]?.formule).not.toContain('génération')
})
