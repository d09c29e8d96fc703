import { afterEach, expect, it, vi } from 'vitest'
import { delaisDits, moisDePreavis, moisDeSilence } from './delaisLegaux.ts'

const TABLE = '#rules/retraite/regle/tables/deadlines.json'

afterEach(() => {
  vi.doUnmock(TABLE)
  vi.resetModules()
})

it('has the deadlines of the articles', () => {
  expect(moisDePreavis('2027-09-01')).toBe(6) // art. D. 1 and D. 20 CPCMR
  expect(moisDeSilence('2026-11-20')).toBe(2) // art. L. 231-4, 3° and 5°, CRPA
  expect(delaisDits).toEqual({ preavis: 'six mois', silence: 'deux mois', recours: 'deux mois' })
})

it('changes them by a row of the table, from its day on: dates and sentences follow', async () => {
  vi.resetModules()
  vi.doMock(TABLE, async (original) => {
    const { default: table } = await original<{ default: Record<'notice' | 'silence', { rows: object[] }> }>()
    const avec = (delai: 'notice' | 'silence', months: number) => ({
      rows: [...table[delai].rows, { from: '2028-01-01', months }],
    })
    return { default: { ...table, notice: avec('notice', 9), silence: avec('silence', 4) } }
  })
  const { fenetreDeDepot, premierDepartDansLesDelais } = await import('./demandeDepart.ts')
  const { finDuSilence } = await import('./echeances.ts')
  const { delaisDits: dits } = await import('./delaisLegaux.ts')
  expect(fenetreDeDepot('2027-12-01').auPlusTard).toBe('2027-06-01')
  expect(fenetreDeDepot('2028-01-01').auPlusTard).toBe('2027-04-01')
  // Too late for December, which asks for six months, and for the first months of 2028, which ask for nine.
  expect(premierDepartDansLesDelais('2027-06-02')).toBe('2028-04-01')
  expect([finDuSilence('2027-12-31'), finDuSilence('2028-01-01')]).toEqual(['2028-02-29', '2028-05-01'])
  expect(dits).toMatchObject({ preavis: 'neuf mois', silence: 'quatre mois' })
})
