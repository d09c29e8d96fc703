import { describe, expect, it } from 'vitest'
import { tempsRestant } from './durees.ts'

describe('tempsRestant', () => {
  it.each([
    [120, '2 minutes'],
    [119, '1 minute 59 secondes'],
    [61, '1 minute 1 seconde'],
    [60, '1 minute'],
    [2, '2 secondes'],
    [1, '1 seconde'],
    [0, '0 seconde'],
    [-1, '0 seconde'],
  ])('writes %i as « %s »', (seconds, text) => {
    expect(tempsRestant(seconds)).toBe(text)
  })
})
