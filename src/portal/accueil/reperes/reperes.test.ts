import { expect, test } from 'vitest'
import { dansCombien, ecartDit, estProche } from './reperes.ts'

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

test.each([
  ['2026-11-20', '2026-12-01', 'Dans moins d’un mois.'],
  ['2026-11-01', '2026-12-01', 'Dans 1 mois.'],
  ['2026-11-20', '2027-11-01', 'Dans 11 mois.'],
  ['2026-11-01', '2027-11-01', 'Dans 1 an.'],
  ['2026-11-20', '2033-06-01', 'Dans 6 ans et 6 mois.'],
] as const)('on %s, a departure on %s is told: %s', (aujourdhui, date, dit) => {
  expect(dansCombien(aujourdhui, date)).toBe(dit)
})

test.each([
  ['2027-05-19', true],
  ['2027-05-20', false],
  ['2027-06-01', false],
] as const)('a departure on %s, seen on 20/11/2026, is near: %s', (date, proche) => {
  expect(estProche('2026-11-20', date)).toBe(proche)
})

const avant = { documentUuid: 'd', periode: '2026-09', lignes: [] }

test('a difference is told with its sign in words, and with the reason that the slips give', () => {
  expect(plain(ecartDit({ ...avant, ecart: 0 }))).toBe('Le même montant qu’en septembre 2026.')
  expect(plain(ecartDit({ ...avant, ecart: -1234 }))).toBe('12,34 € de moins qu’en septembre 2026.')
  expect(
    plain(
      ecartDit({
        ...avant,
        ecart: 4567,
        cause: 'avancement',
        lignes: [{ nature: 'aPayer', libelle: 'Traitement brut' }],
      }),
    ),
  ).toBe(
    '45,67 € de plus qu’en septembre 2026. Ce qui pèse le plus : changement d’indice majoré (Traitement brut).',
  )
})
