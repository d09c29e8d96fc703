import { expect, it } from 'vitest'
import type { Conversation } from '#contract/messagerie/messagerie.ts'
import { conversationIdOf, filtered, themeOf } from './mesap.ts'

it('takes from an address only what can be asked for', () => {
  const id = '0199f0a0-0000-4000-8000-00000000000b'
  expect([id, id.toUpperCase(), 'nimporte', `${id}x`, undefined].map(conversationIdOf)).toEqual([
    id,
    id,
    ...Array(3).fill(undefined),
  ])
  expect(['identite', 'x', null].map(themeOf)).toEqual(['identite', undefined, undefined])
})

it('filters conversations by their state', () => {
  const demandes = (['OUVERTE', 'CLOSE', 'REPONDUE', 'CLOSE'] as const).map(
    (etat, rank) => ({ demandeId: String(rank), etat }) as Conversation,
  )
  expect(filtered(demandes, 'CLOSE').map(({ demandeId }) => demandeId)).toEqual(['1', '3'])
  expect(filtered(demandes, 'TOUTES')).toHaveLength(4)
})
