import { describe, expect, it } from 'vitest'
import { constatsCompte } from './constatsCompte.ts'
import { comptesFautifs, compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'

const AUJOURDHUI = '2026-11-21'

const sortes = (compte: typeof compteType) => constatsCompte(compte, AUJOURDHUI).map(({ sorte }) => sorte)

describe('the checks of an account', () => {
  it('find nothing in one without a fault', () => {
    expect(constatsCompte(compteType, AUJOURDHUI)).toEqual([])
  })

  it.each([
    ['lacune', ['lacune']],
    ['chevauchement', ['chevauchement']],
    ['dateFuture', ['dateFuture', 'dateFuture']],
    ['indiceAbsent', ['indiceAbsent']],
    ['quotiteAbsente', ['quotiteAbsente']],
    ['quotiteNulle', ['quotiteInvalide']],
    ['quotiteAuDela', ['quotiteInvalide']],
    ['datesInversees', ['datesInversees']],
    ['dateIllisible', ['dateIllisible', 'dateIllisible']],
    ['carriereVide', ['carriereVide']],
    ['aucunTrimestre', ['aucunTrimestre']],
    ['anneeFuture', ['anneeFuture']],
    ['enfantNonDeclare', ['enfantNonDeclare']],
    ['naissanceIllisible', []],
  ] as const)('of « %s » say so', (nom, expected) => {
    expect(sortes(comptesFautifs[nom])).toEqual(expected)
  })

  it('give the dates of a missing period', () => {
    const [constat] = constatsCompte(comptesFautifs.lacune, AUJOURDHUI)
    expect(constat).toMatchObject({ debut: '2003-09-01', fin: '2004-08-31' })
  })

  it('ask for no index where there is none to have', () => {
    const { indiceMajore: _indice, ...sansIndice } = periode('p1', '2000-01-01')
    expect(sortes({ ...compteType, carriere: [{ ...sansIndice, position: 'disponibilite' }] })).toEqual([])
  })

  it('come in order of time, what has no date last', () => {
    const { indiceMajore: _indice, ...sansIndice } = periode('p3', '2012-01-01')
    const carriere = [
      sansIndice,
      periode('p2', '2004-09-01', '2011-12-31'),
      periode('p1', '2000-01-01', '2003-08-31'),
    ]
    expect(sortes({ ...compteType, carriere, enfantsDeclares: 1 })).toEqual([
      'lacune',
      'indiceAbsent',
      'enfantNonDeclare',
    ])
  })
})
