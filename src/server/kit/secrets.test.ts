import { expect, it, vi } from 'vitest'
import { newNumero, newToken } from './secrets.ts'

it('a token has 256 bits, and none is foreseen by who knows those that another process drew before', async () => {
  // What it gives is foreseen by who has seen some of it: nothing is drawn from it.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32)
  const anew = async () => {
    vi.resetModules()
    return import('./secrets.ts')
  }
  const [one, other] = [await anew(), await anew()]
  for (const draw of ['newToken', 'newLinkToken', 'newId'] as const)
    expect(new Set([one[draw](), one[draw](), other[draw](), other[draw]()]).size).toBe(4)
  vi.restoreAllMocks()
})

it('numbers what is sent by the year of Paris', () => {
  const at = (moment: string) =>
    newNumero({ clock: () => new Date(moment), random: () => 10_427_751 }, 'DR').slice(0, 12)
  expect([at('2026-12-31T22:59:59Z'), at('2026-12-31T23:00:00Z')]).toEqual(['DR-2026-1042', 'DR-2027-1042'])
})
