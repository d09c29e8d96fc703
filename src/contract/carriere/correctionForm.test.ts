import { expect, it } from 'vitest'
import { accordePour } from '#rules/carriere/services/accordes.ts'
import type { LienEnfant } from '#rules/retraite/droit/accordes/articles.ts'
import { questionsCorrection } from './correctionForm.ts'

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
