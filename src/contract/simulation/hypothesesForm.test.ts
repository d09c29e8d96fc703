import { ValidationError } from 'yup'
import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { type MessageKey } from '#contract/messages.ts'
import { cirType, periodeDuCir } from '../carriere/testing/cirType.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { demandeDuCompte } from '#rules/simulation/hypotheses/hypotheses.ts'
import { champDe } from './hypothesesFautes.ts'
import {
  hypothesesDe,
  hypothesesFormSchema,
  type HypothesesForm,
  moisSuivant,
  saisieDesHypotheses,
} from './hypothesesForm.ts'
import type { Hypotheses } from './simulateur.ts'

const hypotheses: Hypotheses = {
  dateDepart: '2033-06-01',
  motif: 1,
  indiceMajore: 768,
  enfants: 2,
  quotites: [{ debut: '2028-09-01', quotite: 80 }],
  rachat: { trimestres: 4, option: 2 },
  pointsRafp: 6120,
  revenuFiscalReference: 32_500,
  parts: 2.25,
  regle: 'calendrier2023',
  quotiteProgressive: 60,
}

const sansRien = { carriere: [], situation: {} as Cir['situation'] }

describe('the fields and the suppositions', () => {
  it('are one another’s reverse', () => {
    expect(hypothesesDe(saisieDesHypotheses(hypotheses, sansRien))).toEqual(hypotheses)
    const rien = { ...hypotheses, rachat: { trimestres: 0, option: 3 as const }, pointsRafp: 0, quotites: [] }
    expect(saisieDesHypotheses(rien, sansRien).rachatTrimestres).toBe('')
    expect(hypothesesDe(saisieDesHypotheses(rien, sansRien))).toEqual(rien)
  })

  it('ask for the working time of each part-time period that the account leaves without one', () => {
    const { quotite: _, ...inconnue } = periodeDuCir('2010-09-01', { periodeId: 'p', tempsPartiel: true })
    const carriere = [{ ...inconnue, periodeId: 'connue', quotite: 80 }, inconnue]
    const saisie = saisieDesHypotheses(hypotheses, { ...sansRien, carriere })
    expect(saisie.quotitesPassees).toEqual([{ periodeId: 'p', quotite: '' }])
    expect(hypothesesDe(saisie).quotitesPassees).toEqual([{ periodeId: 'p', quotite: 0 }])
    const dites = { ...hypotheses, quotitesPassees: [{ periodeId: 'p', quotite: 80 }] }
    expect(hypothesesDe(saisieDesHypotheses(dites, { ...sansRien, carriere }))).toEqual(dites)
  })

  it('keep what is said of disability, the account’s number first', () => {
    const situation = { trimestresHandicap: 40 } as Cir['situation']
    expect(saisieDesHypotheses(hypotheses, { ...sansRien, situation }).trimestresHandicap).toBe('40')
    const dites = {
      ...hypotheses,
      motif: 5,
      trimestresHandicap: 12,
      annulationA65: true,
      incapacitePermanente: true,
    }
    expect(hypothesesDe(saisieDesHypotheses(dites, { ...sansRien, situation }))).toEqual(dites)
  })

  it('keep what is said of NBI, the account’s number of quarters first', () => {
    const situation = { nbi: 30, trimestresNbi: 40 } as Cir['situation']
    const vues = saisieDesHypotheses(hypotheses, { ...sansRien, situation })
    expect(vues).toMatchObject({ trimestresNbi: '40', moyenneNbi: '' })
    const dites = { ...hypotheses, trimestresNbi: 12, moyenneNbi: 27.5 }
    expect(hypothesesDe(saisieDesHypotheses(dites, { ...sansRien, situation }))).toEqual(dites)
  })

  it.each([
    ['revenuFiscalReference', ' 32\u202F500 ', 32_500],
    ['revenuFiscalReference', '32500,60', 32_501],
    ['revenuFiscalReference', '', 0],
    ['revenuFiscalReference', 'beaucoup', Number.NaN],
    ['parts', '1,5', 1.5],
    ['parts', '', 1],
    ['parts', '-1', Number.NaN],
    ['pointsRafp', '-5', Number.NaN],
    ['pointsRafp', '12,5', Number.NaN],
    ['enfants', '', Number.NaN],
    ['enfants', '40', 40],
    ['indiceMajore', '', 0],
    ['indiceMajore', 'A3', 977],
    ['indiceMajore', 'he b 2', 1018],
    ['indiceMajore', 'F', 1383],
    ['indiceMajore', 'F1', Number.NaN],
    ['indiceMajore', 'S2', Number.NaN],
  ] as const)('%s typed « %s » is %d', (champ, texte, valeur) => {
    expect(hypothesesDe({ ...saisieDesHypotheses(hypotheses, sansRien), [champ]: texte })[champ]).toBe(valeur)
  })
})

describe('a lettered group', () => {
  const dites = hypothesesDe({
    ...saisieDesHypotheses(hypotheses, sansRien),
    regle: 'envigueur',
    rachatTrimestres: '',
    indiceMajore: 'A3',
  })

  it('makes the estimate indicative, as in the public call, and is shown again', () => {
    const demande = demandeDuCompte(cirType, dites, '2026-11-21')
    expect(demande.indiceMajore).toBe('A3')
    expect(estimer(demande).indicatif).toBe(true)
    expect(estimer({ ...demande, indiceMajore: 977 }).indicatif).toBe(false)
    expect(saisieDesHypotheses(dites, sansRien).indiceMajore).toBe('A3')
  })

  it('is left where another departure takes the index of the account', () => {
    const plusTot = { ...dites, indiceMajore: 768 }
    expect(demandeDuCompte(cirType, plusTot, '2026-11-21').indiceMajore).toBe(768)
    expect(saisieDesHypotheses(plusTot, sansRien).indiceMajore).toBe('768')
  })
})

describe('the first departure to come', () => {
  it.each([
    ['2026-11-21', '2026-12-01'],
    ['2026-12-01', '2027-01-01'],
    ['2026-01-31', '2026-02-01'],
  ] as const)('after %s is %s', (jour, premier) => {
    expect(moisSuivant(jour)).toBe(premier)
  })
})

const valide: HypothesesForm = {
  ...saisieDesHypotheses(hypotheses, sansRien),
  quotites: [],
  regle: 'envigueur',
  enfants: '0',
  rachatTrimestres: '',
}

const fautes = (change: Partial<HypothesesForm>) => {
  try {
    hypothesesFormSchema(cirType, '2026-11-21').validateSync({ ...valide, ...change }, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner
  }
}

describe('the faults', () => {
  it('of what is possible are none', () => {
    expect(fautes({})).toEqual([])
    expect(fautes({ indiceMajore: '1800' })).toEqual([])
  })

  it.each<[Partial<HypothesesForm>, string, string]>([
    [{ dateDepart: '2026-11-01' }, 'dateDepart', 'SIMULATION_DATE_PASSEE'],
    [{ dateDepart: '2030-06-01' }, 'dateDepart', 'RETRAITE_AVANT_AGE'],
    [{ dateDepart: '2045-06-01' }, 'dateDepart', 'RETRAITE_DEPART_AGE_MAXIMUM'],
    [{ motif: '2' }, 'enfants', 'RETRAITE_MOTIF_TROIS_ENFANTS'],
    [{ motif: '3' }, 'motif', 'RETRAITE_LONGUE_CARRIERE_DEBUT'],
    [{ indiceMajore: '12' }, 'indiceMajore', 'RETRAITE_INDICE_BORNES'],
    [{ indiceMajore: '1801' }, 'indiceMajore', 'RETRAITE_INDICE_BORNES'],
    [{ indiceMajore: 'S2' }, 'indiceMajore', 'RETRAITE_INDICE_LETTRE'],
    [{ motif: '5' }, 'trimestresHandicap', 'SIMULATION_TRIMESTRES_HANDICAP'],
    [{ motif: '5', trimestresHandicap: 'dix' }, 'trimestresHandicap', 'RETRAITE_TRIMESTRES'],
    [{ motif: '5', trimestresHandicap: '5' }, 'motif', 'RETRAITE_HANDICAP_TRIMESTRES'],
    [{ trimestresNbi: 'dix' }, 'trimestresNbi', 'RETRAITE_TRIMESTRES'],
    [{ trimestresNbi: '10' }, 'moyenneNbi', 'SIMULATION_MOYENNE_NBI'],
    [{ trimestresNbi: '10', moyenneNbi: '301' }, 'moyenneNbi', 'RETRAITE_NBI'],
    [{ trimestresNbi: '10', moyenneNbi: 'peu' }, 'moyenneNbi', 'RETRAITE_NBI'],
    [{ enfants: '40' }, 'enfants', 'RETRAITE_ENFANTS'],
    [{ rachatTrimestres: '13' }, 'rachatTrimestres', 'RETRAITE_RACHAT_TRIMESTRES'],
    [{ rachatTrimestres: 'deux' }, 'rachatTrimestres', 'RETRAITE_RACHAT_TRIMESTRES'],
    [{ pointsRafp: 'cent' }, 'pointsRafp', 'RETRAITE_RAFP_POINTS'],
    [{ revenuFiscalReference: 'beaucoup' }, 'revenuFiscalReference', 'RETRAITE_REVENU_FISCAL'],
    [{ parts: '0,5' }, 'parts', 'RETRAITE_PARTS'],
    [{ parts: 'une' }, 'parts', 'RETRAITE_PARTS'],
    [{ quotites: [{ debut: '2028-01-01', quotite: '0' }] }, 'quotites[0].quotite', 'SIMULATION_QUOTITE'],
    [{ quotites: [{ debut: '2028-01-01', quotite: '101' }] }, 'quotites[0].quotite', 'SIMULATION_QUOTITE'],
    [
      { quotitesPassees: [{ periodeId: 'p', quotite: '101' }] },
      'quotitesPassees[0].quotite',
      'SIMULATION_QUOTITE',
    ],
    [
      { quotitesPassees: [{ periodeId: 'p', quotite: 'moitié' }] },
      'quotitesPassees[0].quotite',
      'SIMULATION_QUOTITE',
    ],
    [
      { quotites: [{ debut: '2026-01-01', quotite: '80' }] },
      'quotites[0].debut',
      'SIMULATION_QUOTITE_PASSEE',
    ],
    [
      {
        quotites: [
          { debut: '2028-01-01', quotite: '80' },
          { debut: '2028-01-01', quotite: '90' },
        ],
      },
      'quotites[1].debut',
      'SIMULATION_QUOTITE_DOUBLE',
    ],
  ])('of %j are said of %s: %s', (change, champ, motif) => {
    const trouvees = fautes(change)
    expect(trouvees.map(({ path }) => path)).toEqual([champ])
    expect(trouvees[0]?.message).toMatch(new RegExp(`${motif}$`))
    expect(defaultMessages[trouvees[0]?.message as MessageKey]).toMatch(/\.$/)
  })

  it('that no field holds are said of the account', () => {
    expect(champDe({ champ: 'trimestresLiquidables', motif: 'DEUX_ANS_DE_SERVICES' })).toBe('compte')
    expect(champDe({ champ: 'trimestresAssurance', motif: 'HANDICAP_TRIMESTRES' })).toBe('motif')
  })
})
