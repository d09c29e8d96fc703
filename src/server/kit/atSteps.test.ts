import { describe, expect, it } from 'vitest'
import { atSteps, restOf } from './atSteps.ts'

describe('restOf', () => {
  it.each([
    [0, 300],
    [1, 299],
    [299, 1],
    [300, 0],
    [301, 299],
    [599.5, 0.5],
  ])('after %d ms of a step of 300, %d are left', (spent, left) => {
    expect(restOf(300, spent)).toBe(left)
  })
})

describe('atSteps', () => {
  it('gives what the work gives, and refuses as it refuses, neither before the step', async () => {
    const begun = performance.now()
    expect(await atSteps(20, () => Promise.resolve('fait'))).toBe('fait')
    const between = performance.now()
    expect(between - begun).toBeGreaterThanOrEqual(19)
    await expect(atSteps(20, () => Promise.reject(new Error('non')))).rejects.toThrow('non')
    expect(performance.now() - between).toBeGreaterThanOrEqual(19)
  })
})
