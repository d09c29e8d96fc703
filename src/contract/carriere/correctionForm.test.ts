import { expect, it } from 'vitest'
import { accordePour } from '#rules/carriere/services/accordes.ts'
import type { LienEnfant } from '#rules/retraite/droit/accordes/articles.ts'
import { questionsCorrection } from './correctionForm.ts'

const situations = () => {
  const { saisie } = questionsCorrection('enfant').valeurs.questions['lien'] ?? {}
  if (typeof saisie !== 'object' || saisie.nature !== 'liste') throw new Error('No list')
  return saisie.options
}

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
