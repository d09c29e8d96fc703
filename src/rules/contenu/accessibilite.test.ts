import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { illisible } from '#rules/retraite/estimation/testing/comptesType.ts'
import { conformite, tauxConformite, type AuditHumain, type Preuves } from './accessibilite.ts'

const audit = (
  criteresValides: number,
  criteresApplicables: number,
  date: CalendarDate = '2026-01-15',
): AuditHumain => ({
  date,
  criteresApplicables,
  criteresValides,
})
const TODAY = '2026-11-21'
const PAGES = ['/contact', '/profil']

const etat = (
  fait: AuditHumain | undefined,
  preuves: Partial<Omit<Preuves, 'audit'>> = {},
  aujourdhui: CalendarDate = TODAY,
) =>
  conformite(
    {
      audit: fait,
      echecsMachine: [],
      echecsReleves: [],
      echantillon: PAGES,
      pagesRelevees: PAGES,
      ...preuves,
    },
    aujourdhui,
  )

describe('the state of conformity', () => {
  it('is « non » without an audit made by people', () => {
    expect(etat(undefined)).toEqual({ etat: 'non', raison: 'aucun-audit', audit: null })
  })

  it.each([
    [0, 60, 'non'],
    [29, 60, 'non'],
    [49, 99, 'non'],
    [30, 60, 'partielle'],
    [50, 99, 'partielle'],
    [59, 60, 'partielle'],
    [60, 60, 'totale'],
  ] as const)('%i criteria of %i: %s', (valid, applicable, attendu) => {
    expect(etat(audit(valid, applicable))).toMatchObject({ etat: attendu, raison: 'decompte' })
  })

  it('is worth three years', () => {
    expect(etat(audit(60, 60), {}, '2029-01-14').etat).toBe('totale')
    expect(etat(audit(60, 60), {}, '2029-01-15')).toMatchObject({ etat: 'non', raison: 'audit-perime' })
  })

  it('prints its rate rounded down', () => {
    expect(tauxConformite(audit(199, 200))).toBe(99)
    expect(tauxConformite(audit(99, 200))).toBe(49)
  })
})

describe('totals that cannot be are no audit', () => {
  it.each([
    ['no criterion', audit(0, 0)],
    ['more valid than applicable', audit(61, 60)],
    ['more than the reference has', audit(107, 107)],
    ['negative counts', audit(-1, 60)],
    ['counts that are not whole', audit(59.5, 60)],
    ['counts that are no numbers', audit(Number.NaN, 60)],
    ['a day to come', audit(60, 60, '2026-11-22')],
    ['a day that is none', audit(60, 60, illisible('hier'))],
  ])('%s', (_, fait) => {
    expect(etat(fait)).toEqual({ etat: 'non', raison: 'aucun-audit', audit: null })
  })
})

describe('what the machine sees fail', () => {
  it('is never « totale », whatever the totals say', () => {
    const vu = etat(audit(60, 60), { echecsMachine: ['10.11'] })
    expect(vu).toMatchObject({ etat: 'partielle', audit: { criteresValides: 59 } })
  })

  it('counts as failed beside what people found, and not twice', () => {
    const echecsReleves = Array.from({ length: 20 }, (_, rank) => `1.${rank}`)
    const autres = Array.from({ length: 15 }, (_, rank) => `2.${rank}`)
    const valides = (echecsMachine: string[]) => etat(audit(40, 60), { echecsReleves, echecsMachine }).audit
    expect(valides(echecsReleves)).toMatchObject({ criteresValides: 40 })
    expect(valides(autres)).toMatchObject({ criteresValides: 25 })
    expect(etat(audit(40, 60), { echecsReleves, echecsMachine: autres }).etat).toBe('non')
  })

  it('counts once a criterion that fails on several pages', () => {
    expect(etat(audit(60, 60), { echecsMachine: ['10.11', '10.11'] }).audit?.criteresValides).toBe(59)
  })

  it('brings nothing below zero', () => {
    expect(etat(audit(0, 1), { echecsMachine: ['10.11', '6.1'] }).audit?.criteresValides).toBe(0)
  })
})

it('what a person recorded as failed is not « totale » either, were the totals to forget it', () => {
  expect(etat(audit(60, 60), { echecsReleves: ['10.11'] })).toMatchObject({
    etat: 'partielle',
    audit: { criteresValides: 59 },
  })
})

describe('a sample that people did not go through', () => {
  it.each([
    ['one page without a record', { pagesRelevees: ['/contact'] }],
    ['records of other pages', { pagesRelevees: ['/contact', '/pension'] }],
    ['no record', { pagesRelevees: [] }],
    ['no page in the sample', { echantillon: [] }],
  ])('%s: « non », and no rate', (_, preuves) => {
    expect(etat(audit(60, 60), preuves)).toEqual({ etat: 'non', raison: 'audit-incomplet', audit: null })
  })
})
