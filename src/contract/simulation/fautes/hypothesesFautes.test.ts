import { ValidationError } from 'yup'
import { describe, expect, it } from 'vitest'
import type { Cir } from '#contract/carriere/cir.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import type { MessageKey } from '#contract/messages.ts'
import { cirType, periodeDuCir } from '../../carriere/testing/cirType.ts'
import { hypothesesFormSchema, type HypothesesForm, saisieDesHypotheses } from '../hypothesesForm.ts'
import { champDe } from './hypothesesFautes.ts'

const TODAY = '2026-11-21'

/** A part-time period whose working time the account does not tell. */
const { quotite: _inconnue, ...partiel } = periodeDuCir('2010-09-01', { periodeId: 'p', tempsPartiel: true })

/** Born on 12 May 1969; from 1 September 1996 to today, 120 quarters and 80 days of services, 121 as they round. */
const cir: Cir = { ...cirType, carriere: [periodeDuCir('1996-09-01', { fin: '2010-08-31' }), partiel] }

const valide: HypothesesForm = {
  ...saisieDesHypotheses(
    {
      dateDepart: '2033-06-01',
      motif: 1,
      indiceMajore: 768,
      enfants: 0,
      quotites: [],
      rachat: { trimestres: 0, option: 2 },
      pointsRafp: 6120,
      revenuFiscalReference: 32_500,
      parts: 2.25,
      regle: 'envigueur',
      quotiteProgressive: 60,
    },
    cir,
  ),
}

const fautes = (change: Partial<HypothesesForm>) => {
  try {
    hypothesesFormSchema(cir, TODAY).validateSync({ ...valide, ...change }, { abortEarly: false })
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
    expect(fautes({ quotites: [{ debut: '2033-05-01', quotite: '80' }] })).toEqual([])
    expect(fautes({ quotitesPassees: [{ periodeId: 'p', quotite: '60' }] })).toEqual([])
    expect(fautes({ trimestresNbi: '121', moyenneNbi: '20' })).toEqual([])
    for (const quotiteProgressive of ['50', '17h30/35', '20/35', '82,5', '14/18', '31h30/35', '90'])
      expect(fautes({ quotiteProgressive })).toEqual([])
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
    [{ trimestresNbi: '122', moyenneNbi: '20' }, 'trimestresNbi', 'SIMULATION_PLUS_QUE_SERVICES'],
    [{ motif: '5', trimestresHandicap: '122' }, 'trimestresHandicap', 'SIMULATION_PLUS_QUE_SERVICES'],
    [{ moyenneNbi: '27,555' }, 'moyenneNbi', 'RETRAITE_NBI'],
    [{ enfants: '40' }, 'enfants', 'RETRAITE_ENFANTS'],
    [{ rachatTrimestres: '13' }, 'rachatTrimestres', 'RETRAITE_RACHAT_TRIMESTRES'],
    [{ rachatTrimestres: 'deux' }, 'rachatTrimestres', 'RETRAITE_RACHAT_TRIMESTRES'],
    [{ pointsRafp: 'cent' }, 'pointsRafp', 'RETRAITE_RAFP_POINTS'],
    [{ revenuFiscalReference: 'beaucoup' }, 'revenuFiscalReference', 'RETRAITE_REVENU_FISCAL'],
    [{ parts: '0,5' }, 'parts', 'RETRAITE_PARTS'],
    [{ parts: 'une' }, 'parts', 'RETRAITE_PARTS'],
    [{ quotiteProgressive: '17h29/35' }, 'quotiteProgressive', 'SIMULATION_QUOTITE_PROGRESSIVE'],
    [{ quotiteProgressive: '31h31/35' }, 'quotiteProgressive', 'SIMULATION_QUOTITE_PROGRESSIVE'],
    [{ quotiteProgressive: 'peu' }, 'quotiteProgressive', 'SIMULATION_QUOTITE_PROGRESSIVE'],
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
      { quotitesPassees: [{ periodeId: 'q', quotite: '80' }] },
      'quotitesPassees[0].quotite',
      'SIMULATION_PERIODE',
    ],
    [
      {
        quotitesPassees: [
          { periodeId: 'p', quotite: '80' },
          { periodeId: 'p', quotite: '60' },
        ],
      },
      'quotitesPassees[1].quotite',
      'SIMULATION_PERIODE',
    ],
    [{ quotites: [{ debut: '2033-06-01', quotite: '80' }] }, 'quotites[0].debut', 'SIMULATION_QUOTITE_APRES'],
    [{ quotites: [{ debut: '2033-07-01', quotite: '80' }] }, 'quotites[0].debut', 'SIMULATION_QUOTITE_APRES'],
    [{ quotites: [{ debut: '2028-01-15', quotite: '80' }] }, 'quotites[0].debut', 'SIMULATION_QUOTITE_MOIS'],
    [{ dateDepart: '2033-06-15' }, 'dateDepart', 'SIMULATION_DATE_KO'],
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
