import type { Page } from '@playwright/test'
import { button, type ScreenState } from './screenState.ts'

const preparation = '/retraite/demandedepartretraite/preparation'
const situation = '/retraite/demandedepartretraite/situation'

/** Waits for a step of the request. */
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor()

/** Whatever a state before has left in the draft is thrown away. */
export const afresh = async (page: Page) => {
  await step(page, 'Préparation')
  const restart = button(page, 'Recommencer')
  if (!(await restart.isVisible())) return
  await restart.click()
  await button(page, 'Tout supprimer et recommencer').click()
  await restart.waitFor({ state: 'detached' })
}

const opened = (name: string) => async (page: Page) => {
  await afresh(page)
  await button(page, name).click()
  await page.getByRole('dialog').waitFor()
}

const family = (page: Page) => page.getByLabel(/^Situation familiale/)

const toSituation = async (page: Page) => {
  await afresh(page)
  await page.goto(new URL(situation, page.url()).href)
  await family(page).waitFor()
}

const begun = async (page: Page) => {
  await toSituation(page)
  await family(page).selectOption('marie')
  await page.getByText(/^Brouillon enregistré/).waitFor()
  await page.goto(new URL(preparation, page.url()).href)
  await button(page, 'Reprendre').waitFor()
}

/** A state of the request of someone who begins at its preparation. */
export const state = (
  path: string,
  name: string,
  recipe: string,
  reach: (page: Page) => Promise<unknown>,
): ScreenState => ({ path, start: preparation, person: 'alain', state: name, recipe, reach })

/** The first two steps of the request for retirement. */
export const demandeDepartStates: readonly ScreenState[] = [
  state(preparation, 'ouverte', 'ouvrir la demande, en recommençant s’il y a un brouillon', afresh),
  state(preparation, 'verification', 'activer « Suivant »', opened('Suivant')),
  state(
    preparation,
    'modification',
    'activer « Signaler une erreur dans mon compte »',
    opened('Signaler une erreur dans mon compte'),
  ),
  state(
    preparation,
    'prevision',
    'activer « Voir ma prévision » et choisir janvier de l’année qui vient',
    async (page) => {
      await opened('Voir ma prévision')(page)
      await page.getByLabel('Mois', { exact: true }).selectOption('01')
      await page.getByLabel('Année', { exact: true }).selectOption({ index: 2 })
      await page.getByText('Estimation non contractuelle').waitFor()
    },
  ),
  state(preparation, 'reprise', 'commencer la demande, puis revenir à sa préparation', begun),
  state(preparation, 'recommencer', 'revenir à la préparation et activer « Recommencer »', async (page) => {
    await begun(page)
    await button(page, 'Recommencer').click()
    await page.getByRole('dialog').waitFor()
  }),
  state(situation, 'ouverte', 'ouvrir la deuxième étape', toSituation),
  state(situation, 'erreurs', 'à la deuxième étape, activer « Suivant » sans rien saisir', async (page) => {
    await toSituation(page)
    await button(page, 'Suivant').click()
    await page.getByText(/^Le formulaire contient/).waitFor()
  }),
  state(
    situation,
    'depliee',
    'choisir « Marié ou mariée », ajouter deux enfants et en retirer un, cocher les services d’auxiliaire et le changement d’adresse',
    async (page) => {
      await toSituation(page)
      await family(page).selectOption('marie')
      await button(page, 'Ajouter un enfant').click()
      await button(page, 'Ajouter un enfant').click()
      await button(page, /^Retirer\s: Enfant 2/).click()
      await page.getByText(/^J’ai travaillé comme auxiliaire/).click()
      await page.getByText(/^Mon adresse va changer/).click()
      await page.getByLabel(/^Date d’effet/).waitFor()
    },
  ),
]
