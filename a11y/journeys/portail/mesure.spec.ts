import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Recorder, record } from '../collector.ts'
import { arrivesAt, expect, isSound, opensPdf, people, signIn, test } from '../portal.ts'

const unmeasured = Number(process.env['JOURNEYS_PORT'] ?? 3210)
const port = unmeasured + 1
const here = `http://localhost:${port}`
const site = 'Espace agent public'

let recorder: Recorder
let server: ChildProcess

const answers = async (url: string) => {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

// One recorder and one measured portal for all: what one journey sends must not be taken for another's.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: here })

test.beforeAll(async () => {
  test.setTimeout(120_000)
  recorder = await record(port + 1)
  server = spawn(process.execPath, [join(import.meta.dirname, '../serve.ts'), `${port}`], {
    env: {
      ...process.env,
      JOURNEYS_PERSON: people.camille,
      URL_MATOMO: recorder.url,
      SITE_MATOMO: '7',
      URL_PARTAGE_ECRAN: `${recorder.url}/partage.js`,
    },
    stdio: 'ignore',
  })
  await expect.poll(() => answers(`${here}/appconf/app-configuration.json`), { timeout: 110_000 }).toBe(true)
})

test.afterAll(() => {
  server.kill('SIGTERM')
  recorder.close()
})

test.beforeEach(() => {
  recorder.hits.length = 0
  recorder.asked.length = 0
})

const told = (...names: readonly string[]) =>
  recorder.hits.map((hit) => Object.fromEntries(names.map((name) => [name, hit.get(name)])))

const pages = () => told('action_name', 'url').filter(({ action_name }) => action_name !== null)
const events = () => told('e_c', 'e_a', 'e_n').filter(({ e_c }) => e_c !== null)
const page = (titre: string, path: string) => ({ action_name: `${titre} | ${site}`, url: `${here}${path}` })
const cookieNames = async (from: Page) => (await from.context().cookies()).map(({ name }) => name)
const footer = (from: Page, name: string) =>
  from.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()

test('a page is told by its route and its title: the token of its address never leaves', async ({
  page: tab,
  watch,
}) => {
  watch.expectStatuses(404, 444)
  await tab.goto('/?validationMail=JETONSECRET123&message=x#ancre')
  await expect.poll(pages).toEqual([page('Connexion à votre espace', '/accueilnonconnecte')])
  await tab.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click()
  await footer(tab, 'Plan du site')
  await arrivesAt(tab, 'Plan du site')
  await expect.poll(pages).toHaveLength(2)
  expect(pages()[1]).toEqual(page('Plan du site', '/plandusite'))
  expect(recorder.hits[1]?.get('urlref')).toBe(`${here}/accueilnonconnecte`)
  await tab.goto('/nulle-part/269057505601260?a=SECRET')
  await expect.poll(pages).toContainEqual(page('Page introuvable', '/introuvable'))
  expect(recorder.hits.join('\n')).not.toMatch(/JETON|SECRET|ancre|2690575/)
})

test('signing in is told, and a download without its document', async ({ page: tab }) => {
  await signIn(tab, people.camille)
  await expect.poll(events).toContainEqual({ e_c: 'Connexion', e_a: 'Réussie', e_n: null })
  await tab.goto('/remunerationpaie?annee=2026')
  await arrivesAt(tab, 'Ma rémunération')
  await opensPdf(tab, () =>
    tab
      .getByRole('button', { name: /^Télécharger Octobre 2026/ })
      .first()
      .click(),
  )
  await expect
    .poll(() => told('download').map(({ download }) => download))
    .toContain(`${here}/api/prive/telechargerremunerationpaie/v1`)
  expect(recorder.hits.join('\n')).not.toMatch(/[\da-f]{8}-[\da-f]{4}|annee|Camille|269057505601260/i)
})

test('giving up is told once, by leaving for another page or by closing', async ({ page: tab }) => {
  await tab.goto('/inscription/identite')
  await expect
    .poll(pages)
    .toEqual([page('Étape 1 sur 6\u00A0: Identité – Créer mon espace', '/inscription/identite')])
  await footer(tab, 'Contact')
  await arrivesAt(tab, 'Contact')
  const inscription = { e_c: 'Inscription', e_a: 'Abandon', e_n: '/inscription/identite' }
  await expect.poll(events).toEqual([inscription])
  await tab.goto('/motdepasseoublie/identification')
  await expect.poll(pages).toHaveLength(3)
  await tab.goto('about:blank')
  const oubli = { e_c: 'Mot de passe oublié', e_a: 'Abandon', e_n: '/motdepasseoublie/identification' }
  await expect.poll(events).toEqual([inscription, oubli])
})

test('a sending is given up only where there is a document to send', async ({ page: tab }) => {
  const opened = () => arrivesAt(tab, 'Envoyer un document par courriel')
  const left = async () => {
    await footer(tab, 'Contact')
    await arrivesAt(tab, 'Contact')
  }
  await signIn(tab, people.camille)
  await tab.goto('/demandeenvoimail')
  await opened()
  await left()
  await tab.goto('/remunerationpaie?annee=2026')
  await tab.getByRole('link', { name: /^Envoyer par mail Attestation fiscale 2025/ }).click()
  await opened()
  await expect(tab.getByText(/^Il vous reste \d+\senvois aujourd’hui/)).toBeVisible()
  await left()
  const abandon = { e_c: 'Envoi par courriel', e_a: 'Abandon', e_n: '/demandeenvoimail' }
  await expect.poll(() => events().filter(({ e_a }) => e_a === 'Abandon')).toEqual([abandon])
})

test('who refuses is left alone at once and after, and may change their mind', async ({ page: tab }) => {
  await tab.goto('/information/cookies')
  await expect.poll(pages).toHaveLength(1)
  await expect.poll(() => cookieNames(tab)).toContain('_pk_id.7.1fff')
  await expect(tab.getByLabel('Oui')).toBeChecked()
  await tab.getByText('Non', { exact: true }).click()
  await expect(tab.getByText('Votre choix est enregistré.')).toBeVisible()
  expect(await cookieNames(tab)).toEqual(['espaceagent'])
  await footer(tab, 'Contact')
  await arrivesAt(tab, 'Contact')
  await tab.reload()
  await arrivesAt(tab, 'Contact')
  expect(pages()).toHaveLength(1)
  expect(recorder.asked.filter((path) => path === '/matomo.js')).toHaveLength(1)
  await tab.goto('/information/cookies')
  await tab.getByText('Oui', { exact: true }).click()
  await expect.poll(pages).toHaveLength(2)
  await isSound(tab)
})

test('a browser that asks for privacy is not counted', async ({ page: tab }) => {
  await tab.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true }),
  )
  await tab.goto('/information/cookies')
  await expect(tab.getByLabel('Non')).toBeChecked()
  expect(recorder.asked).toEqual([])
  expect(await cookieNames(tab)).toEqual([])
})

test('a container waits for a yes', async ({ page: tab }) => {
  await tab.route('**/app-configuration.json', async (route) => {
    const entries: { cle: string; valeur: string }[] = await (await route.fetch()).json()
    const json = entries.map(({ cle, valeur }) => ({
      cle,
      valeur: cle === 'conteneurMatomo' ? 'aB3xY9' : valeur,
    }))
    await route.fulfill({ json })
  })
  // With a parameter the page is the application's to open: the server would draw it with its own configuration.
  await tab.goto('/information/cookies?depuis=courriel')
  await arrivesAt(tab, 'Cookies')
  await tab.getByText('Oui', { exact: true }).waitFor()
  expect(recorder.asked).toEqual([])
  await tab.getByText('Oui', { exact: true }).click()
  await expect.poll(pages).toEqual([page('Cookies', '/information/cookies')])
  expect(recorder.asked).toContain('/js/container_aB3xY9.js')
  expect(recorder.asked).not.toContain('/matomo.js')
})

test('nothing is measured where nothing is configured', async ({ page: tab }) => {
  await tab.goto(`http://localhost:${unmeasured}/contact`)
  await arrivesAt(tab, 'Contact')
  await footer(tab, 'Plan du site')
  await arrivesAt(tab, 'Plan du site')
  expect(recorder.asked).toEqual([])
  expect(await cookieNames(tab)).toEqual([])
  expect(await tab.evaluate(() => '_paq' in window || '_mtm' in window)).toBe(false)
})

test('the screen is shared on consent only, with a code to give, and stops', async ({ page: tab }) => {
  await tab.goto('/contact')
  await arrivesAt(tab, 'Contact')
  await tab.getByRole('button', { name: 'Activer le partage d’écran' }).click()
  const dialog = tab.getByRole('dialog', { name: 'Partage d’écran' })
  await expect(dialog).toContainText('Seule la personne à qui vous donnez le code')
  expect(recorder.asked).not.toContain('/partage.js')
  await dialog.getByRole('button', { name: 'Activer le partage' }).click()
  await expect(dialog.getByText('Code à donner au téléphone : 482 915')).toBeVisible()
  await isSound(tab)
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await tab.getByRole('button', { name: 'Partage d’écran en cours' }).click()
  await dialog.getByRole('button', { name: 'Arrêter le partage' }).click()
  await expect(dialog.getByText('482 915')).toBeHidden()
  expect(await tab.evaluate(() => document.documentElement.dataset['arrete'])).toBe('oui')
})
