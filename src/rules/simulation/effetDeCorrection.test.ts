import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { alertesCorrection } from '#rules/carriere/correction/alertesCorrection.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import {
  applyCorrection,
  type CorrectionDemandee,
  naturesDeLigne,
  rowOfCir,
} from '#rules/carriere/correction/correction.ts'
import { effetDeCorrection, estSansEffet } from './effetDeCorrection.ts'
import { compteType, enfantNe, periode } from '#rules/retraite/estimation/testing/comptesType.ts'

const TODAY = '2026-11-21'
const { quotite: _quotite, ...inconnue } = periode('p3', '2010-09-01', '2012-08-31')

/** A school year is missing, and a part-time period has no working time. */
const compte: CompteRetraite = {
  ...compteType,
  carriere: [
    periode('p1', '1993-09-01', '2003-08-31'),
    periode('p2', '2004-09-01', '2010-08-31'),
    { ...inconnue, tempsPartiel: true },
    periode('p4', '2012-09-01'),
  ],
}

const manquante: CorrectionDemandee = {
  nature: 'periodemanquante',
  ligneId: '',
  valeurs: {
    debut: '2003-09-01',
    fin: '2004-08-31',
    employeur: 'Rectorat',
    indiceMajore: '500',
    quotite: '100',
  },
}

const effet = (correction: CorrectionDemandee, cir = compte) => {
  const found = effetDeCorrection(cir, correction, TODAY)
  if (found.sorte === 'impossible') throw new Error(found.motif)
  return found
}

describe('the effect of a correction', () => {
  it('is four quarters for the missing year, and the difference of the two estimates', () => {
    const { effet: change, avant, apres, dateDepart, regle } = effet(manquante)
    expect(change).toMatchObject({ trimestresLiquidables: 4, trimestresAssurance: 4 })
    expect(change.pensionMensuelle).toBeGreaterThan(0)
    expect(apres.pensionMensuelle - avant.pensionMensuelle).toBeCloseTo(change.pensionMensuelle, 2)
    expect([dateDepart, regle]).toEqual(['2033-06-01', '2026-09-01'])
  })

  it('is told at the departure that the person asked for, as the dashboard has it, where the account bears it', () => {
    const at = (dateDepart: CalendarDate, motif: number) =>
      effetDeCorrection(compte, manquante, TODAY, { dateDepart, motif })
    expect(at('2035-01-01', 1)).toMatchObject({ dateDepart: '2035-01-01', demande: true })
    // Legal age opens this account on 2033-06-01, and it has no three children (art. L. 24 I 3° CPCMR).
    for (const [date, motif] of [
      ['2028-01-01', 1],
      ['2035-01-01', 2],
    ] as const)
      expect(at(date, motif)).toMatchObject({ dateDepart: '2033-06-01', demande: false })
  })

  it('is the part of two years that a working time of 80 % adds to the lowest one supposed', () => {
    const { effet: change } = effet({ nature: 'quotite', ligneId: 'p3', valeurs: { quotite: '80' } })
    expect(change).toMatchObject({ trimestresLiquidables: 2, trimestresAssurance: 0 })
    expect(change.pensionMensuelle).toBeGreaterThan(0)
  })

  it('takes a working time in hours, exact (art. L. 11 CPCMR)', () => {
    const corrigee = (quotite: string) =>
      effet({ nature: 'quotite', ligneId: 'p3', valeurs: { quotite } }).apres
    expect(corrigee('20/35')).toEqual(corrigee(String((20 / 35) * 100)))
    expect(corrigee('28/35')).toEqual(corrigee('80'))
  })

  it.each([
    ['a third child', ['1995-03-08', '1997-03-08'], true],
    ['a second child', ['1995-03-08'], false],
  ] as const)(
    'says that %s is supposed raised nine years where the increase rests on it (art. L. 18 CPCMR)',
    (_, nes, suppose) => {
      const cir = { ...compte, enfants: nes.map(enfantNe) }
      const ne = {
        nature: 'enfant',
        ligneId: '',
        valeurs: { prenom: 'Lina', dateNaissance: '1999-03-08' },
      } as const
      expect(effet(ne, cir).eleveSuppose).toBe(suppose)
    },
  )

  it('is taken away when a period ends earlier', () => {
    const valeurs = { debut: '2004-09-01', fin: '2009-08-31' }
    expect(effet({ nature: 'dates', ligneId: 'p2', valeurs }).effet.trimestresLiquidables).toBe(-4)
  })

  it('is nothing for the values that the account has, or for an index of long ago', () => {
    const meme = { debut: '2004-09-01', fin: '2010-08-31' }
    expect(estSansEffet(effet({ nature: 'dates', ligneId: 'p2', valeurs: meme }).effet)).toBe(true)
    const indice = { nature: 'gradeindice', ligneId: 'p1', valeurs: { indiceMajore: '400' } } as const
    expect(estSansEffet(effet(indice).effet)).toBe(true)
  })

  it('does not count twice the days that another row has', () => {
    const double = { ...manquante, valeurs: { ...manquante.valeurs, debut: '2002-09-01' } }
    expect(effet(double).effet.trimestresLiquidables).toBe(4)
  })

  it.each([
    ['a generation absent from the tables', { dateNaissance: '1949-05-12' }, 'NAISSANCE_HORS_BAREME'],
    ['an index out of the scale', { indiceMajore: 1801 }, 'INDICE_BORNES'],
  ] as const)('cannot be said for %s, and why is told', (_, situation, motif) => {
    const sansIndice = compte.carriere.map(({ indiceMajore: _indice, ...row }) => row)
    const cir = { ...compte, carriere: sansIndice, situation: { ...compte.situation, ...situation } }
    const correction = { nature: 'quotite', ligneId: 'p3', valeurs: { quotite: '80' } } as const
    expect(effetDeCorrection(cir, correction, TODAY)).toEqual({ sorte: 'impossible', motif })
  })

  describe('an index given as a lettered group (specification, §5)', () => {
    const groupe = (indiceMajore: string, ligneId = 'p4') =>
      effetDeCorrection(compte, { nature: 'gradeindice', ligneId, valeurs: { indiceMajore } }, TODAY)

    it.each([
      ['A2', 930],
      ['b 3', 1072],
      ['BB3', 1129],
      ['E1', 1284],
      ['F', 1383],
      ['G', 1515],
    ])('%s counts for %i, as indicative', (saisi, indiceMajore) => {
      expect(groupe(saisi)).toMatchObject({ sorte: 'calcule', apres: { indiceMajore }, indicatif: true })
    })

    it.each(['S1', 'S5', 's3'])('%s has no known index: no effect is told on the old one', (saisi) => {
      expect(groupe(saisi)).toEqual({ sorte: 'impossible', motif: 'INDICE_LETTRE' })
    })

    it.each(['A2', 'S1'])('%s changes nothing for a period of long ago', (saisi) => {
      const found = groupe(saisi, 'p1')
      expect(found).toMatchObject({ sorte: 'calcule', indicatif: false, effet: { pensionMensuelle: 0 } })
    })
  })

  it('cannot be said for an account of forty children', () => {
    const enfant = applyCorrection(compte, {
      nature: 'enfant',
      ligneId: '',
      valeurs: { prenom: 'Lina', dateNaissance: '2005-03-08' },
    }).enfants
    const enfants = Array.from({ length: 40 }, (_, rank) => ({ ...enfant[0], enfantId: `e${rank}` }))
    const cir = { ...compte, enfants: enfants as CompteRetraite['enfants'] }
    expect(effetDeCorrection(cir, manquante, TODAY)).toEqual({ sorte: 'impossible', motif: 'ENFANTS' })
  })
})

describe('the rows of an account', () => {
  it('have a name, and the corrections that suit them', () => {
    expect(rowOfCir(compte, 'p1')).toBe('Période du 01/09/1993 au 31/08/2003')
    expect(rowOfCir(compte, 'p4')).toBe('Période depuis le 01/09/2012')
    expect([rowOfCir(compte, ''), rowOfCir(compte, 'p9')]).toEqual(['Il manque quelque chose', undefined])
    expect(naturesDeLigne(compte, '')).toContain('periodemanquante')
    expect(naturesDeLigne(compte, 'p1')).toContain('quotite')
    expect(naturesDeLigne(compte, 'regime-general')).toEqual(['autre'])
  })

  it('change only where they are corrected; a free text changes none', () => {
    const valeurs = { debut: '2004-10-01', fin: '' }
    const { carriere } = applyCorrection(compte, { nature: 'dates', ligneId: 'p2', valeurs })
    expect(carriere.map(({ debut }) => debut)).toEqual([
      '1993-09-01',
      '2004-10-01',
      '2010-09-01',
      '2012-09-01',
    ])
    expect(carriere[1]?.fin).toBe('2010-08-31')
    expect(applyCorrection(compte, { nature: 'autre', ligneId: '', valeurs: {} })).toBe(compte)
  })
})

describe('what seems odd in a correction', () => {
  const sortes = (correction: CorrectionDemandee) =>
    alertesCorrection(compte, correction).map(({ sorte }) => sorte)
  const dates = (debut: string, fin: string) =>
    sortes({ nature: 'periodemanquante', ligneId: '', valeurs: { debut, fin } })
  const enfant = (dateNaissance: string) =>
    sortes({ nature: 'enfant', ligneId: '', valeurs: { prenom: 'Lina', dateNaissance } })

  it('is a period outside working life, or over another row', () => {
    expect(dates('2003-09-01', '2004-08-31')).toEqual([])
    expect(dates('1980-09-01', '1981-08-31')).toEqual(['horsVieActive'])
    expect(dates('2003-08-31', '2004-08-31')).toEqual(['chevauchement'])
    expect(
      sortes({ nature: 'dates', ligneId: 'p2', valeurs: { debut: '2004-09-02', fin: '2010-08-30' } }),
    ).toEqual([])
  })

  it('is a new end of a period of the account after working life, its beginning read in the account', () => {
    const fin = (date: string) => sortes({ nature: 'dates', ligneId: 'p4', valeurs: { fin: date } })
    const { dateNaissance } = compte.situation
    expect(fin(`${Number(dateNaissance.slice(0, 4)) + 70}${dateNaissance.slice(4)}`)).toEqual([
      'horsVieActive',
    ])
    expect(fin('2013-08-31')).toEqual([])
    expect(sortes({ nature: 'dates', ligneId: 'p4', valeurs: { debut: '2012-09-02' } })).toEqual([])
  })

  it('is a child born before its parent could have one, there already, or one too many', () => {
    expect(enfant('1997-03-08')).toEqual([])
    expect(enfant('1979-03-08')).toEqual(['enfantAvantParent'])
    const lina = { nature: 'enfant', ligneId: '', valeurs: { prenom: 'Lina', dateNaissance: '1997-03-08' } }
    const [known] = applyCorrection(compte, lina as CorrectionDemandee).enfants
    const enfants = Array.from({ length: 20 }, () => known) as CompteRetraite['enfants']
    const found = alertesCorrection({ ...compte, enfants }, lina as CorrectionDemandee)
    expect(found.map(({ sorte }) => sorte)).toEqual(['enfantDejaLa', 'enfantsNombreux'])
  })
})
