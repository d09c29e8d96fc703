import { describe, expect, it } from 'vitest'
import { validationParameters } from '../paths.ts'
import { isPlainLanding } from './entrances.ts'

describe('isPlainLanding', () => {
  it.each([...validationParameters, 'message'])('is not, with the parameter %s', (name) => {
    expect(isPlainLanding(new URLSearchParams({ [name]: 'ABC' }))).toBe(false)
  })

  it('is, without any of them', () => {
    expect(isPlainLanding(new URLSearchParams())).toBe(true)
    expect(isPlainLanding(new URLSearchParams({ autre: '1' }))).toBe(true)
  })
})
