import { expect, it, vi } from 'vitest'
import { newToken } from './secrets.ts'

it('a token has 256 bits, and none is foreseen by who knows those that another process drew before', async () => {
  // What it gives is foreseen by who has seen some of it: nothing is drawn from it.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  expect(Buffer.from(newToken(), 'base64url')).toHaveLength(32)
  const anew = async () => {
    vi.resetModules()
    return import('./secrets.ts')
  }
  const [one, other] = [await anew(), await anew()]
  for (const draw of ['newToken', 'newLinkToken'] as const)
    expect(new Set([one[draw](), one[draw](), other[draw](), other[draw]()]).size).toBe(4)
  vi.restoreAllMocks()
})
