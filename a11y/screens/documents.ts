import { listesDocument, type NomComparee } from '#contract/documents/listes.ts'
import { button, type Person, type ScreenState } from './screenState.ts'

const pay = '/remunerationpaie'

const search = (path: string, person: Person, texte: string): ScreenState => ({
  path,
  person,
  state: 'recherche',
  recipe: `saisir « ${texte} » dans la recherche, puis valider`,
  reach: async (page) => {
    await page.getByRole('searchbox').fill(texte)
    await page.getByRole('searchbox').press('Enter')
    await page.getByText(/à «\s.+\s»\.$/).waitFor()
  },
})

const selection = (path: string, person: Person): ScreenState => ({
  path,
  person,
  state: 'selection',
  recipe: 'activer « Sélectionner des documents », puis « Tout sélectionner »',
  reach: async (page) => {
    await button(page, 'Sélectionner des documents').click()
    await button(page, /^Tout sélectionner/).click()
  },
})

const comparison = (nom: NomComparee, person: Person, start = `/${nom}`): ScreenState => {
  const { question } = listesDocument[nom].comparaison
  return {
    path: `/${nom}/comparaison`,
    start,
    person,
    state: 'comparaison',
    recipe: `depuis ${start}, suivre le lien « ${question} »`,
    reach: async (page) => {
      await page.getByRole('main').getByRole('link', { name: question }).click()
      await page.getByRole('table').waitFor()
    },
  }
}

/** Documents of pay, pension and employer: narrowed, searched, selected, sent by mail, compared. */
export const documentStates: readonly ScreenState[] = [
  {
    path: pay,
    person: 'camille',
    state: 'filtree',
    recipe: 'activer le filtre « Bulletins de paie »',
    reach: (page) => button(page, 'Bulletins de paie').click(),
  },
  {
    path: '/demandeenvoimail',
    start: `${pay}?annee=2026`,
    person: 'camille',
    state: 'document',
    recipe: 'activer le premier lien « Envoyer par mail » de la liste',
    reach: async (page) => {
      await page
        .getByRole('link', { name: /^Envoyer par mail/ })
        .first()
        .click()
      await button(page, 'Envoyer par mail').waitFor()
    },
  },
  search(pay, 'camille', 'octobre'),
  selection(pay, 'camille'),
  search('/pension', 'jeanne', 'attestation'),
  selection('/pension', 'jeanne'),
  search('/documentemployeur', 'alain', 'introuvable'),
  selection('/documentemployeur', 'alain'),
  comparison('remunerationpaie', 'camille'),
  comparison('pension', 'jeanne', '/accueilconnecte'),
  { path: `${pay}/comparaison`, person: 'camille', state: 'ouverte' },
]
