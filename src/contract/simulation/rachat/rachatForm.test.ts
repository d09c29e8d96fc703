import { ValidationError } from 'yup'
import { describe, expect, it } from 'vitest'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { type MessageKey } from '#contract/messages.ts'
import { lireRachat, type RachatForm, rachatFormSchema } from './rachatForm.ts'

const today = '2026-11-21'

const valide: RachatForm = {
  dateNaissance: '12/05/1986',
  indiceMajore: '500',
  dateDemande: '21/11/2026',
  trimestres: '4',
  option: '3',
  etudes: [],
  categorie: 'sedentaire',
  dateDepart: '',
  indiceDepart: '',
  trimestresLiquidables: '',
  trimestresAssurance: '',
  trimestresBonification: '0',
  trimestresEnfants: '',
  trimestresHorsSurcote: '',
  incapacitePermanente: false,
  annulationA65: false,
  enfants: '0',
  nbi: '0',
}

const depart = {
  dateDepart: '01/06/2050',
  trimestresLiquidables: '150',
  trimestresAssurance: '160',
}

const erreurs = (change: Partial<RachatForm>): Readonly<Record<string, string>> => {
  try {
    rachatFormSchema(today).validateSync({ ...valide, ...change }, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]))
  }
}

const etudes = (...dates: readonly (readonly [string, string])[]): Pick<RachatForm, 'etudes'> => ({
  etudes: dates.map(([debut, fin]) => ({ debut, fin, diplome: true })),
})

const key = (motif: string) => expect.stringMatching(new RegExp(`${motif}$`))

describe('what is typed for a buy-back', () => {
  it('is accepted with a birth, an index and a number of quarters', () => {
    expect(erreurs({})).toEqual({})
  })

  it.each(['29/02/1984', '01/01/1950', '01/06/1986', '31/12/2010'])(
    'takes a birth on %s',
    (dateNaissance) => {
      expect(erreurs({ dateNaissance, dateDemande: '01/01/2027' })['dateNaissance']).toBeUndefined()
    },
  )

  it.each([
    [{ dateNaissance: '31/12/1949' }, 'dateNaissance', 'NAISSANCE_HORS_BAREME'],
    [{ dateNaissance: '01/01/2011' }, 'dateNaissance', 'NAISSANCE_HORS_BAREME'],
    [{ dateNaissance: '30/02/1984' }, 'dateNaissance', 'DATE_NAISSANCE'],
    [{ dateNaissance: '01/01/1959' }, 'dateDemande', 'RACHAT_AGE'],
    [{ indiceMajore: '' }, 'indiceMajore', 'INDICE_ABSENT'],
    [{ indiceMajore: '50' }, 'indiceMajore', 'INDICE_BORNES'],
    [{ indiceMajore: '500,5' }, 'indiceMajore', 'INDICE_BORNES'],
    [{ indiceMajore: 'Z9' }, 'indiceMajore', 'INDICE_LETTRE'],
    [{ dateDemande: '' }, 'dateDemande', 'RACHAT_DATE'],
    [{ dateDemande: '01/01/2003' }, 'dateDemande', 'RACHAT_DATE'],
    [{ trimestres: '13' }, 'trimestres', 'RACHAT_TRIMESTRES'],
    [{ trimestres: '0' }, 'trimestres', 'RACHAT_TRIMESTRES'],
    [{ trimestres: '1,5' }, 'trimestres', 'RACHAT_TRIMESTRES'],
    [{ ...depart, dateDepart: '15/06/2050' }, 'dateDepart', 'DEPART_PREMIER_DU_MOIS'],
    [{ ...depart, dateDepart: '01/06/2040' }, 'dateDepart', 'AVANT_AGE'],
    [{ ...depart, dateDepart: '01/06/2057' }, 'dateDepart', 'DEPART_AGE_MAXIMUM'],
    [{ ...depart, enfants: '40' }, 'enfants', 'ENFANTS'],
    [{ ...depart, trimestresAssurance: '' }, 'trimestresAssurance', 'TRIMESTRES'],
  ] as const)('%j is refused', (textes, champ, motif) => {
    expect(erreurs(textes)).toMatchObject({ [champ]: key(`RETRAITE_${motif}`) })
  })

  it('is dated neither far ahead nor before the studies', () => {
    expect(erreurs({ dateDemande: '01/01/2032' })).toEqual({ dateDemande: key('RACHAT_DEMANDE_LOIN') })
    expect(erreurs({ dateNaissance: '01/01/2005', dateDemande: '01/01/2006' })).toMatchObject({
      dateDemande: key('RETRAITE_RACHAT_AGE_MINIMUM'),
    })
  })

  it('takes a lettered group with its chevron, and an index past group G', () => {
    expect(erreurs({ indiceMajore: 'he a3' })).toEqual({})
    expect(erreurs({ indiceMajore: '1800' })).toEqual({})
  })

  it('refuses periods reversed, crossed, future or empty, and more quarters than they allow', () => {
    const annee = ['01/09/2004', '30/06/2005'] as const
    const faute = (...dates: readonly (readonly [string, string])[]) => {
      const message = erreurs(etudes(...dates))[`etudes[${dates.length - 1}].fin`]
      return defaultMessages[message as MessageKey]
    }
    expect(faute(['30/06/2005', '01/09/2004'])).toMatch(/avant son début/)
    expect(faute(annee, ['30/06/2005', '30/06/2006'])).toMatch(/chevauche/)
    expect(faute(['01/09/2026', '30/06/2027'])).toMatch(/après aujourd’hui/)
    expect(faute(['01/09/1998', '30/06/1999'])).toMatch(/avant vos 15 ans/)
    expect(faute(['', ''])).toMatch(/début et la fin/)
    expect(erreurs({ trimestres: '4', ...etudes(annee) })).toEqual({
      trimestres: 'RACHAT_TRIMESTRES_ETUDES_3',
    })
    expect(erreurs({ trimestres: '3', ...etudes(annee) })).toEqual({})
  })
})

describe('what is read', () => {
  const annee = ['01/09/2004', '30/06/2005'] as const

  it('counts the quarters that sound periods allow, and the end of the last', () => {
    expect(lireRachat({ ...valide, ...etudes(annee) }, today)).toMatchObject({
      ouverts: 3,
      finEtudes: '2005-06-30',
    })
    expect(lireRachat(valide, today).ouverts).toBeUndefined()
    expect(lireRachat({ ...valide, ...etudes(annee, ['', '']) }, today).ouverts).toBeUndefined()
  })

  it('holds what spares the décote, once the gain is asked for', () => {
    const spares = { incapacitePermanente: true, annulationA65: true } as const
    expect(lireRachat({ ...valide, ...depart, ...spares }, today).demande).toMatchObject(spares)
    expect(lireRachat({ ...valide, ...depart }, today).demande).not.toHaveProperty('incapacitePermanente')
    expect(lireRachat({ ...valide, ...spares }, today).demande).not.toHaveProperty('incapacitePermanente')
  })

  it('asks for the gain once its part is begun', () => {
    expect(lireRachat(valide, today).avecGain).toBe(false)
    expect(lireRachat({ ...valide, trimestresAssurance: '160' }, today).avecGain).toBe(true)
  })
})

/**
 * Art. L. 14 III and IV CPCMR. Born on 1 July 1966: 172 required, legal age on 1 October 2029, a parental year from 1 October
 * 2028, one quarter to buy.
 */
describe('what the bonifications were granted for', () => {
  const lu = (change: Partial<RachatForm>) =>
    lireRachat(
      {
        ...valide,
        dateNaissance: '01/07/1966',
        dateDemande: '01/07/2026',
        trimestres: '1',
        dateDepart: '01/10/2029',
        trimestresLiquidables: '160',
        trimestresAssurance: '172',
        ...change,
      },
      today,
    )

  it.each([
    ['RN1 one quarter short of the number required', { trimestresAssurance: '170' }, false],
    ['RN2 the quarter bought makes it', { trimestresAssurance: '171' }, false],
    ['RN3 the quarter bought is one of a parental surcote', { trimestresAssurance: '172' }, true],
    ['RN4 two of them', { trimestresAssurance: '173' }, true],
    // A year later, four of an ordinary surcote, whatever they were granted for: none was, but what a child gives.
    ['RN5 an ordinary surcote alone', { trimestresAssurance: '174', dateDepart: '01/10/2030' }, false],
    [
      'RN6 an ordinary surcote with bonifications',
      { trimestresAssurance: '174', dateDepart: '01/10/2030', trimestresBonification: '4' },
      true,
    ],
    [
      'RN7 no gain is asked for',
      { dateDepart: '', trimestresLiquidables: '', trimestresAssurance: '' },
      false,
    ],
    ['RN8 it was said already', { trimestresAssurance: '160', trimestresEnfants: '4' }, true],
  ] as const)('%s: asked for, %s', (_, change, attendu) => {
    expect(lu(change).nature).toBe(attendu)
  })

  it('RN9 is read, and left out where it is not said', () => {
    expect(lu({ trimestresEnfants: '4', trimestresHorsSurcote: '2' }).demande).toMatchObject({
      trimestresEnfants: 4,
      trimestresHorsSurcote: 2,
    })
    expect(lu({}).demande).not.toHaveProperty('trimestresEnfants')
    expect(lu({}).demande).not.toHaveProperty('trimestresHorsSurcote')
  })
})
