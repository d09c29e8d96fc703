import { describe, expect, it } from 'vitest'
import { chartScale } from './chartScale.ts'

describe('the scale of a chart', () => {
  it('goes through round values around those given', () => {
    expect(chartScale([1812, 2144], false)).toEqual({
      min: 1800,
      max: 2200,
      ticks: [1800, 1900, 2000, 2100, 2200],
    })
  })

  it('starts at zero for bars', () => {
    expect(chartScale([1812, 2144], true)).toEqual({ min: 0, max: 3000, ticks: [0, 1000, 2000, 3000] })
  })

  it('keeps values under zero', () => {
    const { min, max } = chartScale([-30, 10], true)
    expect([min, max]).toEqual([-30, 10])
  })

  it.each([[[]], [[0]], [[5]], [[-5]], [[0.1, 0.3]], [[1e9, 3e9]]])(
    'of %j stands and is not flat',
    (values) => {
      const { min, max, ticks } = chartScale(values, false)
      expect(max).toBeGreaterThan(min)
      expect([ticks[0], ticks.at(-1)]).toEqual([min, max])
      for (const value of values) expect(value >= min && value <= max).toBe(true)
    },
  )
})
