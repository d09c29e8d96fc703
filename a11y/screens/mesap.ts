import type { Page } from '@playwright/test'
import { button, type ScreenState } from './screenState.ts'

const list = '/mesap'
const fresh = '/mesap/nouvelle'
/** Any request: the states start from the list. */
const thread = '/mesap/demande/fil'

const openThread = async (page: Page, objet: string) => {
  await page.getByRole('link', { name: objet }).click()
  await page.getByRole('heading', { name: 'Messages' }).waitFor()
}

/** The secure messaging: list, thread and new request. */
export const messagingStates: readonly ScreenState[] = [
  {
    path: list,
    person: 'camille',
    state: 'filtree',
    recipe: 'activer le filtre « Closes »',
    reach: (page) => button(page, 'Closes').click(),
  },
  {
    path: fresh,
    person: 'camille',
    state: 'ouverte',
    recipe: 'ouvrir l’adresse',
  },
  {
    path: fresh,
    person: 'camille',
    state: 'erreurs',
    recipe: 'activer « Envoyer ma demande » sans rien saisir',
    reach: (page) => button(page, 'Envoyer ma demande').click(),
  },
  {
    path: thread,
    start: list,
    person: 'camille',
    state: 'ouverte',
    recipe: 'ouvrir une demande qui a une réponse, dans la liste',
    reach: (page) => openThread(page, 'Votre demande d’attestation'),
  },
  {
    path: thread,
    start: list,
    person: 'camille',
    state: 'erreurs',
    recipe: 'ouvrir une demande ouverte, puis activer « Envoyer mon message » sans rien saisir',
    reach: async (page) => {
      await openThread(page, 'Date de versement du supplément familial')
      await button(page, 'Envoyer mon message').click()
    },
  },
  {
    path: thread,
    start: list,
    person: 'camille',
    state: 'cloture',
    recipe: 'ouvrir une demande ouverte, puis activer « Clore la demande »',
    reach: async (page) => {
      await openThread(page, 'Date de versement du supplément familial')
      await button(page, 'Clore la demande').click()
    },
  },
  {
    path: thread,
    start: list,
    person: 'camille',
    state: 'close',
    recipe: 'ouvrir une demande close de la liste',
    reach: (page) => openThread(page, 'Changement de nom d’usage'),
  },
]
