import { describe, expect, it, vi } from 'vitest'
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
  /** A work that takes so long, on a time that the test gives, and how long is waited after it. */
  const after = (spent: number, end: () => Promise<string>) => {
    let now = 1000
    let goOn: () => void = () => undefined
    const wait = vi.fn((_ms: number) => new Promise<void>((come) => void (goOn = come)))
    const work = () => {
      now += spent
      return end()
    }
    const answered = atSteps(200, work, { now: () => now, wait })
    const settled = vi.fn()
    void answered.then(settled, settled)
    return { answered, settled, wait, goOn: () => goOn() }
  }

  it.each([
    [7, 193],
    [199.2, 1],
    [200, 0],
    [450, 150],
  ])(
    'after a work of %d ms waits %d, gives or refuses as it does, and neither before the step',
    async (ms, rest) => {
      const [done, refused] = [
        after(ms, () => Promise.resolve('fait')),
        after(ms, () => Promise.reject(new Error('non'))),
      ]
      await new Promise(setImmediate)
      for (const { wait, settled, goOn } of [done, refused]) {
        expect(wait.mock.calls).toEqual([[rest]])
        expect(settled).not.toHaveBeenCalled()
        goOn()
      }
      expect(await done.answered).toBe('fait')
      await expect(refused.answered).rejects.toThrow('non')
    },
  )
})
