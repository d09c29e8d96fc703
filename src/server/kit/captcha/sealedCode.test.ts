import { expect, it } from 'vitest'
import { sealCode, unsealCode } from './sealedCode.ts'

const NOW = 1_000_000

it('gives the code back until it ends, and not at that moment', () => {
  const jeton = sealCode('clé', 'ACE234', NOW)
  expect(unsealCode('clé', jeton, NOW - 1)).toBe('ACE234')
  expect(unsealCode('clé', jeton, NOW)).toBeUndefined()
  expect(unsealCode('clé', jeton, NOW + 1)).toBeUndefined()
})

it('tells nothing by itself: the same code is never sealed alike', () => {
  expect(sealCode('clé', 'ACE234', NOW)).not.toBe(sealCode('clé', 'ACE234', NOW))
})

it('refuses what another installation sealed, what was changed, and what is no seal', () => {
  const jeton = sealCode('clé', 'ACE234', NOW)
  expect(unsealCode('autre', jeton, 0)).toBeUndefined()
  const changed = `${jeton.startsWith('A') ? 'B' : 'A'}${jeton.slice(1)}`
  expect(unsealCode('clé', changed, 0)).toBeUndefined()
  for (const none of ['', 'A', jeton.slice(0, 37), jeton.slice(0, -2), `${jeton}A`])
    expect(unsealCode('clé', none, 0)).toBeUndefined()
})
