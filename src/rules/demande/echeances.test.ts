import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { echeancesDe, employeurAPrevenir, incombeALaPersonne, naturesEcheance } from './echeances.ts'

const dates = (...args: Parameters<typeof echeancesDe>) =>
  echeancesDe(...args).map(({ nature, date }) => `${nature} ${date}`)

describe('EC, the dates to keep after a request', () => {
  it('EC-1 come in order: silence, employer, effect, first payment at the end of its month', () => {
    expect(dates('depart', { recueLe: '2026-11-21', dateEffet: '2027-09-01' })).toEqual([
      'silence 2027-01-21',
      'employeur 2027-03-01',
      'effet 2027-09-01',
      'premierpaiement 2027-09-30',
    ])
  })

  it('EC-2 end with the month when it has no such day', () => {
    expect(dates('depart', { recueLe: '2026-12-31', dateEffet: '2027-10-01' })).toContain(
      'silence 2027-02-28',
    )
    expect(dates('depart', { recueLe: '2027-12-30', dateEffet: '2028-10-01' })).toContain(
      'silence 2028-02-29',
    )
    expect(dates('depart', { recueLe: '2026-12-28', dateEffet: '2027-02-01' })).toContain(
      'premierpaiement 2027-02-28',
    )
  })

  it('EC-3 cross a year', () => {
    expect(dates('depart', { recueLe: '2026-11-30', dateEffet: '2028-03-01' })).toEqual([
      'silence 2027-01-30',
      'employeur 2027-09-01',
      'effet 2028-03-01',
      'premierpaiement 2028-03-31',
    ])
  })

  it('EC-4 leave out what is past, or on the very day', () => {
    expect(dates('depart', { recueLe: '2026-11-21', dateEffet: '2027-03-01' })).not.toContain(
      'employeur 2026-09-01',
    )
    expect(dates('depart', { recueLe: '2026-11-01', dateEffet: '2027-05-01' })).toEqual([
      'silence 2027-01-01',
      'effet 2027-05-01',
      'premierpaiement 2027-05-31',
    ])
    expect(dates('depart', { recueLe: '2026-11-21', dateEffet: '2026-10-01' })).toEqual([
      'silence 2027-01-21',
    ])
  })

  it('EC-6 do not tell the end of a silence that a document suspends', () => {
    expect(dates('depart', { recueLe: '2026-11-21', dateEffet: '2027-09-01', pieceDemandee: true })).toEqual([
      'employeur 2027-03-01',
      'effet 2027-09-01',
      'premierpaiement 2027-09-30',
    ])
  })

  it('EC-5 say nothing of the employer of a progressive retirement, nor of a first payment that follows its notification', () => {
    expect(dates('progressive', { recueLe: '2026-11-21', dateEffet: '2027-09-01' })).toEqual([
      'silence 2027-01-21',
      'effet 2027-09-01',
    ])
  })
})

it('EC-6 only the person tells their employer: the other dates are the office’s, or only come', () => {
  expect(naturesEcheance.filter(incombeALaPersonne)).toEqual(['employeur'])
})

it('EC-7 the employer is to be told until the departure, even when the six months have begun', () => {
  const depart = (aujourdhui: CalendarDate) => employeurAPrevenir('depart', '2027-02-01', aujourdhui)
  expect(depart('2026-07-31')).toBe('2026-08-01')
  expect(depart('2026-11-24')).toBe('2026-08-01')
  expect(depart('2027-01-31')).toBe('2026-08-01')
  expect(depart('2027-02-01')).toBeUndefined()
  expect(employeurAPrevenir('progressive', '2027-02-01', '2026-11-24')).toBeUndefined()
})
