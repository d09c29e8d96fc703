import { describe, expect, it } from 'vitest'
import { categories } from '#rules/retraite/demande/categorie.ts'
import { conditionsDites, libellesMotifDepart } from './motifs.ts'

/** Art. L. 24 I 1° CPCMR: the age is legal in a sedentary job, anticipated in an active one, lowered in a super-active one. */
describe('the first reason, in words true of each category', () => {
  it('has a label that names the age of none', () => {
    expect(libellesMotifDepart[1]).toBe('À l’âge d’ouverture de vos droits, ou après')
  })

  it.each([
    ['sedentaire', 'âge légal'],
    ['active', 'âge anticipé'],
    ['superactive', 'âge minoré'],
  ] as const)('is told to the %s as the %s', (categorie, age) => {
    expect(conditionsDites(1, categorie)).toContain(age)
    for (const autre of ['âge légal', 'âge anticipé', 'âge minoré'].filter((un) => un !== age))
      expect(conditionsDites(1, categorie)).not.toContain(autre)
  })

  it('is the only one whose age depends on the category', () => {
    for (const motif of [2, 3, 4, 5] as const)
      expect(new Set(categories.map((categorie) => conditionsDites(motif, categorie))).size).toBe(1)
  })
})

/** Art. L. 24 I 3° CPCMR and art. 44 of loi n° 2010-1330; art. D. 16-1 CPCMR. */
it('the numbers of a reason are those of the article that opens it', () => {
  expect(libellesMotifDepart[2]).toBe('Départ anticipé : parent d’au moins trois enfants')
  expect(libellesMotifDepart[4]).toMatch(/invalide à 80\s% au moins$/)
  expect(conditionsDites(3, 'sedentaire')).toContain('l’année civile de vos 16, 18, 20 ou 21 ans')
})
