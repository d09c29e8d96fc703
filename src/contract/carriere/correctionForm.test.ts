import { describe, expect, it } from 'vitest'
import { schemaDe } from '#contract/kit/questions/questionnaire.ts'
import { faultsOf } from '#contract/kit/testing/faultsOf.ts'
import { accordePour } from '#rules/carriere/services/accordes.ts'
import type { LienEnfant } from '#rules/retraite/demande/articles.ts'
import { INDICE_MAXIMUM } from '#rules/retraite/montant/indice.ts'
import { estQuotite } from '#rules/retraite/droit/tempsPartiel.ts'
import { textesSimulation } from '#contract/simulation/messages.ts'
import { INDICE_CORRIGE_MINIMUM } from './bornes.ts'
import { type ContexteCorrection, questionsCorrection, valeursCorrection } from './correctionForm.ts'
import { textesCarriere } from './messages.ts'
import type { NatureCorrection } from './corrections.ts'

const situations = () => {
  const { saisie } = questionsCorrection('enfant').valeurs.questions['lien'] ?? {}
  if (typeof saisie !== 'object' || saisie.nature !== 'liste') throw new Error('No list')
  return saisie.options
}

/** Art. R. 13: an activity interrupted for two months (1°), or reduced for four at 50 %, five at 60 %, seven at 70 % (2°). */
it('says from when an interruption counts, and a reduction', () => {
  const { aide } = questionsCorrection('enfant').valeurs.questions['lien'] ?? {}
  expect(String(aide).replaceAll('\u00A0', ' ')).toContain(
    'à partir de 2 mois à la suite, même prise dans le privé ; un temps partiel, à partir de 4 mois à 50 %, 5 mois à 60 %, 7 mois à 70 %.',
  )
})

/**
 * Art. R. 13, 1° a, of the code of pensions counts the maternity leave of the general scheme (art. L. 331-3 CSS): a mother who
 * gave birth before her recruitment has the quarters of a child of before 2004, and must find a situation that is hers.
 */
it('has a situation that grants its quarters to who gave birth in the private sector, before 2004', () => {
  const hers = situations().filter(({ label }) =>
    label.includes('congé de maternité avant votre recrutement'),
  )
  expect(hers).toHaveLength(1)
  expect(hers[0]?.label).not.toContain('pas accouché')
  expect(accordePour('1996-05-02', hers[0]?.value as LienEnfant, '2027-01-01')).toEqual({
    article: 'L12b',
    trimestresBonification: 4,
    trimestresMajoration: 0,
  })
  // Since 2004, only a birth that follows the recruitment gives quarters (art. L. 12 bis).
  expect(accordePour('2004-01-01', hers[0]?.value as LienEnfant, '2027-01-01')).toEqual({
    trimestresBonification: 0,
    trimestresMajoration: 0,
  })
})

const faults = (
  nature: NatureCorrection,
  valeurs: Readonly<Record<string, string>>,
  explication = 'Voir mon arrêté.',
) => {
  const saisie = { ...valeurs, explication }
  const contexte: ContexteCorrection = { today: '2026-11-21' }
  const schema = schemaDe(questionsCorrection(nature), contexte)
  return faultsOf(() => schema.validateSync(saisie, { abortEarly: false }))
}

it('says a working time as the account does, not as it was typed', () => {
  const { dite } = questionsCorrection('quotite').valeurs.questions['quotite'] ?? {}
  expect(['80', '14/18'].map((typed) => dite?.(typed as never, {} as never, {} as never))).toEqual([
    '80\u00A0%',
    '14/18 (77,78\u00A0%)',
  ])
})

describe('what a correction takes', () => {
  it.each([
    ['1', []],
    ['100', []],
    ['82,5', []],
    ['82.5', []],
    ['0', ['CORRECTION_QUOTITE_KO']],
    ['0,9', ['CORRECTION_QUOTITE_KO']],
    ['100,1', ['CORRECTION_QUOTITE_KO']],
    ['1e1', ['CORRECTION_QUOTITE_KO']],
    ['0x50', ['CORRECTION_QUOTITE_KO']],
    ['+80', ['CORRECTION_QUOTITE_KO']],
    ['80 %', []],
    ['20/35', []],
    ['14/18', []],
    ['36/35', ['CORRECTION_QUOTITE_KO']],
    ['20/', ['CORRECTION_QUOTITE_KO']],
    ['', ['CORRECTION_VALEUR_OBLIGATOIRE']],
  ])('a working time « %s » of 1 to 100 %%', (quotite, keys) => {
    expect(faults('quotite', { quotite })).toEqual(keys.map((key) => `quotite ${key}`))
  })

  // These sentences land in every page, where the files of the law would weigh too much.
  it('says its bounds', () => {
    const dits = (texte: string) => /de (\d+) à (\d+)/i.exec(texte)?.slice(1).map(Number) ?? []
    expect(dits(textesCarriere.CORRECTION_INDICE_KO)).toEqual([INDICE_CORRIGE_MINIMUM, INDICE_MAXIMUM])
    const aide = String(valeursCorrection.quotite.quotite.aide)
    for (const texte of [aide, textesCarriere.CORRECTION_QUOTITE_KO, textesSimulation.SIMULATION_QUOTITE]) {
      const [least = 0, most = 0] = dits(texte)
      expect([least - 0.1, least, most, most + 0.1].map(estQuotite)).toEqual([false, true, true, false])
    }
  })

  it.each([
    ['100', []],
    ['1800', []],
    ['A3', []],
    ['S5', []],
    ['99', ['CORRECTION_INDICE_KO']],
    ['1801', ['CORRECTION_INDICE_KO']],
    ['450,5', ['CORRECTION_INDICE_KO']],
    ['4e2', ['CORRECTION_INDICE_KO']],
    ['0x1F4', ['CORRECTION_INDICE_KO']],
    ['F1', ['CORRECTION_INDICE_KO']],
  ])('an index « %s »', (indiceMajore, keys) => {
    expect(faults('gradeindice', { grade: 'Attaché', indiceMajore })).toEqual(
      keys.map((key) => `indiceMajore ${key}`),
    )
  })

  it.each([
    ['1900-01-01', []],
    ['21/11/2026', []],
    ['1899-12-31', ['SAISIE_DATE_ANCIENNE']],
    ['0001-01-01', ['SAISIE_DATE_ANCIENNE']],
    ['2026-11-22', ['SAISIE_DATE_FUTURE']],
    ['31/12/1899', ['SAISIE_DATE_FORMAT']],
    ['31/02/2000', ['SAISIE_DATE_FORMAT']],
    ['', ['CORRECTION_VALEUR_OBLIGATOIRE']],
  ])('a first day « %s »', (debut, keys) => {
    expect(faults('dates', { debut, fin: '' })).toEqual(keys.map((key) => `debut ${key}`))
  })

  it('no last day, or one that is not before the first', () => {
    const fin = (dernier: string) => faults('dates', { debut: '2000-09-01', fin: dernier })
    expect(fin('2000-09-01')).toEqual([])
    expect(fin('2000-08-31')).toEqual(['fin CORRECTION_DATES_ORDRE'])
  })

  it('no text in which nothing is read', () => {
    expect(faults('autre', {}, '\u200B')).toEqual(['explication CORRECTION_EXPLICATION_OBLIGATOIRE'])
    expect(faults('gradeindice', { grade: '\u200B', indiceMajore: '500' })).toEqual([
      'grade CORRECTION_VALEUR_OBLIGATOIRE',
    ])
  })
})
