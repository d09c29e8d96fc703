import type { Page } from '@playwright/test'
import { button, type Person, type ScreenState } from './screenState.ts'

const depart = '/retraite/demandedepartretraite/suividepartretraite'
const progressive = '/retraite/demandedepartretraiteprogressive/suividepartretraiteprogressive'

const plain = (path: string, ...persons: readonly Person[]): ScreenState[] =>
  persons.map((person) => ({ path, person, state: 'ouverte' }))

const openCancellation = async (page: Page) => {
  await button(page, 'Annuler ma demande').click()
  await page.getByRole('dialog').waitFor()
}

/** Follow-up of both kinds of requests: received, under way, document asked for, cancelled, closed. */
export const followUpStates: readonly ScreenState[] = [
  ...plain(depart, 'pierre', 'camille'),
  ...plain(progressive, 'helene', 'camille', 'luc', 'odile'),
  {
    path: depart,
    person: 'pierre',
    state: 'erreurs',
    recipe: 'activer « Envoyer la pièce » sans rien déposer',
    reach: (page) => button(page, 'Envoyer la pièce').click(),
  },
  {
    path: depart,
    person: 'camille',
    state: 'annulation',
    recipe: 'activer « Annuler ma demande »',
    reach: openCancellation,
  },
  {
    path: depart,
    person: 'camille',
    state: 'annulation refusee',
    recipe: 'activer « Annuler ma demande », puis « Annuler définitivement » sans rien saisir',
    reach: async (page) => {
      await openCancellation(page)
      await button(page, 'Annuler définitivement').click()
    },
  },
]
