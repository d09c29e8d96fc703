import { expect, it } from 'vitest'
import type { Demande } from '#contract/messagerie/messagerie.ts'
import { dayInWords, demandeIdOf, filtered, momentInWords, themeOf, weightInWords } from './mesap.ts'

it('writes moments as they were in Paris', () => {
  expect(momentInWords('2026-10-31T23:30:00.000Z')).toBe('1er novembre 2026 à 00:30')
  expect(dayInWords('2026-07-20T22:30:00.000Z')).toBe('21 juillet 2026')
})

it('writes the weight of files', () => {
  expect([10, 143_499, 2_350_000].map(weightInWords)).toEqual(['1\u00A0ko', '143\u00A0ko', '2,4\u00A0Mo'])
})

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
