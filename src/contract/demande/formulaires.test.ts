import { expect, it } from 'vitest'
import { declarationFormSchema } from './formulaires.ts'
import { faultsOf } from '#contract/kit/testing/faultsOf.ts'

it('DH-1 the declaration on honour must be made', () => {
  const faults = (declaration: boolean) =>
    faultsOf(() => declarationFormSchema.validateSync({ declaration }, { abortEarly: false }))
  expect(faults(false)).toEqual(['declaration DEMANDE_DECLARATION'])
  expect(faults(true)).toEqual([])
})
