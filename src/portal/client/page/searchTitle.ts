import { titreDeRecherche } from '../words.ts'
import { usePageTitle, useReplacedTitle } from './pageTitle.ts'

/**
 * Names the document after what is searched for on its page, empty when nothing is: a search among others in tabs and history
 * (RGAA 8.6). Apart from the other titles, which the sign-in page loads: its weight has a budget.
 */
export const useSearchTitle = (texte: string) => {
  const titre = usePageTitle()
  useReplacedTitle(texte === '' ? titre : titreDeRecherche(texte, titre))
}
