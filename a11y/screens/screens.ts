import type { Page } from '@playwright/test'
import { nomsRubrique } from '#contract/documents/listes.ts'
import { pages } from '#portal/pages.ts'
import { paths } from '#portal/paths.ts'
import { button, type Person, type ScreenState } from './screenState.ts'
import { buyBackStates } from './calculette.ts'
import { accountStates } from './compte.ts'
import { correctionStates } from './correction.ts'
import { demandeDepartStates } from './demandeDepart.ts'
import { demandeDepartEtapesStates } from './demandeDepartEtapes.ts'
import { demandeProgressiveStates } from './demandeProgressive.ts'
import { documentStates } from './documents.ts'
import { messagingStates } from './mesap.ts'
import { searchStates } from './recherche.ts'
import { simulatorStates } from './simulateur.ts'
import { followUpStates } from './suivi.ts'
import { creationStates, factorStates, identityDialog, landingStates, profileEdits } from './identite.ts'

const openMenuIfCompact = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
}

const plain = (person: Person, ...addresses: readonly string[]): ScreenState[] =>
  addresses.map((path) => ({ path, person, state: 'ouverte' }))

/** Addresses of the pages that need no service, as whoever may open them finds them. */
const openTo = (access: 'public' | 'connecte'): string[] =>
  pages
    .filter((page) => page.access === access)
    .flatMap(({ path, alias }) => [
      path === '*' ? '/nulle/part' : path,
      ...(alias === undefined ? [] : [alias]),
    ])

const signIn = '/accueilnonconnecte'

const signInStates: readonly ScreenState[] = [
  {
    path: signIn,
    person: 'visiteur',
    state: 'erreurs',
    recipe: 'activer « Me connecter » sans rien saisir',
    reach: (page) => button(page, 'Me connecter').click(),
  },
  {
    path: signIn,
    person: 'visiteur',
    state: 'refus',
    recipe: 'saisir un identifiant inconnu et un code captcha juste, puis activer « Me connecter »',
    reach: async (page) => {
      await page.getByLabel('Identifiant (obligatoire)').fill('170022A22222221')
      await page.getByLabel('Mot de passe (obligatoire)').fill('mauvais')
      await page.getByLabel('Code captcha (obligatoire)').fill('ACE234')
      await button(page, 'Me connecter').click()
      await page
        .getByRole('main')
        .getByText(/incorrect|bloqué/)
        .first()
        .waitFor()
      // Another code is on its way.
      await page.locator('.eap-captcha__image--awaited').waitFor({ state: 'detached' })
    },
  },
  {
    path: signIn,
    person: 'visiteur',
    state: 'affichage',
    recipe: 'activer « Paramètres d’affichage » dans le pied de page',
    reach: (page) =>
      page.getByRole('contentinfo').getByRole('button', { name: 'Paramètres d’affichage' }).click(),
  },
  {
    path: signIn,
    person: 'visiteur',
    state: 'aide par téléphone',
    recipe: 'activer « Aide par téléphone » dans le pied de page',
    reach: (page) => button(page, 'Aide par téléphone').click(),
  },
]

const menuOpen: ScreenState = {
  path: '/accueilconnecte',
  person: 'camille',
  state: 'menu',
  recipe: 'ouvrir le menu s’il est replié sous un bouton',
  reach: openMenuIfCompact,
}

/** Every state of every screen that is audited. */
export const screenStates: readonly ScreenState[] = [
  ...plain('visiteur', ...openTo('public')),
  ...signInStates,
  ...creationStates,
  ...landingStates,
  ...plain(
    'camille',
    ...openTo('connecte'),
    ...nomsRubrique.map((nom) => paths[nom]),
    '/plandusite',
    '/mesap',
    '/information/mentionslegales',
  ),
  menuOpen,
  ...documentStates,
  ...searchStates,
  ...profileEdits,
  ...factorStates,
  ...messagingStates,
  ...correctionStates,
  ...accountStates,
  ...buyBackStates,
  ...simulatorStates,
  ...plain('marie', '/accueilconnecte', '/profil'),
  identityDialog,
  ...plain('lucie', '/accueilconnecte', '/remunerationpaie', '/documentemployeur'),
  ...plain('jeanne', '/accueilconnecte', '/pension'),
  ...plain('ange', '/accueilconnecte', '/profil'),
  ...plain('alain', '/documentemployeur'),
  ...demandeDepartStates,
  ...demandeDepartEtapesStates,
  ...demandeProgressiveStates,
  ...followUpStates,
]

/** Address of a state: what `--only` takes, and what a finding is keyed by. */
export const addressOf = ({ path, person, state }: Pick<ScreenState, 'path' | 'person' | 'state'>): string =>
  `ecran--${path.slice(1).replaceAll('/', '-')}--${person}--${state.replaceAll(' ', '-')}`
