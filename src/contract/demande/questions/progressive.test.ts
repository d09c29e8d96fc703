import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { ValidationError, type Lazy } from 'yup'
import { reponsesDe, saisieInitiale, schemaDe } from '#contract/kit/questions/questionnaire.ts'
import { cirType, periodeDuCir } from '#contract/carriere/testing/cirType.ts'
import { contexteType } from '#contract/kit/testing/contexteDemande.ts'
import { situationProgressive, tempsPartiel as questions } from './progressive.ts'

const situationProgressiveFormSchema = schemaDe(situationProgressive, contexteType())

const faults = (schema: Lazy<unknown>, values: unknown): Readonly<Record<string, string>> => {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]))
  }
}

const situation = {
  ...saisieInitiale(situationProgressive, contexteType()),
  employeur: 'Rectorat de Lyon',
}

describe('the situation', () => {
  it('is accepted with one way to be reached', () => {
    expect(faults(situationProgressiveFormSchema, situation)).toEqual({})
    expect(
      faults(situationProgressiveFormSchema, { ...situation, courriel: '', telephone: '0601020304' }),
    ).toEqual({})
  })

  it.each([
    [{ courriel: '' }, 'courriel', 'DEMANDE_JOINDRE'],
    [{ employeur: ' ' }, 'employeur', 'DEMANDE_EMPLOYEUR'],
    [{ autreActivite: true }, 'autreActivite', 'PROGRESSIVE_ACTIVITE'],
    [{ tempsPartielTherapeutique: true }, 'tempsPartielTherapeutique', 'PROGRESSIVE_THERAPEUTIQUE'],
  ])('is refused with %o', (part, field, key) => {
    expect(faults(situationProgressiveFormSchema, { ...situation, ...part })).toEqual({
      [field]: expect.stringMatching(new RegExp(`${key}$`)) as unknown,
    })
  })
})

const person = { dateNaissance: '1965-05-12', categorie: 'sedentaire' } as const
const schema = schemaDe(questions, contexteType(person))
const tempsPartiel = {
  ...saisieInitiale(questions, contexteType(person)),
  dateDebut: '2026-12-01',
  quotite: 80,
}
const deja = { dejaTempsPartiel: true, quotiteActuelle: 80, tempsPartielDepuis: '01/09/2020' }

describe('the part-time work', () => {
  it.each([
    [(14 / 18) * 100, '14/18'],
    [82.5, '82,5'],
    [undefined, ''],
  ])('begins with that of the account as it may be typed: %d %%', (quotite, saisie) => {
    const { quotite: _, ...sans } = periodeDuCir('2015-09-01', { tempsPartiel: true })
    const cir = { ...cirType, carriere: [{ ...sans, ...(quotite !== undefined && { quotite }) }] }
    expect(saisieInitiale(questions, { ...contexteType(person), cir }).quotiteActuelle).toBe(saisie)
  })

  it.each([
    {},
    { quotite: 50 },
    { quotite: 90 },
    { quotite: '80 %' },
    { tempsIncomplet: true, quotite: 1 },
    { tempsIncomplet: true, quotite: 99 },
    { tempsIncomplet: true, quotite: '20/35' },
    { tempsIncomplet: true, quotite: '24/35' },
    { quotite: '14/18' },
    deja,
    { ...deja, tempsPartielDepuis: '12/05/1981' },
    { ...deja, quotiteActuelle: 1 },
    { ...deja, quotiteActuelle: 99 },
    { ...deja, quotiteActuelle: '14/18' },
    { conservationIban: false, iban1: 'FR76 3000 6000 0112 3456 7890', iban2: '189' },
  ])('is accepted with %o', (part) => {
    expect(faults(schema, { ...tempsPartiel, ...part })).toEqual({})
  })

  it.each([
    [{ quotite: 49 }, 'quotite', 'PROGRESSIVE_QUOTITE'],
    [{ quotite: 91 }, 'quotite', 'PROGRESSIVE_QUOTITE'],
    [{ quotite: '17/35' }, 'quotite', 'PROGRESSIVE_QUOTITE'],
    [{ quotite: '32/35' }, 'quotite', 'PROGRESSIVE_QUOTITE'],
    [{ tempsIncomplet: true, quotite: '35/35' }, 'quotite', 'PROGRESSIVE_QUOTITE'],
    [{ quotite: '' }, 'quotite', 'PROGRESSIVE_QUOTITE'],
    [{ tempsIncomplet: true, quotite: 0 }, 'quotite', 'PROGRESSIVE_QUOTITE'],
    [{ tempsIncomplet: true, quotite: 100 }, 'quotite', 'PROGRESSIVE_QUOTITE'],
    [{ dateDebut: '' }, 'dateDebut', 'DEMANDE_DATE'],
    [{ dateDebut: '2026-12-02' }, 'dateDebut', 'RETRAITE_DEPART_PREMIER_DU_MOIS'],
    [{ dateDebut: '2026-11-01' }, 'dateDebut', 'RETRAITE_DEPART_PASSE'],
    [{ ...deja, quotiteActuelle: 0 }, 'quotiteActuelle', 'PROGRESSIVE_QUOTITE_ACTUELLE'],
    [{ ...deja, quotiteActuelle: 100 }, 'quotiteActuelle', 'PROGRESSIVE_QUOTITE_ACTUELLE'],
    [{ ...deja, quotiteActuelle: '' }, 'quotiteActuelle', 'PROGRESSIVE_QUOTITE_ACTUELLE'],
    [{ ...deja, tempsPartielDepuis: '' }, 'tempsPartielDepuis', 'PROGRESSIVE_DEPUIS'],
    [{ ...deja, tempsPartielDepuis: '22/11/2026' }, 'tempsPartielDepuis', 'SAISIE_DATE_FUTURE'],
    [{ ...deja, tempsPartielDepuis: '11/05/1981' }, 'tempsPartielDepuis', 'SAISIE_DATE_ANCIENNE'],
    [{ dateDebut: '9999-12-01' }, 'dateDebut', 'RETRAITE_DEPART_AGE_MAXIMUM'],
    [{ conservationIban: false }, 'iban1', 'IBAN_OBLIGATOIRE'],
    [{ conservationIban: false, iban1: 'FR76', iban2: '1' }, 'iban1', 'IBAN_FORMAT'],
  ])('is refused with %o', (part, field, key) => {
    expect(faults(schema, { ...tempsPartiel, ...part })).toEqual({
      [field]: expect.stringMatching(new RegExp(`${key}$`)) as unknown,
    })
  })
})

describe('the first day, for someone who reaches the age on 1 June 2030', () => {
  const { aide, saisie } = questions.souhait.questions.dateDebut
  const known = contexteType({ dateNaissance: '1970-05-12', debut: 16 })
  const on = (today: CalendarDate) => {
    const contexte = { ...known, today }
    return [
      typeof aide === 'function' && aide(contexte),
      typeof saisie === 'function' && saisie(contexte),
    ] as const
  }

  it('is told as long as it is still to come', () => {
    const told = 'Choisissez un mois à venir. Première date possible à votre âge : 01/06/2030.'
    expect(on('2030-05-31')[0]).toBe(told)
    expect(on('2030-06-01')[0]).toBe('Choisissez un mois à venir.')
  })

  it('may be chosen up to three years after', () => {
    const annees = [2028, 2029, 2030, 2031, 2032, 2033]
    expect(on('2028-11-20')[1]).toEqual({ nature: 'mois', annees })
    expect(on('2031-01-01')[1]).toEqual({ nature: 'mois', annees: [2031, 2032, 2033, 2034] })
  })
})

it('what other answers hide is not kept', () => {
  const hidden = { quotiteActuelle: 80, tempsPartielDepuis: 'naguère', iban1: 'FR76', iban2: '1' }
  expect(schema.validateSync({ ...tempsPartiel, ...hidden })).toEqual({ ...tempsPartiel, quotiteActuelle: 0 })
  expect(schema.validateSync({ ...tempsPartiel, ...deja })).toMatchObject({
    quotiteActuelle: 80,
    tempsPartielDepuis: '2020-09-01',
  })
})

/** Art. L. 89 bis CPCMR: a post that is not full-time stands for a part-time, which an account may show as one. */
it('no part-time is asked, kept nor read back of who holds a post that is not full-time', () => {
  const saisie = { ...tempsPartiel, ...deja, tempsIncomplet: true, quotite: 40 }
  const envoi = schema.validateSync(saisie)
  expect(envoi).toMatchObject({ dejaTempsPartiel: false, quotiteActuelle: 0, tempsPartielDepuis: '' })
  const lues = reponsesDe(questions, contexteType(person), envoi).map(({ question }) => question)
  expect(lues).toContain('Emploi à temps incomplet')
  expect(lues.join()).not.toMatch(/partiel/)
})

/** Art. D. 37-2 I CPCMR: the part not worked is that of the post, whose hours are written over those of full time. */
it.each([
  ['20/35', (20 / 35) * 100, 'Quotité demandée : 20/35 (57,14\u00A0%)'],
  ['24/35', (24 / 35) * 100, 'Quotité demandée : 24/35 (68,57\u00A0%)'],
  ['14/35', 40, 'Quotité demandée : 40\u00A0%'],
])('the hours of a post, %s, are sent exact and read back as hours', (quotite, percent, lue) => {
  const envoi = schema.validateSync({ ...tempsPartiel, tempsIncomplet: true, quotite })
  expect((envoi as { readonly quotite: number }).quotite).toBeCloseTo(percent, 12)
  const lues = reponsesDe(questions, contexteType(person), envoi)
  expect(lues.map(({ question, reponse }) => `${question} : ${reponse.join()}`)).toContain(lue)
})
