import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { demandeNue } from '#rules/retraite/estimation/testing/demandeType.ts'
import { compteType, enfantNe, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { demandeDuCompte, type Hypotheses } from '#rules/simulation/hypotheses/hypotheses.ts'
import { hypothesesAu } from '#rules/simulation/testing/hypothesesType.ts'
import type { CompteRetraite } from '../compte.ts'

const TODAY = '2026-11-20'

const demande = (cir: CompteRetraite, dateDepart: CalendarDate, faits: Partial<Hypotheses>) =>
  demandeDuCompte(cir, hypothesesAu(dateDepart, faits), TODAY)

/**
 * Born on 1 July 1970 (171 quarters before the law of 2023), at work since October 1996. Art. R. 37 bis CPCMR: at 59, 71 quarters contributed
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
    ['D02 soixante : 70 au départ', 60, ['HANDICAP_TRIMESTRES']],
    ['D03 soixante et un : 71', 61, []],
    ['D04 soixante-deux : 72', 62, []],
    ['D05 aucun : rien à venir non plus', 0, ['HANDICAP_TRIMESTRES']],
  ] as const)('%s', (_, aCeJour, attendu) => {
    expect(fautes(aCeJour)).toEqual(attendu)
  })

  it('D06 adds nothing to come when the services are over', () => {
    expect(fautes(62, { ...cir, carriere: [periode('p1', '1996-10-01', '2026-09-30')] })).toEqual([
      'HANDICAP_TRIMESTRES',
    ])
  })

  it('D06b counts today, be it the last day of the services', () => {
    const jours = (fin: CalendarDate) =>
      demande({ ...cir, carriere: [periode('p1', '1996-10-01', fin)] }, '2029-07-01', {
        motif: 5,
        trimestresHandicap: 60,
      }).joursHandicap
    expect([jours('2026-11-19'), jours('2026-11-20'), jours('2026-11-21')]).toEqual([0, 1, 2])
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

  /**
   * Art. R. 37 bis asks for a duration contributed while disabled. To the 61 quarters of the day, 32 months and a day, then 33
   * months less a day, just, and a day more, are to come before 1 July 2029 (months of thirty days).
   */
  const jours = (account: CompteRetraite, aujourdhui: CalendarDate) => {
    const { trimestresHandicap, joursHandicap } = demandeDuCompte(
      account,
      hypothesesAu('2029-07-01', { motif: 5, trimestresHandicap: 61 }),
      aujourdhui,
    )
    return [trimestresHandicap, joursHandicap]
  }

  it.each([
    ['D15 un jour de moins que onze trimestres', '2026-10-02', [71, 89], true],
    ['D16 onze trimestres', '2026-10-01', [72, 0], false],
    ['D17 un jour de plus', '2026-09-30', [72, 1], false],
  ] as const)('%s à venir', (_, aujourdhui, attendus, refuse) => {
    expect(jours(cir, aujourdhui)).toEqual(attendus)
    // A quarter less today makes seventy, or the seventy-one that are asked for.
    const hypotheses = hypothesesAu('2029-07-01', { motif: 5, trimestresHandicap: 60 })
    expect(verifierDemande(demandeDuCompte(cir, hypotheses, aujourdhui)).length > 0).toBe(refuse)
  })

  it.each([
    [
      'D18 un poste qui finit un jour avant le trimestre',
      [periode('p1', '1996-10-01', '2026-12-29')],
      [61, 89],
    ],
    ['D19 à la fin du trimestre', [periode('p1', '1996-10-01', '2026-12-31')], [62, 0]],
    ['D20 un jour après', [periode('p1', '1996-10-01', '2027-01-01')], [62, 1]],
    [
      'D21 un congé parental annoncé : rien n’est cotisé',
      [
        periode('p1', '1996-10-01', '2026-12-31'),
        { ...periode('p2', '2027-01-01'), position: 'congeparental' as const },
      ],
      [62, 0],
    ],
    [
      'D22 un temps partiel compte en entier',
      [{ ...periode('p1', '1996-10-01'), tempsPartiel: true, quotite: 50 }],
      [72, 0],
    ],
  ] as const)('%s', (_, carriere, attendus) => {
    expect(jours({ ...cir, carriere, enfants: [enfantNe('2026-12-30')] }, '2026-10-01')).toEqual(attendus)
  })
})

/**
 * Art. R. 33 bis: a third of the services done while disabled over those that the pension pays, whose rate alone is rounded, to the
 * nearest hundredth. Over 160 quarters, 16,5 % is reached by 79 and 18 days: 79,2 ÷ 160 ÷ 3.
 */
it.each([
  ['D23 un jour de moins', 17, 16],
  ['D24 soixante-dix-neuf trimestres et 18 jours', 18, 17],
  ['D25 un jour de plus', 19, 17],
])('%s', (_, joursHandicap, pourcentage) => {
  const ligne = estimer({
    ...demandeNue,
    dateNaissance: '1974-07-01',
    motif: 5,
    dateDepart: '2033-07-01',
    trimestresLiquidables: 160,
    trimestresAssurance: 160,
    trimestresHandicap: 79,
    joursHandicap,
  }).lignes.find(({ libelle }) => libelle === 'Majoration pour handicap')
  expect(ligne?.formule).toContain(`arrondis à ${pourcentage} %`)
  expect(ligne?.formule).toContain(`(79 + ${joursHandicap} jours ÷ 90) ÷ 160 ÷ 3`)
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
