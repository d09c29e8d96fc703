import { expect, it } from 'vitest'
import { ageOn, dateAge, joursTrente, moisEcoules, premierDuMois } from './ages.ts'

it.each([
  ['1964-07-01', 62, 9, '2027-04-01'],
  ['1964-02-29', 60, 0, '2024-02-29'],
  ['1964-02-29', 61, 0, '2025-03-01'],
  ['1964-08-31', 62, 9, '2027-05-31'],
  ['1964-08-31', 62, 3, '2026-12-01'],
  ['1968-12-31', -1, 0, '1967-12-31'],
] as const)('someone born on %s is %i years and %i months old on %s', (naissance, annees, mois, jour) => {
  expect(dateAge(naissance, { annees, mois })).toBe(jour)
})

it.each([
  ['2027-04-01', '2027-04-01'],
  ['2027-04-02', '2027-05-01'],
  ['2027-12-31', '2028-01-01'],
] as const)('a pension opened on %s starts on %s (art. L. 90 CPCMR)', (jour, premier) => {
  expect(premierDuMois(jour)).toBe(premier)
})

it.each([
  ['2000-01-01', '2000-12-31', 360],
  ['2000-01-01', '2000-02-29', 60],
  ['2001-02-01', '2001-02-28', 30],
  ['2001-01-31', '2001-01-31', 1],
  ['2001-01-15', '2001-01-15', 1],
  ['2001-02-15', '2001-01-15', 0],
] as const)('from %s to %s are %i days, in months of thirty', (debut, fin, jours) => {
  expect(joursTrente(debut, fin)).toBe(jours)
})

it('counts whole months', () => {
  expect(moisEcoules('1964-07-15', '2027-07-01')).toBe(62 * 12 + 11)
  expect(moisEcoules('1964-07-01', '2027-07-01')).toBe(63 * 12)
})

it.each([
  ['2027-06-30', 62],
  ['2027-07-01', 63],
  ['2028-06-30', 63],
  ['1964-07-01', 0],
] as const)('someone born on 1 July 1964 has on %s lived %i years: the birthday counts', (jour, annees) => {
  expect(ageOn('1964-07-01', jour)).toBe(annees)
})
