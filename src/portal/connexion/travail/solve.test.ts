import { expect, it } from 'vitest'
import { zerosOf } from '#rules/connexion/travail.ts'
import { solve } from './solve.ts'

/** The digest of the platform, not that of the library which solves. */
const zeros = async (nombre: number) => {
  const text = new TextEncoder().encode(`u-1:${nombre}`)
  return zerosOf(new Uint8Array(await crypto.subtle.digest('SHA-256', text)))
}

it.each([0, 1, 6, 10])('finds the first number whose digest begins with %d bits at zero', async (bits) => {
  const found = Number(solve('u-1', bits))
  expect(await zeros(found)).toBeGreaterThanOrEqual(bits)
  for (let before = 0; before < found; before += 1) expect(await zeros(before)).toBeLessThan(bits)
})
