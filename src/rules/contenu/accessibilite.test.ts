import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { illisible } from '#rules/retraite/estimation/testing/comptesType.ts'
import {
  conformite,
  tauxConformite,
  releveDe,
  verdicts,
  type AuditHumain,
  type Constat,
  type Preuves,
} from './accessibilite.ts'

const TODAY = '2026-11-21'
const PAGES = ['Contact', 'Profil']
const CRITERES = ['1.1', '3.2', '7.1', '10.11']

const partout = (resultat: Constat['resultat'], date: CalendarDate = '2026-01-15'): Constat[] =>
  CRITERES.flatMap((critere) => PAGES.map((page) => ({ critere, page, par: 'auditrice', date, resultat })))

const preuves = (constats: readonly Constat[], changes: Partial<Preuves> = {}): Preuves => ({
  criteres: CRITERES,
  echantillon: PAGES,
  constats,
  echecsMachine: [],
  ...changes,
})

const etat = (constats: readonly Constat[], changes?: Partial<Preuves>) =>
  conformite(releveDe(preuves(constats, changes), TODAY), TODAY)

const dire = (change: Partial<Constat>): Constat => ({
  critere: '3.2',
  page: 'Profil',
  par: 'auditrice',
  date: '2026-02-01',
  resultat: 'NC',
  ...change,
})

describe('the state of conformity', () => {
  it('is « non » without an audit made by people', () => {
    expect(etat([])).toMatchObject({ etat: 'non', raison: 'aucun-audit', audit: null })
  })

  it('is « totale » when a person saw every criterion hold on every page', () => {
    expect(etat(partout('C'))).toMatchObject({
      etat: 'totale',
      audit: { date: '2026-01-15', criteresApplicables: 4, criteresValides: 4 },
    })
  })

  it('leaves out what applies nowhere, and counts what applies on one page', () => {
    const sansObjet = partout('NA').filter(({ critere }) => critere !== '3.2')
    const sur = [dire({ page: 'Contact', resultat: 'NA' }), dire({ resultat: 'C' })]
    expect(etat([...sansObjet, ...sur]).audit).toMatchObject({ criteresApplicables: 1, criteresValides: 1 })
    expect(etat(partout('NA'))).toMatchObject({ etat: 'non', audit: null })
  })

  it('takes the last word on a page, and of two of one day the worse', () => {
    expect(etat([...partout('C'), dire({})])).toMatchObject({ etat: 'partielle' })
    expect(etat([dire({}), ...partout('C', '2026-03-01')])).toMatchObject({ etat: 'totale' })
    expect(etat([dire({ date: '2026-01-15' }), ...partout('C')])).toMatchObject({ etat: 'partielle' })
  })
})

describe('« totale » over a failure', () => {
  it.each<[string, readonly Constat[], Partial<Preuves>]>([
    ['one that the machine sees', partout('C'), { echecsMachine: ['10.11'] }],
    ['one that the machine sees, called without object', partout('NA'), { echecsMachine: ['10.11'] }],
    ['one that a person sees on one page', [...partout('C'), dire({})], {}],
    ['a page that nobody saw', partout('C').filter(({ page }) => page === 'Contact'), {}],
    ['a criterion that nobody saw on one page', partout('C').slice(1), {}],
    [
      'pages that are not of the sample',
      partout('C').map((one) => ({ ...one, page: `${one.page} bis` })),
      {},
    ],
    ['criteria that the referential has not', partout('C').map((one) => ({ ...one, critere: '99.1' })), {}],
    ['verdicts of a day to come', partout('C', '2026-11-22'), {}],
    ['verdicts of no day', partout('C', illisible('hier')), {}],
    ['verdicts of nobody', partout('C').map((one) => ({ ...one, par: ' ' })), {}],
    ['verdicts that are none', partout('OK' as Constat['resultat']), {}],
    [
      'one verdict that is a word of every object',
      partout('C').map((one, rank) =>
        rank === 0 ? { ...one, resultat: 'toString' as Constat['resultat'] } : one,
      ),
      {},
    ],
    ['no page in the sample', partout('C'), { echantillon: [] }],
    ['no criterion', partout('C'), { criteres: [] }],
  ])('is refused: %s', (_, constats, changes) => {
    expect(etat(constats, changes).etat).not.toBe('totale')
  })

  it('names a criterion « C » from every page only', () => {
    const dits = verdicts(preuves([...partout('C').slice(1), dire({})], { echecsMachine: ['7.1'] }), TODAY)
    expect(Object.fromEntries(dits)).toEqual({ '1.1': 'NT', '3.2': 'NC', '7.1': 'NC', '10.11': 'C' })
  })
})

const audit = (criteresValides: number, criteresApplicables: number, date: CalendarDate = '2026-01-15') => ({
  date,
  criteresApplicables,
  criteresValides,
})
const lu = (fait: AuditHumain, enEchec = 0, jour: CalendarDate = TODAY, suivant?: CalendarDate) =>
  conformite({ audit: fait, commence: true, enEchec }, jour, suivant)

describe('what is published, read on some day', () => {
  it.each([
    [0, 60, 'non'],
    [29, 60, 'non'],
    [49, 99, 'non'],
    [30, 60, 'partielle'],
    [50, 99, 'partielle'],
    [59, 60, 'partielle'],
    [60, 60, 'totale'],
  ] as const)('%i criteria of %i: %s', (valid, applicable, attendu) => {
    expect(lu(audit(valid, applicable))).toMatchObject({ etat: attendu, raison: 'decompte' })
  })

  it.each([
    ['no criterion', audit(0, 0)],
    ['more valid than applicable', audit(61, 60)],
    ['negative counts', audit(-1, 60)],
    ['counts that are not whole', audit(59.5, 60)],
    ['counts that are no numbers', audit(Number.NaN, 60)],
    ['a day to come', audit(60, 60, '2026-11-22')],
    ['a day that is none', audit(60, 60, illisible('hier'))],
  ])('is no audit with %s', (_, fait) => {
    expect(lu(fait)).toMatchObject({ etat: 'non', audit: null })
  })

  it('loses « totale » to a failure, were the counts changed by hand', () => {
    expect(lu(audit(60, 60), 18)).toMatchObject({ etat: 'partielle', audit: { criteresValides: 42 } })
    expect(lu(audit(1, 1), 3)).toMatchObject({ etat: 'non', audit: { criteresValides: 0 } })
  })

  it('is worth three years', () => {
    expect(lu(audit(60, 60), 0, '2029-01-14')).toMatchObject({ etat: 'totale', echeance: '2029-01-15' })
    expect(lu(audit(60, 60), 0, '2029-01-15')).toMatchObject({ etat: 'non', raison: 'audit-perime' })
  })

  it('is worth eighteen months once the referential is replaced, and never more than three years', () => {
    const lue = (jour: CalendarDate) => lu(audit(60, 60), 0, jour, '2026-12-15')
    expect(lue('2028-06-14')).toMatchObject({ etat: 'totale', echeance: '2028-06-15' })
    expect(lue('2028-06-15')).toMatchObject({ etat: 'non', raison: 'referentiel-remplace' })
    expect(lu(audit(60, 60), 0, TODAY, '2028-01-01').echeance).toBe('2029-01-15')
  })

  it('prints its rate rounded down', () => {
    expect(tauxConformite(audit(199, 200))).toBe(99)
    expect(tauxConformite(audit(99, 200))).toBe(49)
  })
})
