import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { zerosOf } from '#rules/connexion/travail.ts'
import { solve } from './solve.ts'

it.each([0, 1, 6, 10])('finds the first number whose digest begins with %d bits at zero', (bits) => {
  const zeros = (nombre: number) => zerosOf(createHash('sha256').update(`u-1:${nombre}`).digest())
  const found = Number(solve('u-1', bits))
  expect(zeros(found)).toBeGreaterThanOrEqual(bits)
  for (let before = 0; before < found; before += 1) expect(zeros(before)).toBeLessThan(bits)
})
