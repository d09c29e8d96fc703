import { describe, expect, it } from 'vitest'
import {
  delaiDeDepot,
  piecesDemandees,
  premierDepartDansLesDelais,
  type ReponsesDepart,
} from './demandeDepart.ts'

const simple: ReponsesDepart = {
  enfants: 0,
  enfantPasConcerne: false,
  codeMotifDepart: 1,
  indicateurServiceAuxiliaire: false,
  conservationIban: true,
}

describe('the files of a request for retirement', () => {
  it.each<[string, Partial<ReponsesDepart>, string[]]>([
    ['nothing', {}, []],
    ['children', { enfants: 2 }, ['enfant']],
    ['children who do not count', { enfants: 2, enfantPasConcerne: true }, []],
    ['the disability reason', { codeMotifDepart: 5 }, ['handicap']],
    ['a disabled child', { codeMotifDepart: 4, enfants: 1 }, ['enfant', 'handicap']],
    ['auxiliary services', { indicateurServiceAuxiliaire: true }, ['serviceauxiliaire']],
    ['another IBAN', { conservationIban: false }, ['iban']],
  ])('are asked for by %s', (_, answers, groups) => {
    expect(piecesDemandees({ ...simple, ...answers })).toEqual(groups)
  })
})

it.each([
  ['2027-04-01', 'proche'],
  ['2027-05-01', 'proche'],
  ['2027-06-01', undefined],
  ['2028-05-01', undefined],
  ['2028-06-01', 'lointain'],
] as const)('asks for six to eighteen months before a departure on %s: %s', (depart, warning) => {
  expect(delaiDeDepot(depart, '2026-11-20')).toBe(warning)
})

/** Art. D. 1 CPCMR: six months at least, to the day. */
it.each([
  ['2026-12-01', undefined],
  ['2026-12-02', 'proche'],
  ['2025-12-01', undefined],
  ['2025-11-30', 'lointain'],
] as const)('a request sent on %s for a departure on 1 June 2027 is warned: %s', (aujourdhui, warning) => {
  expect(delaiDeDepot('2027-06-01', aujourdhui)).toBe(warning)
})

it.each([
  ['2026-11-24', '2027-06-01'],
  ['2026-12-01', '2027-06-01'],
  ['2026-12-02', '2027-07-01'],
  ['2026-08-31', '2027-03-01'],
] as const)('a request sent on %s leaves its six months to a departure on %s', (aujourdhui, depart) => {
  expect(premierDepartDansLesDelais(aujourdhui)).toBe(depart)
})
