import type { ScreenState } from './screenState.ts'

const search = (state: string, texte: string): ScreenState => ({
  path: '/recherche',
  person: 'camille',
  state,
  recipe: `saisir « ${texte} », puis valider`,
  reach: async (page) => {
    await page.getByRole('searchbox').fill(texte)
    await page.getByRole('searchbox').press('Enter')
    await page.getByText(/pour «\s.+\s»/).waitFor()
  },
})

/** The one search: something in most groups, and nothing. */
export const searchStates: readonly ScreenState[] = [
  search('resultats', 'retraite'),
  search('sans-resultat', 'introuvable'),
]
