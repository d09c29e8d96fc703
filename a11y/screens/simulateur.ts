import type { Page } from '@playwright/test'
import { button, type Person, type ScreenState } from './screenState.ts'

const path = '/retraite/simulateur/dynamique'

const plain = (person: Person): ScreenState => ({ path, person, state: 'ouverte' })

const computed = (page: Page) => page.getByRole('heading', { name: /^Date choisie/ }).waitFor()

/** The simulator: its results, fields to mend, every field, the chart's table, and those to whom it is closed. */
export const simulatorStates: readonly ScreenState[] = [
  plain('camille'),
  plain('alain'),
  plain('thomas'),
  plain('karim'),
  {
    path,
    person: 'camille',
    state: 'erreurs',
    recipe: 'choisir l’année 2030, puis effacer l’indice majoré',
    reach: async (page) => {
      await computed(page)
      await page.getByLabel('Année').first().selectOption('2030')
      await page.getByLabel(/^Indice majoré/).fill('')
    },
  },
  {
    path,
    person: 'camille',
    state: 'hypotheses',
    recipe: 'ouvrir « Temps de travail, enfants… », puis activer « Ajouter une période »',
    reach: async (page) => {
      await computed(page)
      await button(page, /^Temps de travail, enfants/).click()
      await button(page, 'Ajouter une période').click()
    },
  },
  {
    path,
    person: 'thomas',
    state: 'tableau',
    recipe: 'activer « Tableau » sous le graphique',
    reach: async (page) => {
      await computed(page)
      await button(page, 'Tableau').click()
    },
  },
  {
    path,
    person: 'alain',
    state: 'gardee',
    recipe: 'activer « Garder cette simulation »',
    reach: async (page) => {
      await computed(page)
      await button(page, 'Garder cette simulation').click()
      await page.getByRole('table', { name: 'Comparaison de mes simulations' }).waitFor()
    },
  },
]
