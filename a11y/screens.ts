import type { Page } from '@playwright/test'
import { informationPages, questionPages } from '#contract/contenu.ts'

/** Who looks: a visitor, or someone of the demo. */
export const people = {
  visiteur: undefined,
  camille: '269057505601260',
  lucie: '295036912304475',
  jeanne: '258103155500893',
  ange: '164062A00401545',
  alain: '163115935007107',
  helene: '265095935006131',
  pierre: '163093306301432',
} as const

export type Person = keyof typeof people

/** A state of a screen: where it is, who sees it, and what leads there. */
export interface ScreenState {
  readonly path: string
  readonly person: Person
  readonly state: string
  /** In words, for who reads the report. */
  readonly recipe?: string
  readonly reach?: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

const openMenuIfCompact = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
}

const plain = (person: Person, ...paths: readonly string[]): ScreenState[] =>
  paths.map((path) => ({ path, person, state: 'ouverte' }))

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
    state: 'partage',
    recipe: 'activer « Activer le partage d’écran » dans le pied de page',
    reach: (page) => button(page, 'Activer le partage d’écran').click(),
  },
]

const menuOpen: ScreenState = {
  path: '/accueilconnecte',
  person: 'camille',
  state: 'menu',
  recipe: 'ouvrir le menu s’il est replié sous un bouton',
  reach: openMenuIfCompact,
}

const filtered: ScreenState = {
  path: '/remunerationpaie',
  person: 'camille',
  state: 'filtree',
  recipe: 'activer le filtre « Bulletins de paie »',
  reach: (page) => button(page, 'Bulletins de paie').click(),
}

/** Every state of every screen that is audited. */
export const screenStates: readonly ScreenState[] = [
  ...plain(
    'visiteur',
    signIn,
    ...informationPages.map((page) => `/information/${page}`),
    '/accessibilite',
    '/contact',
    '/question/aidenonconnecte',
    '/plandusite',
    '/inscription/identite',
    '/motdepasseoublie/identification',
    '/calculette',
    '/erreur',
    '/nulle/part',
  ),
  ...signInStates,
  ...plain(
    'camille',
    '/accueilconnecte',
    '/remunerationpaie',
    '/plandusite',
    '/profil',
    '/mesap',
    '/demandeenvoimail',
    ...questionPages.map((page) => `/question/${page}`),
    '/information/mentionslegales',
  ),
  menuOpen,
  filtered,
  ...plain('lucie', '/accueilconnecte', '/remunerationpaie'),
  ...plain('jeanne', '/accueilconnecte', '/pension'),
  ...plain('ange', '/accueilconnecte'),
  ...plain(
    'alain',
    '/documentemployeur',
    '/retraite/compteindividuelretraite',
    '/retraite/simulateur/dynamique',
    '/retraite/demandedepartretraite/preparation',
    '/retraite/demandedepartretraite/situation',
    '/retraite/demandedepartretraite/depart',
    '/retraite/demandedepartretraite/pieces',
    '/retraite/demandedepartretraite/recapitulatif',
    '/retraite/demandedepartretraiteprogressive/situation',
  ),
  ...plain('helene', '/retraite/demandedepartretraiteprogressive/suividepartretraiteprogressive'),
  ...plain('pierre', '/retraite/demandedepartretraite/suividepartretraite'),
]

/** Address of a state: what `--only` takes, and what a finding is keyed by. */
export const addressOf = ({ path, person, state }: ScreenState): string =>
  `ecran--${path.slice(1).replaceAll('/', '-')}--${person}--${state}`
