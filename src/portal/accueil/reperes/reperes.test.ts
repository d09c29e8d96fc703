import { expect, test } from 'vitest'
import { auCentime } from '#rules/money.ts'
import { dansCombien, ditDuDepart, ecartDit } from './reperes.ts'

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

const depart = {
  date: '2026-12-01',
  pensionBruteMensuelle: auCentime(2000),
  indicatif: false,
  regle: 'loi en vigueur',
  nonComptes: [],
  suppositions: [],
} as const

const PROCHE =
  'Déposée aujourd’hui, une demande respecte le délai de six mois pour un départ à partir du 01/06/2027. Plus tôt, elle reste possible, mais votre premier paiement peut être retardé.'

test.each([
  [
    'a right that opens',
    { dateOuverture: '2026-12-01' },
    'Ouverture de vos droits à pension',
    `Dans moins d’un mois. ${PROCHE}`,
  ],
  [
    'a right open since',
    { dateOuverture: '2026-09-01' },
    'Prochain départ possible',
    `Vous pouvez partir à la retraite depuis le 01/09/2026. ${PROCHE}`,
  ],
  ['a request', { numeroDemande: 'DR-1' }, 'Départ que vous avez demandé', 'Dans moins d’un mois.'],
] as const)('%s is not told as another', (_, known, titre, precision) => {
  expect(ditDuDepart({ ...depart, nonComptes: [], suppositions: [], ...known }, '2026-11-20')).toEqual({
    titre,
    precision,
  })
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
