import { describe, expect, it } from 'vitest'
import {
  dateEnChiffres,
  dateEnLettres,
  heure,
  jourDuMoment,
  jourEnLettres,
  moisEnChiffres,
  moisEnLettres,
  momentEnChiffres,
  nomDuMois,
  texteEnChiffres,
} from './dates.ts'

describe('a date', () => {
  it.each([
    ['2027-03-01', '1er mars 2027', '01/03/2027'],
    ['2027-03-02', '2 mars 2027', '02/03/2027'],
    ['2026-08-11', '11 août 2026', '11/08/2026'],
    ['2026-12-21', '21 décembre 2026', '21/12/2026'],
    ['0987-02-01', '1er février 987', '01/02/0987'],
  ] as const)('%s is « %s », « %s »', (date, words, digits) => {
    expect(dateEnLettres(date)).toBe(words)
    expect(dateEnChiffres(date)).toBe(digits)
  })

  it('is in digits as soon as a text is one, and a text that is none stays as it is', () => {
    expect(['2027-03-01', '1/3/2027', '2027-02-30', ''].map(texteEnChiffres)).toEqual([
      '01/03/2027',
      '1/3/2027',
      '2027-02-30',
      '',
    ])
  })

  it('comes with its weekday', () => {
    expect(jourEnLettres('2027-03-01')).toBe('lundi 1er mars 2027')
    expect(jourEnLettres('1969-12-28')).toBe('dimanche 28 décembre 1969')
  })
})

it('writes a month, of a date or alone', () => {
  expect([moisEnLettres('2026-10'), moisEnLettres('2026-10-31')]).toEqual(['octobre 2026', 'octobre 2026'])
  expect([moisEnChiffres('2026-10'), moisEnChiffres('2026-10-31')]).toEqual(['10/2026', '10/2026'])
  expect([nomDuMois('2026-01'), nomDuMois('2026-12-01'), nomDuMois('')]).toEqual(['janvier', 'décembre', ''])
})

describe('a moment', () => {
  const evening = '2026-02-28T23:05:09.000Z'

  it('is that of Paris, the 1st said as the French do', () => {
    expect(jourDuMoment(evening)).toBe('01/03/2026')
    expect(momentEnChiffres(evening)).toBe('01/03/2026 à 00:05')
    expect(heure('2026-07-20T12:05:00Z')).toBe('14:05')
  })

  it('is a date, a text or milliseconds', () => {
    const date = new Date(evening)
    expect([date, date.toISOString(), date.getTime()].map(momentEnChiffres)).toEqual(
      Array(3).fill('01/03/2026 à 00:05'),
    )
  })
})
