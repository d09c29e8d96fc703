import { describe, expect, it } from 'vitest'
import { addMonths } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { auCentime } from '#rules/money.ts'
import { croisement, type Flux, recuA, recuAu } from './cumul.ts'

const NAISSANCE = '1969-05-12'

const flux = (cout: number, ...versements: readonly (readonly [CalendarDate, number])[]): Flux => ({
  versements: versements.map(([depuis, mensuel]) => ({ depuis, mensuel: auCentime(mensuel) })),
  cout: auCentime(cout),
})

/** 1 000 € a month from 1 June 2033, at 64 years and 19 days. */
const mille = flux(0, ['2033-06-01', 1000])

describe('what was received up to an age', () => {
  it.each([
    ['R01 le mois d’avant l’anniversaire : 71 mois à 70 ans', mille, 70, 71_000],
    ['R02 dix ans de plus', mille, 80, 191_000],
    ['R03 vingt', mille, 90, 311_000],
    ['R04 avant le départ : rien', mille, 60, 0],
    ['R05 le coût d’un rachat, avant le départ', flux(6000, ['2033-06-01', 1050]), 60, -6000],
    ['R06 puis déduit', flux(6000, ['2033-06-01', 1050]), 70, 71 * 1050 - 6000],
    ['R07 48 mois à 200 €, puis 71', flux(0, ['2029-06-01', 200], ['2033-06-01', 990]), 70, 9600 + 70_290],
  ] as const)('%s', (_, choix, age, total) => {
    expect(recuA(NAISSANCE, choix, age)).toBe(total)
  })

  it.each([
    ['M01 la veille du mois suivant', '2033-06-30', 0],
    ['M02 le mois est entier', '2033-07-01', 1000],
    ['M03 le lendemain', '2033-07-02', 1000],
  ] as const)('counts whole months: %s', (_, jour, total) => {
    expect(recuAu(mille, jour)).toBe(total)
  })
})

describe('the age of balance', () => {
  // A year later: 12 000 € behind, made up by what each month has more.
  it.each([
    ['C01 101 € de plus : 119 mois', 1101, { annees: 74, mois: 11 }],
    ['C02 100,01 € de plus : 120', 1100.01, { annees: 75, mois: 0 }],
    ['C03 100 € : 120', 1100, { annees: 75, mois: 0 }],
    ['C04 99,99 € : 121', 1099.99, { annees: 75, mois: 1 }],
    // 100 years less a month are 419 months after 65: 12 000 ÷ 419 is 28,64 €.
    ['C05 juste avant 100 ans', 1028.64, { annees: 99, mois: 11 }],
    ['C06 jamais avant 100 ans', 1028.63, undefined],
    ['C07 pas plus', 1000, undefined],
  ] as const)('of a later date: %s', (_, mensuel, rejoint) => {
    const plusTard = flux(0, ['2034-06-01', mensuel])
    expect(croisement(NAISSANCE, plusTard, mille)).toEqual({ rejoint, repasse: undefined })
  })

  it.each([
    ['C11 un centime de moins', 5999.99, { annees: 74, mois: 0 }],
    ['C12 120 mois à 50 €', 6000, { annees: 74, mois: 0 }],
    ['C13 un centime de plus', 6000.01, { annees: 74, mois: 1 }],
  ] as const)('of a buy-back: %s', (_, cout, rejoint) => {
    expect(croisement(NAISSANCE, flux(cout, ['2033-06-01', 1050]), mille)).toEqual({
      rejoint,
      repasse: undefined,
    })
  })

  // 9 600 € ahead at 64, from the first month paid, at 60 years and a month.
  it.each([
    ['C21 100 € de moins : repassée au 97e mois', 900, { annees: 72, mois: 1 }],
    ['C22 10 € de moins : pas avant 100 ans', 990, undefined],
    ['C23 autant', 1000, undefined],
  ] as const)('of a progressive pension: %s', (_, mensuel, repasse) => {
    const progressive = flux(0, ['2029-06-01', 200], ['2033-06-01', mensuel])
    expect(croisement(NAISSANCE, progressive, mille)).toEqual({ rejoint: { annees: 60, mois: 1 }, repasse })
  })

  it('is where the totals cross, whatever the pensions', () => {
    for (let mois = 1; mois <= 60; mois += 7)
      for (let plus = 20; plus <= 400; plus += 35) {
        const depart = addMonths('2033-06-01', mois)
        const plusTard = flux(0, [depart, 1000 + plus])
        const { rejoint } = croisement(NAISSANCE, plusTard, mille)
        const attente = Math.ceil((mois * 1000) / plus)
        const jour = addMonths(depart, attente)
        expect(recuAu(plusTard, jour)).toBeGreaterThanOrEqual(recuAu(mille, jour))
        expect(recuAu(plusTard, addMonths(jour, -1))).toBeLessThan(recuAu(mille, addMonths(jour, -1)))
        const age = 64 * 12 + mois + attente
        expect(rejoint).toEqual(age < 1200 ? { annees: Math.floor(age / 12), mois: age % 12 } : undefined)
      }
  })
})
