import type { Page } from '@playwright/test'
import { button, type ScreenState } from './screenState.ts'

const creation = '/inscription/identite'

/** First step of a creation, as Nadia of the demo's register would fill it. */
const begin = async (page: Page) => {
  await page.getByLabel(/Numéro de sécurité sociale/).fill('288064410907773')
  await page.getByLabel('Nom de naissance (obligatoire)').fill('Cherif')
  await page.getByLabel('Prénom (obligatoire)').fill('Nadia')
  await page.getByLabel(/^Date de naissance/).fill('11/06/1988')
  await page.getByLabel('Code captcha (obligatoire)').fill('ACE234')
  await button(page, 'Continuer').click()
  await page.waitForURL('**/inscription/verification')
}

const goOnUnverified = async (page: Page) => {
  await begin(page)
  await button(page, 'Je n’ai pas mon RIB sous la main').click()
  await page.waitForURL('**/inscription/coordonnees')
}

const giveContacts = async (page: Page) => {
  await goOnUnverified(page)
  const address = { exact: true }
  await page.getByLabel('Adresse électronique principale (obligatoire)', address).fill('nadia@example.org')
  await page
    .getByLabel('Confirmation : adresse électronique principale (obligatoire)', address)
    .fill('nadia@example.org')
  await button(page, 'Continuer').click()
  await page.waitForURL('**/inscription/motdepasse')
}

const choosePassword = async (page: Page) => {
  await giveContacts(page)
  await page.getByLabel('Nouveau mot de passe (obligatoire)').fill('Bonjour-2026!Lyon')
  await page.getByLabel('Confirmation du mot de passe (obligatoire)').fill('Bonjour-2026!Lyon')
  await button(page, 'Continuer').click()
  await page.waitForURL('**/inscription/recapitulatif')
}

const create = async (page: Page) => {
  await choosePassword(page)
  await page.getByText('J’accepte les conditions').click()
  await button(page, 'Créer mon espace').click()
  await page.waitForURL('**/inscription/confirmation')
}

/** Creation of an account, step by step. */
export const creationStates: readonly ScreenState[] = [
  {
    path: creation,
    person: 'visiteur',
    state: 'erreurs',
    recipe: 'activer « Continuer » sans rien saisir',
    reach: (page) => button(page, 'Continuer').click(),
  },
  {
    path: '/inscription/verification',
    start: creation,
    person: 'visiteur',
    state: 'ouverte',
    recipe: 'remplir la première étape et continuer',
    reach: begin,
  },
  {
    path: '/inscription/coordonnees',
    start: creation,
    person: 'visiteur',
    state: 'ouverte',
    recipe: 'remplir la première étape, puis continuer sans RIB',
    reach: goOnUnverified,
  },
  {
    path: '/inscription/motdepasse',
    start: creation,
    person: 'visiteur',
    state: 'ouverte',
    recipe: 'aller jusqu’à l’étape du mot de passe',
    reach: giveContacts,
  },
  {
    path: '/inscription/recapitulatif',
    start: creation,
    person: 'visiteur',
    state: 'ouverte',
    recipe: 'aller jusqu’au récapitulatif',
    reach: choosePassword,
  },
  {
    path: '/inscription/confirmation',
    start: creation,
    person: 'visiteur',
    state: 'ouverte',
    recipe: 'aller jusqu’au récapitulatif, accepter les conditions et activer « Créer mon espace »',
    reach: create,
  },
]

/** What links of e-mails lead to, and a forgotten password. */
export const landingStates: readonly ScreenState[] = [
  {
    path: '/accueilnonconnecte',
    start: '/accueilnonconnecte?validationInscription=ABC',
    person: 'visiteur',
    state: 'lien perime',
    recipe: 'ouvrir un lien de courriel qui a déjà servi',
    reach: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    path: '/motdepasseoublie/identification',
    person: 'visiteur',
    state: 'erreurs',
    recipe: 'activer « Recevoir le lien » sans rien saisir',
    reach: (page) => button(page, 'Recevoir le lien').click(),
  },
]

/** Parts of the profile under change. */
export const profileEdits = (
  [
    ['coordonnees', 'Modifier mes coordonnées'],
    ['motdepasse', 'Modifier mon mot de passe'],
  ] as const
).map(([state, name]): ScreenState => ({
  path: '/profil',
  person: 'camille',
  state,
  recipe: `activer « ${name} »`,
  reach: (page) => button(page, name).click(),
}))

/** The dialog that confirms who someone is. */
export const identityDialog: ScreenState = {
  path: '/accueilconnecte',
  person: 'marie',
  state: 'identite',
  recipe: 'activer « Confirmez votre identité »',
  reach: async (page) => {
    await button(page, /Confirmez votre identité/).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^Chiffres/)
      .first()
      .waitFor()
  },
}

const keyName = 'Ajouter une clé d’accès'
const applicationName = 'Ajouter une application de codes'

const askForApplication = async (page: Page) => {
  await button(page, applicationName).click()
  await page
    .getByRole('dialog')
    .getByLabel(/^Mot de passe actuel/)
    .waitFor()
}

/** Second factors of the profile, and the proof that adding one asks for. */
export const factorStates: readonly ScreenState[] = [
  {
    path: '/profil',
    person: 'lucie',
    state: 'cle',
    recipe: `activer « ${keyName} »`,
    reach: async (page) => {
      await button(page, keyName).click()
      await page
        .getByRole('dialog')
        .getByLabel(/^Comment l’appeler/)
        .waitFor()
    },
  },
  {
    path: '/profil',
    person: 'lucie',
    state: 'preuve',
    recipe: `activer « ${applicationName} »`,
    reach: askForApplication,
  },
  {
    path: '/profil',
    person: 'lucie',
    state: 'application de codes',
    recipe: `activer « ${applicationName} », puis confirmer par le mot de passe`,
    reach: async (page) => {
      await button(page, applicationName).click()
      const password = page.getByLabel(/^Mot de passe actuel/)
      const drawn = page.getByRole('img', { name: /^Code QR/ })
      await password.or(drawn).waitFor()
      // A proof holds five minutes: who opens this state again is not asked for one.
      if (await drawn.isVisible()) return
      await password.fill('Retraite-2026!ok')
      await button(page, 'Confirmer').click()
      await drawn.waitFor()
    },
  },
]
