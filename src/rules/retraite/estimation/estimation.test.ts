import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { type Estimation, estimer } from './estimation.ts'
import { RegleFault } from './verification/faute.ts'
import type { Demande } from '../demande/demande.ts'
import { demandeNue, demandeType } from './testing/demandeType.ts'

describe('the request of the public call’s description', () => {
  const estimation = estimer(demandeType)

  it('gives the rights, the décote and the rate that it announces', () => {
    expect(estimation).toMatchObject({
      regle: '2026-09-01',
      trimestresRequis: 170,
      ageOuverture: { annees: 62, mois: 9 },
      dateOuverture: '2027-04-01',
      taux: 60.5,
      decote: { trimestres: 11, pourcentage: 13.75 },
      surcote: { trimestres: 0, pourcentage: 0 },
    })
  })

  it('gives the pension: 600 × 59,0734 € × 75 % × 159 ÷ 170 × (1 − 13,75 %)', () => {
    expect(600 * 59.0734).toBeCloseTo(35_444.04, 6)
    expect(((600 * 59.0734 * 0.75 * 159) / 170) * 0.8625).toBeCloseTo(21_444.297, 2)
    expect(estimation).toMatchObject({ pensionBruteAnnuelle: 21_444.3, pensionBruteMensuelle: 1787.02 })
  })

  it('has a label, a formula, a value and a source on every line, the buy-back marked as indicative', () => {
    for (const ligne of estimation.lignes) {
      expect(ligne.libelle).not.toBe('')
      expect(ligne.formule).not.toBe('')
      expect(ligne.source).not.toBe('')
      expect(Number.isFinite(ligne.valeur)).toBe(true)
    }
    expect(estimation.lignes.find(({ libelle }) => libelle.startsWith('Coût du rachat'))).toMatchObject({
      confirme: false,
      source: expect.stringContaining('barème indicatif') as string,
    })
    expect(estimation.lignes.map(({ formule }) => formule)).toContain('75 % × 159 ÷ 170 = 70,15 %')
  })
})

const vingtAns = { indiceMajore: 366, trimestresLiquidables: 80, trimestresAssurance: 80 }
/** Whole careers: id, facts beside the usual ones, and what must come out. Source or publisher in the name. */
const cas: readonly (readonly [id: string, faits: Partial<Demande>, attendu: object])[] = [
  [
    'E01 carrière complète à l’âge d’ouverture : 75 %, ni décote ni surcote (art. L. 13)',
    { trimestresLiquidables: 170, trimestresAssurance: 170, dateDepart: '2027-04-01' },
    { taux: 75, decote: { trimestres: 0, pourcentage: 0 }, pensionBruteAnnuelle: 26_583.03 },
  ],
  [
    'E02 services au-delà du requis : 75 % encore (art. L. 13)',
    { trimestresLiquidables: 180, trimestresAssurance: 170, dateDepart: '2027-04-01' },
    { taux: 75 },
  ],
  [
    'E03 bonifications : 75 % × (170 + 8) ÷ 170 (art. L. 14)',
    {
      trimestresLiquidables: 178,
      trimestresBonification: 8,
      trimestresAssurance: 170,
      dateDepart: '2027-04-01',
    },
    { taux: 78.53 },
  ],
  [
    'E04 bonifications : plafond de 80 % (art. L. 14)',
    {
      trimestresLiquidables: 190,
      trimestresBonification: 20,
      trimestresAssurance: 170,
      dateDepart: '2027-04-01',
    },
    { taux: 80 },
  ],
  [
    'E05 calendrier de 2023 forcé : 171 trimestres à 63 ans pour 1964 (loi n° 2023-270)',
    { regle: 'calendrier2023' },
    {
      regle: '2023-09-01',
      trimestresRequis: 171,
      ageOuverture: { annees: 63, mois: 0 },
      dateOuverture: '2027-07-01',
    },
  ],
  [
    'E06 trois enfants : 10 % de la pension (art. L. 18)',
    { enfants: 3 },
    { majorationEnfants: { pourcentage: 10, montantAnnuel: 2144.43 }, pensionBruteAnnuelle: 23_588.73 },
  ],
  [
    'E07 surcote : 4 trimestres à 63 ans 9 mois, né en 1964 (art. L. 14 III)',
    { trimestresLiquidables: 170, trimestresAssurance: 174, dateDepart: '2028-04-01' },
    { surcote: { trimestres: 4, pourcentage: 5 }, taux: 78.75 },
  ],
  [
    'E08 groupe hors échelle A3 = indice 977',
    { indiceMajore: 'A3', trimestresLiquidables: 170, trimestresAssurance: 170 },
    { pensionBruteAnnuelle: 43_286.03 },
  ],
  [
    'E09 indice modeste, carrière courte mais à 67 ans : minimum garanti de 20 ans, 70 % (art. L. 17)',
    { ...vingtAns, dateNaissance: '1959-06-15', dateDepart: '2026-10-01' },
    { minimumGaranti: { montantAnnuel: 11_477.33, applique: true }, pensionBruteAnnuelle: 11_477.33 },
  ],
  [
    'E10 vingt enfants : la pension majorée ne dépasse pas le traitement (art. L. 18)',
    { enfants: 20, trimestresLiquidables: 170, trimestresAssurance: 170 },
    { pensionBruteAnnuelle: 35_444.04 },
  ],
  [
    'E11 carrière longue à 60 ans 6 mois, sans décote (art. L. 25 bis)',
    { motif: 3, dateDepart: '2025-01-01', trimestresLiquidables: 172, trimestresAssurance: 172 },
    { regle: '2023-09-01', decote: { trimestres: 0, pourcentage: 0 }, taux: 75 },
  ],
  [
    'E12 handicap, sans décote (art. L. 24 I 5°)',
    { motif: 5, dateDepart: '2024-07-01', trimestresLiquidables: 130, trimestresAssurance: 130 },
    { decote: { trimestres: 0, pourcentage: 0 }, minimumGaranti: { applique: false } },
  ],
]

describe('whole careers', () => {
  it.each(cas)('%s', (_, faits, attendu) => {
    expect(estimer({ ...demandeNue, ...faits })).toMatchObject(attendu)
  })
})

it('has no décote from 65 on for the carers of a disabled child', () => {
  const decote = (dateDepart: CalendarDate) =>
    estimer({ ...demandeNue, annulationA65: true, dateDepart }).decote.trimestres
  expect((['2029-04-01', '2029-06-01', '2029-07-01'] as const).map(decote)).toEqual([1, 1, 0])
  expect(estimer({ ...demandeNue, dateDepart: '2029-07-01' }).decote.trimestres).toBe(8)
})

it('tells which conditions a reason takes for granted', () => {
  const textes = (estimation: Estimation) => estimation.lignes.map(({ formule }) => formule).join('\n')
  expect(textes(estimer({ ...demandeNue, motif: 2, enfants: 3 }))).toContain('avant le 1er janvier 2012')
  expect(textes(estimer({ ...demandeNue, motif: 3, trimestresAssurance: 170 }))).toContain(
    'avoir commencé avant 21 ans',
  )
  expect(textes(estimer({ ...demandeNue, motif: 4, enfants: 1 }))).toContain('invalide à 80 %')
  expect(textes(estimer({ ...demandeNue, motif: 5 }))).toContain('trimestres cotisés avec une incapacité')
  expect(textes(estimer({ ...demandeNue, dateDepart: '2033-01-01' }))).toContain('limite d’âge (67 ans)')
  expect(textes(estimer({ ...demandeNue, trimestresAssurance: 150 }))).toContain(
    'plus courte que les services',
  )
  expect(textes(estimer({ ...demandeNue, categorie: 'active' }))).toContain('17 ans')
})

describe('what the request does not tell is said', () => {
  const notes = (demande: Demande) =>
    estimer(demande)
      .lignes.map(({ formule }) => formule)
      .join('\n')

  it('how long the points of NBI were held (loi n° 91-73, art. 27)', () => {
    expect(notes({ ...demandeNue, nbi: 20 })).toContain('Le supplément de NBI est un plafond')
    expect(notes(demandeNue)).not.toContain('NBI')
  })

  it('which bonifications the surcote leaves out (art. L. 14 III CPCMR)', () => {
    const surcotee: Demande = {
      ...demandeNue,
      dateDepart: '2029-07-01',
      trimestresLiquidables: 180,
      trimestresAssurance: 180,
      trimestresBonification: 8,
    }
    expect(notes(surcotee)).toContain('ni pour enfants ni pour handicap')
    expect(notes({ ...surcotee, trimestresHorsSurcote: 8 })).not.toContain('ni pour enfants')
    expect(notes({ ...surcotee, trimestresBonification: 0 })).not.toContain('ni pour enfants')
  })
})

it('throws its faults rather than answering nonsense', () => {
  expect(() => estimer({ ...demandeNue, indiceMajore: 0 })).toThrow(RegleFault)
  expect(() => estimer({ ...demandeNue, indiceMajore: Number.NaN })).toThrow('indiceMajore: INDICE_BORNES')
})

/** Services of 159 quarters may be 158 and 45 days (art. R. 26 CPCMR): insurance of as much lacks nothing. */
it.each([
  [45, false],
  [44, true],
] as const)(
  'doubts an insurance of 158 quarters and %i days for services of 159 quarters: %s',
  (jours, doute) => {
    const { lignes } = estimer({ ...demandeNue, trimestresAssurance: 158, joursAssurance: jours })
    expect(lignes.some(({ formule }) => formule.includes('plus courte que les services'))).toBe(doute)
  },
)
