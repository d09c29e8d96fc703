import { expect, it } from 'vitest'
import { compteAvec, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { hypothesesAuPlusTot, premierDepart } from '#rules/simulation/premierDepart.ts'
import { parcourirMois, premierMoisPossible } from './moisDuCompte.ts'

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
