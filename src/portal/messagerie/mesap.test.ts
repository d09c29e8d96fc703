import { expect, it } from 'vitest'
import type { Demande } from '#contract/messagerie/messagerie.ts'
import { demandeIdOf, filtered, themeOf } from './mesap.ts'

it('takes from an address only what can be asked for', () => {
  const id = '0199f0a0-0000-4000-8000-000000000001'
  expect([id, 'nimporte', `${id}x`, undefined].map(demandeIdOf)).toEqual([id, ...Array(3).fill(undefined)])
  expect(['identite', 'x', null].map(themeOf)).toEqual(['identite', undefined, undefined])
})

it('filters requests by their state', () => {
  const demandes = (['OUVERTE', 'CLOSE', 'REPONDUE', 'CLOSE'] as const).map(
    (etat, rank) => ({ demandeId: String(rank), etat }) as Demande,
  )
  expect(filtered(demandes, 'CLOSE').map(({ demandeId }) => demandeId)).toEqual(['1', '3'])
  expect(filtered(demandes, 'TOUTES')).toHaveLength(4)
})
