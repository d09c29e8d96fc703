import type { Page } from '@playwright/test'
import { button, type ScreenState } from './screenState.ts'

const path = '/retraite/compteindividuelretraite/correction'
/** The year that Camille’s account misses, as its finding gives it. */
const start = `${path}?nature=periodemanquante&debut=2003-09-01&fin=2004-08-31`

/** Whatever a state before has left in the draft is thrown away. */
const afresh = async (page: Page) => {
  const form = page.getByLabel(/^Ligne de votre compte/)
  const restart = button(page, 'Recommencer')
  await form.or(restart).waitFor()
  if (await restart.isVisible()) {
    await restart.click()
    await button(page, 'Tout supprimer et recommencer').click()
  }
  await form.waitFor()
}

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()

const toValues = async (page: Page) => {
  await afresh(page)
  await button(page, 'Suivant').click()
  await step(page, 'Les valeurs justes')
}

const toFiles = async (page: Page) => {
  await toValues(page)
  await page.getByLabel(/^Employeur/).fill('Rectorat de Lyon')
  await page.getByLabel(/^Indice majoré/).fill('500')
  await page.getByLabel(/^Quotité de travail/).fill('100')
  await page.getByLabel(/^Explication/).fill('J’enseignais à Lyon, comme le dit mon arrêté.')
  await button(page, 'Suivant').click()
  await step(page, 'Vos justificatifs')
}

const toEffect = async (page: Page) => {
  await toFiles(page)
  await button(page, 'Suivant').click()
  await step(page, 'L’effet sur votre pension')
}

const toSummary = async (page: Page) => {
  await toEffect(page)
  await button(page, 'Suivant').click()
  await step(page, 'Vérification et envoi')
}

const state = (name: string, recipe: string, reach: (page: Page) => Promise<unknown>): ScreenState => ({
  path,
  start,
  person: 'camille',
  state: name,
  recipe,
  reach,
})

/** The correction of the account, step by step, and what it says to who may not. */
export const correctionStates: readonly ScreenState[] = [
  state('ouverte', 'ouvrir la correction de l’année manquante', afresh),
  state('valeurs', 'activer « Suivant »', toValues),
  state('erreurs', 'à l’étape des valeurs, activer « Suivant » sans rien saisir', async (page) => {
    await toValues(page)
    await button(page, 'Suivant').click()
    await page.getByText(/^Le formulaire contient/).waitFor()
  }),
  state('pieces', 'remplir les valeurs et continuer', toFiles),
  state('effet', 'aller jusqu’à l’effet', toEffect),
  state('recapitulatif', 'aller jusqu’au récapitulatif', toSummary),
  state('accuse', 'aller jusqu’au récapitulatif, puis envoyer', async (page) => {
    await toSummary(page)
    await button(page, 'Envoyer ma demande').click()
    await step(page, 'Votre demande de correction est transmise')
  }),
  { path, person: 'alain', state: 'fermee' },
  {
    path: `${path}/0199f0a0-0000-4000-8000-000000000001`,
    person: 'camille',
    state: 'introuvable',
  },
]
