import { expect, it } from 'vitest'
import { compteAvec, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { hypothesesAuPlusTot, premierDepart } from '#rules/simulation/premierDepart.ts'
import { ouvertureDuCompte } from './services/ouverture.ts'
import { parcourirMois, premierMoisPossible } from '#rules/simulation/moisDuCompte.ts'

const TODAY = '2026-11-21'

/** The legal age comes on 2028-06-01, two years of services on 2029-01-01 (art. L. 4 and R. 4-1 CPCMR). */
const recrute = compteAvec('1965-05-16', [periode('p1', '2027-01-01')])

it('no month comes before two years of services: none a month before, the first one then', () => {
  const suppose = hypothesesAuPlusTot(recrute, TODAY)
  expect(suppose.dateDepart).toBe('2029-01-01')
  expect(premierMoisPossible(recrute, suppose, TODAY, '2026-12-01')).toBe('2029-01-01')
  const { points } = parcourirMois(recrute, suppose, TODAY, '2026-12-01')
  expect(points.slice(0, 2).map(({ dateDepart }) => dateDepart)).toEqual(['2029-01-01', '2029-02-01'])
})

it('the dashboard has that departure', () => {
  expect(premierDepart(recrute, TODAY)?.demande.dateDepart).toBe('2029-01-01')
})

// Sixty-three on 2028-05-16 (art. L. 161-17-2 CSS): the age opens on 2028-06-01; services of 719, 720 and 721 days by then.
it.each([
  ['2026-06-02', '2028-07-01', 'attendus'],
  ['2026-06-01', '2028-06-01', 'faits'],
  ['2026-05-31', '2028-06-01', 'faits'],
] as const)('recruited on %s, the right opens on %s', (entree, date, services) => {
  expect(ouvertureDuCompte(compteAvec('1965-05-16', [periode('p1', entree)]), '2026-09-01')).toMatchObject({
    date,
    services,
  })
})

it('never opens for who left before two years, and waits for a post to come', () => {
  const parti = compteAvec('1965-05-16', [periode('p1', '2000-01-01', '2001-12-29')])
  expect(ouvertureDuCompte(parti, '2026-09-01')?.services).toBe('insuffisants')
  const tardif = compteAvec('1960-05-16', [periode('p1', '2032-01-01')])
  expect(ouvertureDuCompte(tardif, '2026-09-01')).toMatchObject({ date: '2034-01-01', services: 'attendus' })
})

it('the dashboard does not say the right open since the age', () => {
  const age = compteAvec('1961-05-16', [periode('p1', '2026-01-01')])
  expect(premierDepart(age, TODAY)?.ouverture).toBe('2028-01-01')
})
