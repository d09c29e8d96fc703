import { describe, expect, it } from 'vitest'
import type { Demande } from '../demande/demande.ts'
import { droitsDe } from './droits.ts'
import { estimer } from '../estimation/estimation.ts'
import { ouvertureDuMotif } from './motifs.ts'
import { demandeNue } from '../estimation/testing/demandeType.ts'
import { verifierDemande } from '../estimation/verification/verifierDemande.ts'

const fautes = (faits: Partial<Demande>) =>
  verifierDemande({ ...demandeNue, ...faits }).map(({ champ, motif }) => `${champ} ${motif}`)

describe('the early reasons', () => {
  const ne = { dateNaissance: '1964-05-20', trimestresAssurance: 172, trimestresLiquidables: 172 } as const
  const cas: readonly (readonly [string, Partial<Demande>, readonly string[]])[] = [
    [
      'M01 deux enfants',
      { ...ne, motif: 2, enfants: 2, dateDepart: '2024-01-01' },
      ['enfants MOTIF_TROIS_ENFANTS'],
    ],
    ['M02 trois enfants', { ...ne, motif: 2, enfants: 3, dateDepart: '2024-01-01' }, []],
    [
      'M03 moins de quinze ans de services',
      { ...ne, motif: 2, enfants: 3, trimestresLiquidables: 59, dateDepart: '2024-01-01' },
      ['trimestresLiquidables MOTIF_QUINZE_ANS'],
    ],
    [
      'M04 quinze ans, bonifications comprises',
      {
        ...ne,
        motif: 4,
        enfants: 1,
        trimestresLiquidables: 60,
        trimestresBonification: 1,
        dateDepart: '2024-01-01',
      },
      ['trimestresLiquidables MOTIF_QUINZE_ANS'],
    ],
    [
      'M05 enfant handicapé, sans enfant',
      { ...ne, motif: 4, dateDepart: '2024-01-01' },
      ['enfants MOTIF_ENFANT_HANDICAP'],
    ],
    [
      'M06 carrière longue avant 60 ans 6 mois, début avant 20 ans',
      { ...ne, motif: 3, debutAvant: 20, dateDepart: '2024-11-01' },
      ['dateDepart LONGUE_CARRIERE_AGE'],
    ],
    [
      'M07 carrière longue à 60 ans 6 mois',
      { ...ne, motif: 3, debutAvant: 20, dateDepart: '2024-12-01' },
      [],
    ],
    [
      'M08 il manque un trimestre (171 requis)',
      { ...ne, motif: 3, debutAvant: 20, dateDepart: '2024-12-01', trimestresAssurance: 170 },
      ['trimestresAssurance LONGUE_CARRIERE_TRIMESTRES'],
    ],
    [
      'M09 début avant 16 ans : 58 ans, 172 trimestres cotisés, ceux de la génération (art. D. 16-1)',
      {
        dateNaissance: '1967-03-01',
        motif: 3,
        debutAvant: 16,
        dateDepart: '2025-03-01',
        trimestresAssurance: 172,
      },
      [],
    ],
    [
      'M10 le même à 171 trimestres',
      {
        dateNaissance: '1967-03-01',
        motif: 3,
        debutAvant: 16,
        dateDepart: '2025-03-01',
        trimestresAssurance: 171,
      },
      ['trimestresAssurance LONGUE_CARRIERE_TRIMESTRES'],
    ],
    [
      'M11 avant 58 ans',
      { dateNaissance: '1967-03-01', motif: 3, dateDepart: '2025-02-01', trimestresAssurance: 172 },
      ['dateDepart LONGUE_CARRIERE_AGE'],
    ],
    [
      'M12 handicap avant 55 ans',
      { dateNaissance: '1970-07-01', motif: 5, dateDepart: '2025-06-01' },
      ['dateDepart HANDICAP_AGE'],
    ],
    [
      'M13 handicap à 55 ans : 171 − 60',
      { dateNaissance: '1970-07-01', motif: 5, dateDepart: '2025-07-01', trimestresAssurance: 111 },
      [],
    ],
    [
      'M14 un de moins',
      { dateNaissance: '1970-07-01', motif: 5, dateDepart: '2025-07-01', trimestresAssurance: 110 },
      ['trimestresAssurance HANDICAP_TRIMESTRES'],
    ],
    [
      'M15 handicap à 59 ans : 171 − 100',
      { dateNaissance: '1970-07-01', motif: 5, dateDepart: '2029-07-01', trimestresAssurance: 71 },
      [],
    ],
  ]
  it.each(cas)('%s', (_, faits, attendu) => {
    expect(fautes(faits)).toEqual(attendu)
  })

  it.each([
    ['M16 cinq trimestres en situation de handicap', 5, ['trimestresHandicap HANDICAP_TRIMESTRES']],
    ['M17 soixante-dix', 70, ['trimestresHandicap HANDICAP_TRIMESTRES']],
    ['M18 soixante et onze : 171 − 100', 71, []],
    ['M19 soixante-douze', 72, []],
  ] as const)('%s, sur cent soixante (art. R. 37 bis)', (_, trimestresHandicap, attendu) => {
    const depart = { dateNaissance: '1970-07-01', motif: 5, dateDepart: '2029-07-01' } as const
    expect(fautes({ ...depart, trimestresAssurance: 160, trimestresHandicap })).toEqual(attendu)
  })
})

it('knows the first date of each reason that has an age', () => {
  const droits = droitsDe('1964-05-20', 'sedentaire', '2026-09-01')
  const ouverture = (motif: number, reste: Partial<Demande> = {}) =>
    droits && ouvertureDuMotif({ dateNaissance: '1964-05-20', motif, ...reste }, droits)
  expect([1, 2, 3, 4, 5].map((motif) => ouverture(motif))).toEqual([
    '2027-03-01',
    undefined,
    undefined,
    undefined,
    '2019-06-01',
  ])
  expect(ouverture(3, { debutAvant: 20 })).toBe('2024-12-01')
})

describe('the increase of disabled civil servants (art. R. 33 bis)', () => {
  const handicape: Demande = {
    ...demandeNue,
    dateNaissance: '1970-07-01',
    motif: 5,
    dateDepart: '2029-07-01',
    trimestresLiquidables: 120,
    trimestresAssurance: 120,
  }
  const majoration = (trimestresHandicap: number, trimestresLiquidables = 120) =>
    estimer({ ...handicape, trimestresHandicap, trimestresLiquidables }).lignes.find(
      ({ libelle }) => libelle === 'Majoration pour handicap',
    )?.valeur

  it('is a third of the part of the services done while disabled, rounded to the hundredth', () => {
    const pension = (35_444.04 * 0.75 * 120) / 172
    expect(majoration(120)).toBeCloseTo(pension * 0.33, 2)
    expect(majoration(90)).toBeCloseTo(pension * 0.25, 1)
    expect(() => majoration(0)).toThrow(/HANDICAP_TRIMESTRES/)
  })

  it('stays within 75 % of the salary', () => {
    const pension = (35_444.04 * 0.75 * 160) / 172
    expect(majoration(160, 160)).toBeCloseTo(35_444.04 * 0.75 - pension, 2)
  })
})

it('adds the NBI without décote, as indicative: average × quarters ÷ required × 75 % (loi n° 91-73, art. 27)', () => {
  const sans = estimer(demandeNue)
  const avec = estimer({ ...demandeNue, nbi: 30 })
  expect(sans.decote.trimestres).toBeGreaterThan(0)
  const part = (0.75 * demandeNue.trimestresLiquidables) / sans.trimestresRequis
  expect(avec.pensionBruteAnnuelle - sans.pensionBruteAnnuelle).toBeCloseTo(30 * 59.0734 * part, 1)
  expect(avec.lignes.find(({ libelle }) => libelle.startsWith('Supplément'))).toMatchObject({
    confirme: false,
  })
})

/**
 * Loi n° 2003-775, art. 5 VI, and loi n° 2023-270, art. 10 XXIV C: the year is that in which the conditions are met. The age is, on
 * the birthday itself; only the payment waits for the 1st of the month that follows.
 */
it.each([
  ['OC1 58 ans le 1er décembre 2024', '1966-12-01', 169],
  ['OC2 le 31 décembre 2024, premier paiement en 2025', '1966-12-31', 169],
  ['OC3 le 1er janvier 2025', '1967-01-01', 170],
  ['OC4 le 31 décembre 2025', '1967-12-31', 170],
  ['OC5 le 1er janvier 2026', '1968-01-01', 170],
  ['OC6 le 31 décembre 2026', '1968-12-31', 170],
  ['OC7 le 1er janvier 2027', '1969-01-01', 171],
] as const)('%s, les trimestres cotisés déjà atteints', (_, dateNaissance, attendu) => {
  const carriere = { motif: 3, debutAvant: 16, trimestresAssurance: 184, trimestresCotises: 184 } as const
  const demande = { ...demandeNue, ...carriere, dateNaissance, dateDepart: '2027-02-01' } as const
  expect(estimer(demande).trimestresRequis).toBe(attendu)
})
