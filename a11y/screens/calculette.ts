import type { Page } from '@playwright/test'
import { button, type ScreenState } from './screenState.ts'

const path = '/calculette'

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(fields)) {
    await page.getByLabel(label).first().fill(text)
    await page.keyboard.press('Tab')
  }
}

/** The buy-back of study years: results, faults, and an account that fills it in. */
export const buyBackStates: readonly ScreenState[] = [
  {
    path,
    person: 'visiteur',
    state: 'resultats',
    recipe:
      'déplier « Pour estimer le gain », puis saisir « 12/05/1990 » comme date de naissance, « 500 » comme indice majoré à la date de la demande, « 01/06/2054 » comme date de départ, 150 et 160 trimestres',
    reach: async (page) => {
      await button(page, 'Pour estimer le gain (facultatif)').click()
      await fill(page, {
        'Date de naissance (obligatoire)': '12/05/1990',
        'Indice majoré à la date de la demande (obligatoire)': '500',
        'Date de départ souhaitée': '01/06/2054',
        'Trimestres liquidables': '150',
        'Trimestres d’assurance': '160',
      })
    },
  },
  {
    path,
    person: 'visiteur',
    state: 'erreurs',
    recipe:
      'déplier les périodes d’études, en ajouter une, puis saisir des dates à l’envers, et 13 trimestres à racheter',
    reach: async (page) => {
      await button(page, 'Vos périodes d’études (facultatif)').click()
      await button(page, 'Ajouter une période d’études').click()
      await fill(page, {
        'Début de la période 1 (obligatoire)': '30/06/2010',
        'Fin de la période 1 (obligatoire)': '01/09/2009',
        'Nombre de trimestres à racheter (obligatoire)': '13',
      })
    },
  },
  {
    path,
    person: 'camille',
    state: 'preremplie',
    recipe: 'ouvrir l’adresse',
    reach: (page) => page.getByText(/^Estimation non contractuelle/).waitFor(),
  },
]
