import { expect, it } from 'vitest'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { effetCorrection } from './effets.ts'

it('tells what a correction changes, up or down', () => {
  const plus = { ...demandeNue, trimestresLiquidables: 161, trimestresAssurance: 161 }
  const effet = effetCorrection(demandeNue, plus)
  expect(effet).toEqual({ trimestresLiquidables: 2, trimestresAssurance: 2, pensionMensuelle: 74.93 })
  expect(effetCorrection(plus, demandeNue).pensionMensuelle).toBe(-74.93)
  expect(effetCorrection(plus, plus).pensionMensuelle).toBe(0)
})
