import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Categorie } from '#rules/retraite/demande/categorie.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import { resumeCompte } from '#rules/simulation/resume.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import type { CompteRetraite } from '../compte.ts'
import { parcourirMois } from '#rules/simulation/moisDuCompte.ts'
import { categorieDuCompte } from './categorie.ts'
import { compteDesPostes as compte } from './testing/compteDesPostes.ts'

const TODAY = '2026-11-20'

/** Art. L. 24 I 1° CPCMR: 17 years in active jobs (15 for those born before July 1956), 27 in super-active ones. */
describe('the category that services open', () => {
  it.each<[string, CompteRetraite, CalendarDate, Categorie]>([
    [
      'G01 seize ans et onze mois actifs',
      compte('1970-05-05', ['2009-09-01', undefined, 'active']),
      '2026-08-01',
      'sedentaire',
    ],
    ['G02 dix-sept ans', compte('1970-05-05', ['2009-09-01', undefined, 'active']), '2026-09-01', 'active'],
    [
      'G03 dix-sept ans et un mois',
      compte('1970-05-05', ['2009-09-01', undefined, 'active']),
      '2026-10-01',
      'active',
    ],
    [
      'G04 gardés après un poste sédentaire',
      compte('1970-05-05', ['1993-09-01', '2010-08-31', 'active'], ['2010-09-01', undefined, 'sedentaire']),
      '2030-01-01',
      'active',
    ],
    [
      'G05 un jour de moins, puis sédentaire',
      compte('1970-05-05', ['1993-09-02', '2010-08-31', 'active'], ['2010-09-01', undefined, 'sedentaire']),
      '2030-01-01',
      'sedentaire',
    ],
    [
      'G06 poste actif depuis peu',
      compte('1970-05-05', ['1993-09-01', '2020-08-31', 'sedentaire'], ['2020-09-01', undefined, 'active']),
      '2030-01-01',
      'sedentaire',
    ],
    [
      'G07 en deux fois',
      compte(
        '1970-05-05',
        ['1990-01-01', '1999-12-31', 'active'],
        ['2000-01-01', '2009-12-31', 'sedentaire'],
        ['2010-01-01', '2016-12-31', 'active'],
      ),
      '2030-01-01',
      'active',
    ],
    [
      'G08 à mi-temps : comptent entiers',
      compte('1970-05-05', ['2009-09-01', undefined, 'active', { quotite: 50 }]),
      '2026-09-01',
      'active',
    ],
    [
      'G09 en disponibilité : rien',
      compte('1970-05-05', ['2009-09-01', undefined, 'active', { position: 'disponibilite' }]),
      '2030-01-01',
      'sedentaire',
    ],
    [
      'G10 contractuels : rien',
      compte('1970-05-05', ['2009-09-01', undefined, 'active', { position: 'auxiliaire' }]),
      '2030-01-01',
      'sedentaire',
    ],
    [
      'G11 deux fois les mêmes jours',
      compte('1970-05-05', ['2000-01-01', '2009-12-31', 'active'], ['2000-01-01', '2009-12-31', 'active']),
      '2030-01-01',
      'sedentaire',
    ],
    [
      'G12 vingt-six ans et onze mois super-actifs',
      compte('1974-05-05', ['1999-09-01', undefined, 'superactive']),
      '2026-08-01',
      'active',
    ],
    [
      'G13 vingt-sept ans',
      compte('1974-05-05', ['1999-09-01', undefined, 'superactive']),
      '2026-09-01',
      'superactive',
    ],
    [
      'G14 vingt-sept ans et un mois',
      compte('1974-05-05', ['1999-09-01', undefined, 'superactive']),
      '2026-10-01',
      'superactive',
    ],
    [
      'G15 dix super-actifs et sept actifs',
      compte(
        '1974-05-05',
        ['2000-01-01', '2009-12-31', 'superactive'],
        ['2010-01-01', '2016-12-31', 'active'],
      ),
      '2030-01-01',
      'active',
    ],
    [
      'G16 quinze ans, né le 30/06/1956',
      compte('1956-06-30', ['1980-01-01', '1994-12-31', 'active']),
      '2023-09-01',
      'active',
    ],
    [
      'G17 quinze ans, né le 01/07/1956',
      compte('1956-07-01', ['1980-01-01', '1994-12-31', 'active']),
      '2023-09-01',
      'sedentaire',
    ],
  ])('%s', (_, cir, depart, attendue) => {
    expect(categorieDuCompte(cir, depart)).toBe(attendue)
  })
})

describe('the age that they open', () => {
  /** Born in May 1969: 58 years and 9 months at least in active jobs, 64 in the others. Seventeen years on 1 May 2028. */
  const active = compte(
    '1969-05-12',
    ['1996-09-01', '2011-04-30', 'sedentaire'],
    ['2011-05-01', undefined, 'active'],
  )
  const fautes = (dateDepart: CalendarDate) =>
    verifierDemande(demandeDuCompte(active, hypothesesAu(dateDepart), TODAY)).map(({ motif }) => motif)

  it.each([
    ['2028-04-01', ['AVANT_AGE']],
    ['2028-05-01', []],
    ['2028-06-01', []],
  ] as const)('is closed before the seventeenth year, open after: %s', (date, attendu) => {
    expect(fautes(date)).toEqual(attendu)
  })

  it('is the first month of the chart, whatever the departure that is chosen', () => {
    for (const date of ['2028-05-01', '2033-06-01'] as const)
      expect(parcourirMois(active, hypothesesAu(date), TODAY, '2026-12-01').dates.auPlusTot).toBe(
        '2028-05-01',
      )
  })

  it('is the day that the account announces', () => {
    expect(resumeCompte(active, TODAY)).toMatchObject({
      ouverture: { date: '2028-05-01' },
      ageOuverture: { annees: 58, mois: 11 },
    })
  })

  it('is the common one for an active post of today that comes too late', () => {
    const tardive = compte(
      '1969-05-12',
      ['1996-09-01', '2020-08-31', 'sedentaire'],
      ['2020-09-01', undefined, 'active'],
    )
    expect(resumeCompte(tardive, TODAY)?.ouverture.date).toBe('2033-06-01')
  })

  it('is that of active jobs for who entered a super-active one too late to have its twenty-seven years before', () => {
    const tardive = compte('1971-10-15', ['2004-01-01', undefined, 'superactive'])
    expect(resumeCompte(tardive, TODAY)?.ouverture.date).toBe('2030-02-01')
    expect(categorieDuCompte(tardive, '2030-02-01')).toBe('active')
    const { dates } = parcourirMois(tardive, hypothesesAu('2031-01-01'), TODAY, '2026-12-01')
    expect(dates.auPlusTot).toBe('2030-02-01')
  })

  it('is kept by someone who now holds a sedentary post', () => {
    const gardee = compte(
      '1969-05-12',
      ['1993-09-01', '2010-08-31', 'active'],
      ['2010-09-01', undefined, 'sedentaire'],
    )
    const { date } = resumeCompte(gardee, TODAY)?.ouverture ?? {}
    expect(date && date < '2028-07-01').toBe(true)
  })
})
