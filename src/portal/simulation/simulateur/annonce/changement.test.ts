import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import { cirType, periodeDuCir } from '#contract/carriere/testing/cirType.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import { hypothesesInitiales, regrouperDates, type Resultats, resultatsDe } from '../resultats/resultats.ts'
import { changementDe } from './changement.ts'

const aujourdhui = '2026-11-21'

const cir: Cir = {
  ...cirType,
  carriere: [periodeDuCir('1996-09-01')],
  rafp: { points: 6120, auLe: '2026-01-15' },
}
const depart = hypothesesInitiales(cir, aujourdhui)

const avec = (changes: Partial<Hypotheses> = {}): Resultats => {
  const resultats = resultatsDe(cir, { ...depart, ...changes }, aujourdhui)
  if (!resultats) throw new Error('No result')
  return resultats
}

const dit = (changes: Partial<Hypotheses>, avant: Partial<Hypotheses> = {}) =>
  changementDe(avec(avant), avec(changes)).replaceAll(/[\u00A0\u202F]/g, ' ')

describe('what is said of a change', () => {
  it('names the date and the amounts that changed, and no other', () => {
    expect(dit({ dateDepart: '2034-06-01' })).toMatch(
      /^Départ le 01\/06\/2034 : pension brute de [\d ]+,\d\d € par mois, RAFP : \d+,\d\d € par mois \(barème indicatif\)\.$/,
    )
    expect(dit({ indiceMajore: 811 })).toMatch(/^Départ le 01\/06\/2033 : pension brute de [^:]+ par mois\.$/)
    expect(dit({ pointsRafp: 7000 })).toMatch(/^Départ le 01\/06\/2033 : RAFP : [^:]+ par mois[^:]*\.$/)
    expect(dit({ revenuFiscalReference: 32_000 })).toMatch(
      /^Départ le 01\/06\/2033 : pension nette de [^:]+\.$/,
    )
    expect(dit({}, { revenuFiscalReference: 32_000, pointsRafp: 1 })).toMatch(
      /: pension nette non estimée, RAFP : /,
    )
  })

  it('says that nothing changed, or the comparison alone', () => {
    expect(dit({ enfants: 1 }, { enfants: 2 })).toBe('Les montants ne changent pas.')
    expect(dit({ quotiteProgressive: 60 })).toBe(
      'La comparaison de vos choix a changé, pas les montants à la date choisie.',
    )
  })
})

describe('the dates side by side', () => {
  const noms = (resultats: Resultats) => regrouperDates(resultats.parDate).map((date) => date.noms.join(' '))

  it('are one card where the day and the amount are the same, the chosen one first', () => {
    expect(noms(avec())).toEqual(['choisie auPlusTot', 'sansDecote', 'pourcentageMaximum'])
    const tard = avec({ dateDepart: '2034-06-01' })
    expect(noms(tard)).toEqual(['choisie', 'auPlusTot', 'sansDecote', 'pourcentageMaximum'])
    const sansDecote = tard.dates.sansDecote ?? '2036-06-01'
    expect(noms(avec({ dateDepart: sansDecote }))[0]).toBe('choisie sansDecote')
  })
})
