import { expect, it } from 'vitest'
import { keyFaultMessages } from '#portal/form/preuve/words.ts'
import { makeKey, signWithKey } from './accessKey.ts'

const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

it.each([
  ['signing with a key', () => signWithKey({} as never, unreachable)],
  ['making one', () => makeKey({} as never, unreachable)],
])('%s without the network to do it ends, and says why', async (_, use) => {
  const fault = await use()
  expect(fault).toBe('reseau')
  expect(keyFaultMessages[fault as 'reseau']).toContain('Vérifiez votre connexion à Internet')
})
