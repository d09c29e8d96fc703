import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import type { Correction } from '#contract/carriere/corrections.ts'
import { periodeEnMots, phraseDe } from '#contract/carriere/constatEnMots.ts'
import { paths } from '#portal/paths.ts'
import { constatsCompte } from '#rules/carriere/constatsCompte.ts'
import { comptesFautifs, illisible } from '#rules/retraite/estimation/testing/comptesType.ts'
import { adresseCorrection, correctionDe, correctionDuPoint, pointsParSection } from './constats.ts'
import { lignesParcours } from './parcours/parcours.ts'

const AUJOURDHUI = '2026-11-21'

type Nom = keyof typeof comptesFautifs

const cirDe = (nom: Nom) => comptesFautifs[nom] as unknown as Cir
const constatsDe = (nom: Nom) => constatsCompte(cirDe(nom), AUJOURDHUI)

const BROKEN = /NaN|undefined|Invalid/

describe('the sentence of a finding', () => {
  it.each([
    ['lacune', /^Aucune période n’est inscrite du 01\/09\/2003 au 31\/08\/2004/],
    ['chevauchement', /^Deux périodes se recouvrent du 01\/09\/2004 au 31\/12\/2004/],
    ['dateFuture', /^La période du 01\/01\/2000 au 31\/12\/2089 porte une date à venir/],
    ['indiceAbsent', /^La période depuis le 01\/01\/2000 n’a pas d’indice/],
    ['quotiteAbsente', /à temps partiel, sans quotité/],
    ['quotiteNulle', /^La quotité de la période depuis le 01\/01\/2000/],
    ['quotiteAuDela', /de 1 à 100\s%/],
    ['datesInversees', /se termine avant de commencer/],
    ['dateIllisible', /^Une date de la période depuis le «\s2000-02-30\s» n’existe pas/],
    ['carriereVide', /dans votre carrière de fonctionnaire/],
    ['aucunTrimestre', /aucun trimestre/],
    ['anneeFuture', /^Le régime «\sAutre\s» compte une année à venir/],
    ['enfantNonDeclare', /^Votre employeur connaît 3 enfants, votre compte en a 0/],
  ] as const)('of « %s » says what and when', (nom, sentence) => {
    const [constat] = constatsDe(nom)
    expect(constat && phraseDe(constat, cirDe(nom))).toMatch(sentence)
  })

  it.each(Object.keys(comptesFautifs) as Nom[])('of « %s » shows nothing broken', (nom) => {
    const constats = constatsDe(nom)
    for (const constat of constats) expect(phraseDe(constat, cirDe(nom))).not.toMatch(BROKEN)
    for (const ligne of lignesParcours(cirDe(nom), constats))
      expect(Object.values(ligne).join()).not.toMatch(BROKEN)
  })

  it('says that a date is missing', () => {
    expect(periodeEnMots({ debut: illisible(''), fin: '2003-08-31' })).toBe('du (date absente) au 31/08/2003')
  })
})

describe('the correction of a finding', () => {
  const query = (nom: Nom) => {
    const [constat] = constatsDe(nom)
    return new URL(constat ? correctionDe(constat) : '', 'https://portail.example').searchParams.toString()
  }

  it.each([
    ['lacune', 'nature=periodemanquante&debut=2003-09-01&fin=2004-08-31'],
    ['chevauchement', 'nature=dates&ligneId=p2'],
    ['quotiteAbsente', 'nature=quotite&ligneId=p1'],
    ['indiceAbsent', 'nature=gradeindice&ligneId=p1'],
    ['carriereVide', 'nature=periodemanquante'],
    ['enfantNonDeclare', 'nature=enfant'],
    ['anneeFuture', 'nature=autre&ligneId=r'],
  ] as const)('of « %s » is filled in', (nom, expected) => {
    expect(query(nom)).toBe(expected)
  })

  it('is empty without anything known', () => {
    expect(adresseCorrection()).toBe(paths.correctioncir)
  })
})

describe('the career in words', () => {
  it('has what is missing between the periods, in order of time', () => {
    const lignes = lignesParcours(cirDe('lacune'), constatsDe('lacune'))
    expect(lignes.map(({ id, points }) => [id, points])).toEqual([
      ['regime-general-1990', []],
      ['regime-general-1991', []],
      ['p1', []],
      ['lacune-1', [1]],
      ['p2', []],
    ])
  })
})

describe('what was asked about a finding', () => {
  const asked = (changes: Partial<Correction>) => ({ ...changes }) as Correction
  const gap = { sorte: 'lacune', lignes: ['a', 'b'], debut: '2003-09-01', fin: '2004-08-31' } as const
  const share = { sorte: 'quotiteAbsente', lignes: ['p3'], debut: '2010-09-01' } as const
  const child = { sorte: 'enfantNonDeclare', lignes: [] } as const

  it.each([
    [
      'the period that is missing',
      gap,
      { nature: 'periodemanquante', debut: '2003-09-01', fin: '2004-08-31' },
      true,
    ],
    ['a part of it', gap, { nature: 'periodemanquante', debut: '2004-08-31', fin: '2005-01-31' }, true],
    ['the day after it', gap, { nature: 'periodemanquante', debut: '2004-09-01', fin: '2005-01-31' }, false],
    ['the day before it', gap, { nature: 'periodemanquante', debut: '2003-01-01', fin: '2003-08-31' }, false],
    ['another kind', gap, { nature: 'dates', debut: '2003-09-01', fin: '2004-08-31' }, false],
    ['its row', share, { nature: 'quotite', ligneId: 'p3' }, true],
    ['another row', share, { nature: 'quotite', ligneId: 'p4' }, false],
    ['another thing of its row', share, { nature: 'dates', ligneId: 'p3' }, false],
    ['a child that is missing', child, { nature: 'enfant' }, true],
    ['a child that is there', child, { nature: 'enfant', ligneId: 'e1' }, false],
  ] as const)('is found when it is about %s: %o', (_, constat, correction, found) => {
    expect(correctionDuPoint(constat, [asked(correction)]) !== undefined).toBe(found)
  })

  it('is the last one', () => {
    const twice = [asked({ nature: 'enfant', numero: '2' }), asked({ nature: 'enfant', numero: '1' })]
    expect(correctionDuPoint(child, twice)?.numero).toBe('2')
  })

  it('gathers the numbers of the findings by section', () => {
    expect(pointsParSection([gap, share, child])).toEqual({ carriere: [1, 2], enfants: [3] })
    expect(pointsParSection([])).toEqual({})
  })
})
