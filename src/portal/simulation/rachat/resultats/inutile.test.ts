import { expect, it } from 'vitest'
import type { GainRachat } from '#rules/simulation/rachat/gainRachat.ts'
import { inutileMessages } from './inutile.ts'

const gain = (annees: number, mois: number) => ({ ageEquilibre: { annees, mois } }) as GainRachat

it('warns of a late balance at the very age that is told beside it', () => {
  const { EQUILIBRE_TARDIF } = inutileMessages
  expect(EQUILIBRE_TARDIF(gain(85, 2))).toMatch(
    /^Le gain ne dépasse le reste à payer qu’à 85 ans et 2 mois :/,
  )
  expect(EQUILIBRE_TARDIF(gain(97, 0))).toContain('qu’à 97 ans :')
  expect(EQUILIBRE_TARDIF(gain(155, 2))).toMatch(/^Le gain ne dépasse pas le reste à payer avant 100 ans :/)
})
