import { expect, it } from 'vitest'
import { compteType } from '#rules/retraite/estimation/testing/comptesType.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { reservesDe } from './reserves.ts'

const demande = {
  ...demandeNue,
  dateDepart: '2027-07-01',
  indiceMajore: 800,
  nbi: 20,
  trimestresNbi: 40,
} as const

const dites = (change: object = {}) => {
  const { nonComptes, suppositions } = reservesDe(compteType, {
    demande: { ...demande, ...change },
    regle: '2026-09-01',
    decote: 11,
    sansRafp: true,
  })
  return [...nonComptes, ...suppositions].map((une) => une.replaceAll(/[\u00A0\u202F]/g, ' '))
}

const progressive = { progressive: { quotite: 80 } }

// Art. L. 89 bis and D. 37-1 III CPCMR: the same part of the pension of every basic scheme, provisionally.
it('a partial pension has the other schemes pay the same part of theirs, from the same day', () => {
  const regimes = (change: object = {}) =>
    dites(change).find((une) => une.startsWith('Vos pensions d’autres'))
  expect(regimes(progressive)).toBe(
    'Vos pensions d’autres régimes (Régime général, 7 trimestres) : à la même date, le 01/07/2027, chaque régime de base versera la même part de la sienne, calculée à titre provisoire (art. D. 37-1 III du code des pensions).',
  )
  expect(regimes()).toContain('chacune à l’âge et aux conditions de son régime')
})

// Loi n° 2003-775, art. 76: the additional scheme is opened by a departure alone.
it('a partial pension opens no additional pension', () => {
  const rafp = (change: object = {}) => dites(change).find((une) => une.includes('(RAFP)'))
  expect(rafp(progressive)).toContain('une retraite progressive ne l’ouvre pas')
  expect(rafp()).toContain('s’ajoute à la pension brute')
})

it('whoever asks for a partial pension is told of no departure nor of its reason: neither is there yet', () => {
  const phrases = dites(progressive)
  expect(phrases).toContain(
    'Un travail sans interruption jusqu’au début de la retraite progressive, à votre quotité d’aujourd’hui : 100 %.',
  )
  expect(phrases).toContain(
    'Une incapacité permanente de 50 % au moins à cette date : si vous l’avez, il n’y a pas de décote.',
  )
  expect(phrases.filter((une) => /départ|motif/.test(une))).toEqual([
    'Une rente d’invalidité, ou les règles d’un départ pour invalidité.',
  ])
})

// Art. L. 11 1° CPCMR: services are paid by the time worked, which the account alone tells of the past.
it.each([
  [{ quotite: 100, tempsIncomplet: true }, false],
  [{ quotite: 40, tempsIncomplet: true }, true],
  [{ quotite: 40 }, false],
] as const)('a post told as %o, full-time in the account, is said to be counted so: %s', (travail, dit) => {
  const phrases = dites({ progressive: travail }).filter((une) => une.includes('votre emploi serait à 40 %'))
  expect(phrases).toHaveLength(dit ? 1 : 0)
})
