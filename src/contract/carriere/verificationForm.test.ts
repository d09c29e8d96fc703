import { describe, expect, it } from 'vitest'
import { sectionsACorriger, verificationFormSchema } from './verificationForm.ts'

const exact = {
  situation: 'exact',
  enfants: 'exact',
  carriere: 'exact',
  bonifications: 'exact',
  autresregimes: 'exact',
} as const

describe('the verification of an account', () => {
  it('wants an answer for each section', () => {
    expect(verificationFormSchema.isValidSync(exact)).toBe(true)
    expect(verificationFormSchema.isValidSync({ ...exact, carriere: '' })).toBe(false)
    expect(verificationFormSchema.isValidSync({ ...exact, carriere: 'autre' })).toBe(false)
  })

  it('tells the sections that are wrong', () => {
    expect(sectionsACorriger(exact)).toEqual([])
    expect(sectionsACorriger({ ...exact, enfants: 'acorriger' })).toEqual(['enfants'])
  })
})
