import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { verifierDemande } from '#rules/retraite/estimation/verifierDemande.ts'
import { demandeDuCompte, type Hypotheses } from '#rules/simulation/hypotheses/hypotheses.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import type { CompteRetraite } from '../compte.ts'

const TODAY = '2026-11-20'

const demande = (cir: CompteRetraite, dateDepart: CalendarDate, faits: Partial<Hypotheses>) =>
  demandeDuCompte(cir, hypothesesAu(dateDepart, faits), TODAY)

/**
 * Born on 1 July 1970 (172 quarters required), at work since October 1996. Art. R. 37 bis CPCMR: at 59, 72 quarters contributed
 * while disabled. From 20 November 2026 to 1 July 2029, ten whole quarters are to come.
 */
describe('reason 5, from the account or the simulator', () => {
  const cir: CompteRetraite = {
    ...compteType,
    situation: { ...compteType.situation, dateNaissance: '1970-07-01' },
    carriere: [periode('p1', '1996-10-01')],
    autresRegimes: [],
  }
  const fautes = (trimestresHandicap: number, account = cir) =>
    verifierDemande(demande(account, '2029-07-01', { motif: 5, trimestresHandicap })).map(
      ({ motif }) => motif,
    )

  it.each([
    ['D01 cinq à ce jour', 5, ['HANDICAP_TRIMESTRES']],
    ['D02 soixante et un : 71 au départ', 61, ['HANDICAP_TRIMESTRES']],
    ['D03 soixante-deux : 72', 62, []],
    ['D04 soixante-trois : 73', 63, []],
    ['D05 aucun : rien à venir non plus', 0, ['HANDICAP_TRIMESTRES']],
  ] as const)('%s', (_, aCeJour, attendu) => {
    expect(fautes(aCeJour)).toEqual(attendu)
  })

  it('D06 adds nothing to come when the services are over', () => {
    expect(fautes(62, { ...cir, carriere: [periode('p1', '1996-10-01', '2026-09-30')] })).toEqual([
      'HANDICAP_TRIMESTRES',
    ])
  })

  it('D07 takes the number of the account, unless another is said', () => {
    const account = { ...cir, situation: { ...cir.situation, trimestresHandicap: 62 } }
    const quarters = (faits: Partial<Hypotheses>) => demande(account, '2029-07-01', faits).trimestresHandicap
    expect(quarters({ motif: 5 })).toBe(72)
    expect(quarters({ motif: 5, trimestresHandicap: 80 })).toBe(90)
    expect(quarters({ motif: 1 })).toBeUndefined()
  })

  it('D08 pays the increase of art. R. 33 bis', () => {
    const { lignes } = estimer(demande(cir, '2029-07-01', { motif: 5, trimestresHandicap: 62 }))
    expect(lignes.find(({ libelle }) => libelle === 'Majoration pour handicap')?.valeur).toBeGreaterThan(0)
  })
})

/** Born on 1 January 1964, few quarters: the décote disappears at 67, or at 65 for those whom the law names. */
describe('the age at which the décote disappears (loi n° 2010-1330, art. 28)', () => {
  const cir: CompteRetraite = {
    ...compteType,
    situation: { ...compteType.situation, dateNaissance: '1964-01-01' },
    carriere: [periode('p1', '1996-10-01')],
    autresRegimes: [],
  }
  const ter = (trimestres: number): CompteRetraite => ({
    ...cir,
    bonifications: [{ bonificationId: 'b', libelle: 'Enfant handicapé', article: 'L12ter', trimestres }],
  })
  const decote = (account: CompteRetraite, dateDepart: CalendarDate, annulationA65?: boolean) =>
    estimer(demande(account, dateDepart, annulationA65 === undefined ? {} : { annulationA65 })).decote
      .trimestres

  it.each<[string, CompteRetraite, CalendarDate, boolean | undefined, boolean]>([
    ['D09 à 65 ans, sans rien', cir, '2029-01-01', undefined, true],
    ['D10 aidant, un mois avant', cir, '2028-12-01', true, true],
    ['D11 aidant, à 65 ans', cir, '2029-01-01', true, false],
    ['D12 aidant, un mois après', cir, '2029-02-01', true, false],
    ['D13 majoration de l’art. L. 12 ter au compte', ter(1), '2029-01-01', undefined, false],
    ['D14 aucun trimestre', ter(0), '2029-01-01', undefined, true],
  ])('%s', (_, account, date, aidant, attendue) => {
    expect(decote(account, date, aidant) > 0).toBe(attendue)
  })
})
