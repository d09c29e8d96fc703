import type { Page } from '@playwright/test'
import { button, type ScreenState } from './screenState.ts'

const account = '/retraite/compteindividuelretraite'

const loaded = (page: Page) => page.getByRole('heading', { name: 'En résumé' }).waitFor()

const answerAll = async (page: Page) => {
  await loaded(page)
  const main = page.getByRole('main')
  for (const choice of await main.getByText('Exact', { exact: true }).all()) await choice.click()
  await button(page, 'Valider ma vérification').click()
  await page.getByRole('dialog').waitFor()
}

/** The individual retirement account. */
export const accountStates: readonly ScreenState[] = [
  { path: account, person: 'camille', state: 'ouverte', recipe: 'ouvrir l’adresse', reach: loaded },
  {
    path: account,
    person: 'camille',
    state: 'tableau',
    recipe: 'activer « Tableau »',
    reach: (page) => button(page, 'Tableau').click(),
  },
  {
    path: account,
    person: 'camille',
    state: 'sections',
    recipe: 'déplier chaque section du détail',
    reach: async (page) => {
      for (const section of ['Situation', 'Enfants', 'Carrière', 'Bonifications', 'Autres régimes'])
        await page.getByRole('main').getByRole('button', { name: section, exact: true }).click()
    },
  },
  { path: account, person: 'alain', state: 'ouverte', recipe: 'ouvrir l’adresse', reach: loaded },
  {
    path: account,
    person: 'alain',
    state: 'erreurs',
    recipe: 'activer « Valider ma vérification » sans rien choisir',
    reach: (page) => button(page, 'Valider ma vérification').click(),
  },
  {
    path: account,
    person: 'alain',
    state: 'validation',
    recipe: 'choisir « Exact » pour chaque section, puis activer « Valider ma vérification »',
    reach: answerAll,
  },
]
