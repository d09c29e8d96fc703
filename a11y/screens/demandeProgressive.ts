import type { Page } from '@playwright/test'
import { button, type ScreenState } from './screenState.ts'

const area = '/retraite/demandedepartretraiteprogressive'
const start = `${area}/situation`

const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).waitFor()

const next = (page: Page) => button(page, 'Suivant').click()

/** Whatever a state before has left in the draft is thrown away. */
const afresh = async (page: Page) => {
  await step(page, 'Votre situation')
  const restart = button(page, 'Recommencer')
  if (!(await restart.isVisible())) return
  await restart.click()
  await button(page, 'Tout supprimer et recommencer').click()
  await restart.waitFor({ state: 'detached' })
  await step(page, 'Votre situation')
}

const toWorkingTime = async (page: Page) => {
  await afresh(page)
  await next(page)
  await step(page, 'Votre temps de travail')
}

/** September of the year after the present one: the age and the quarters are there. */
const toResult = async (page: Page) => {
  await toWorkingTime(page)
  await page.getByLabel('Mois', { exact: true }).selectOption('09')
  await page.getByLabel('Année', { exact: true }).selectOption(String(new Date().getFullYear() + 1))
  await page.getByLabel(/^Quotité de travail demandée/).fill('80')
  await page.getByText('Estimation non contractuelle').waitFor()
}

const toFiles = async (page: Page) => {
  await toResult(page)
  await next(page)
  await step(page, 'Vos pièces')
}

const toSummary = async (page: Page) => {
  await toFiles(page)
  await next(page)
  await step(page, 'Récapitulatif')
}

const state = (
  etape: string,
  name: string,
  recipe: string,
  reach: (page: Page) => Promise<unknown>,
): ScreenState => ({ path: `${area}/${etape}`, start, person: 'alain', state: name, recipe, reach })

const inError = (page: Page) => page.getByText(/^Le formulaire contient/).waitFor()

/** The request for a progressive pension, step by step; it is never sent, for it would close the request to others. */
export const demandeProgressiveStates: readonly ScreenState[] = [
  state('situation', 'ouverte', 'ouvrir la demande de retraite progressive', afresh),
  state('situation', 'refus', 'déclarer une autre activité, puis activer « Suivant »', async (page) => {
    await afresh(page)
    await page.getByText('J’exerce une autre activité professionnelle').click()
    await next(page)
    await inError(page)
  }),
  state(
    'situation',
    'commencee',
    'aller à la deuxième étape, saisir une quotité, puis revenir',
    async (page) => {
      await toResult(page)
      await page.getByText(/^Brouillon enregistré/).waitFor()
      await page.goto(new URL(start, page.url()).href)
      await button(page, 'Recommencer').waitFor()
    },
  ),
  state('situation', 'suppression', 'sur une demande commencée, activer « Recommencer »', async (page) => {
    await toResult(page)
    await page.getByText(/^Brouillon enregistré/).waitFor()
    await page.goto(new URL(start, page.url()).href)
    await button(page, 'Recommencer').click()
    await page.getByRole('dialog').waitFor()
  }),
  state('temps-partiel', 'ouverte', 'activer « Suivant »', toWorkingTime),
  state(
    'temps-partiel',
    'erreurs',
    'cocher « Je travaille déjà à temps partiel », puis « Suivant »',
    async (page) => {
      await toWorkingTime(page)
      await page.getByText('Je travaille déjà à temps partiel').click()
      await next(page)
      await inError(page)
    },
  ),
  state('temps-partiel', 'resultat', 'choisir un mois et une quotité de 80', toResult),
  state('pieces', 'ouverte', 'aller aux pièces', toFiles),
  state('recapitulatif', 'ouverte', 'aller au récapitulatif', toSummary),
  state(
    'recapitulatif',
    'validation',
    'cocher la déclaration, puis activer « Vérifier et envoyer »',
    async (page) => {
      await toSummary(page)
      await page.getByText(/^J’atteste sur l’honneur/).click()
      await button(page, 'Vérifier et envoyer').click()
      await page.getByRole('dialog').waitFor()
    },
  ),
  { path: start, person: 'helene', state: 'en cours' },
  { path: `${area}/confirmation`, person: 'helene', state: 'ouverte' },
]
