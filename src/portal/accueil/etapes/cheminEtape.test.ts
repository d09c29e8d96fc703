import type { Etape } from '#contract/accueil/etapes.ts'
import { expect, test } from 'vitest'
import { cheminEtape } from './cheminEtape.ts'

const id = '0e2d9f4c-0000-4000-8000-000000000101'
const depuis = '2026-11-01'
const vous = { acteur: 'vous', depuis } as const

const etapes: readonly (readonly [Etape, string | undefined])[] = [
  [{ nature: 'identite', ...vous, id }, undefined],
  [
    { nature: 'piecedossier', ...vous, genre: 'depart' },
    '/retraite/demandedepartretraite/suividepartretraite',
  ],
  [
    { nature: 'dossier', acteur: 'service', depuis, genre: 'progressive' },
    '/retraite/demandedepartretraiteprogressive/suividepartretraiteprogressive',
  ],
  [{ nature: 'piececorrection', ...vous, id }, `/retraite/compteindividuelretraite/correction/${id}`],
  [{ nature: 'correction', acteur: 'service', depuis, id }, '/retraite/compteindividuelretraite'],
  [{ nature: 'verification', ...vous }, '/retraite/compteindividuelretraite'],
  [{ nature: 'iban', depuis, effetLe: '2026-11-04T08:30:00.000Z' }, '/profil#banque'],
  [{ nature: 'reponses', ...vous, nombre: 3 }, '/mesap'],
  [{ nature: 'reponses', ...vous, nombre: 1, id }, `/mesap/demande/${id}`],
  [
    { nature: 'brouillon', ...vous, brouillon: 'correctioncir' },
    '/retraite/compteindividuelretraite/correction',
  ],
  [
    { nature: 'brouillon', ...vous, brouillon: 'demandedepartretraiteprogressive' },
    '/retraite/demandedepartretraiteprogressive/situation',
  ],
]

test.each(etapes)('%o leads to %s', (etape, path) => {
  expect(cheminEtape(etape, false)).toBe(path)
})

test('who may only read writes to the service in the place of acting, and follows what others do', () => {
  const piece: Etape = { nature: 'piecedossier', ...vous, genre: 'depart' }
  expect(cheminEtape(piece, true)).toBe('/contact')
  expect(cheminEtape({ ...piece, nature: 'dossier', acteur: 'employeur' }, true)).toBe(
    '/retraite/demandedepartretraite/suividepartretraite',
  )
})
