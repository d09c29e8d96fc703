import { describe, expect, it } from 'vitest'
import type { Finding } from './findings.ts'
import { judge, needless, refusals, undecidedByTest } from './gate.ts'

const found = (test: string, level: Finding['level'], selector = 'a'): Finding => ({
  address: 'composants-x--vide',
  page: 'Composants/X',
  state: 'Vide',
  theme: 'clair',
  width: 320,
  test,
  level,
  criteria: ['3.2'],
  selector,
  html: '<a></a>',
  message: 'faux',
})
const nothing = { failures: {}, undecided: {} }
const key = 'Composants/X | Vide | lang | a'

describe('the gate', () => {
  it('lets what is clean pass', () => {
    expect(refusals([], nothing)).toEqual([])
  })

  it('refuses a new failure, once however many settings show it', () => {
    const twice = [found('lang', 'echec'), { ...found('lang', 'echec'), width: 1280 as const }]
    expect(refusals(twice, nothing)).toHaveLength(1)
    expect(refusals(twice, { ...nothing, failures: { [key]: 'connu' } })).toEqual([])
  })

  it('refuses more undecided results than before, and accepts as many', () => {
    const two = [found('color-contrast', 'indecis', 'a'), found('color-contrast', 'indecis', 'b')]
    expect(
      refusals(two, { ...nothing, undecided: { 'color-contrast': { count: 1, reason: 'connu' } } }),
    ).toHaveLength(1)
    expect(
      refusals(two, { ...nothing, undecided: { 'color-contrast': { count: 2, reason: 'connu' } } }),
    ).toEqual([])
  })

  it('counts no undecided result that a person judged, and never a failure that one would judge', () => {
    const judgements = { [key]: { reason: 'lu', role: 'développeur', date: '2026-11-21' } }
    expect(undecidedByTest(judge([found('lang', 'indecis')], judgements))).toEqual({})
    expect(refusals(judge([found('lang', 'echec')], judgements), nothing)).toHaveLength(1)
  })

  it('tells what was accepted or judged, and is found no more', () => {
    const judgements = { [key]: { reason: 'lu', role: 'développeur', date: '2026-11-21' } }
    const baseline = { failures: {}, undecided: { 'color-contrast': { count: 2, reason: 'connu' } } }
    const both = [found('lang', 'indecis'), found('color-contrast', 'indecis')]
    expect(needless(judge(both, judgements), baseline, judgements)).toEqual([])
    expect(needless([], baseline, judgements)).toEqual([
      `${key} : accepté, et ne se trouve plus`,
      'color-contrast : accepté, et ne se trouve plus',
    ])
  })
})
