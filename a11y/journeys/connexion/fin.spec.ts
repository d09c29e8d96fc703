import type { Route } from '@playwright/test'
import { pageNotice } from '../gestures.ts'
import {
  arrivesAt,
  expect,
  isQuiet,
  isSound,
  openAs,
  openDashboardAs,
  openSession,
  people,
  signInWithApplication,
  test,
} from '../portal.ts'

const ELSEWHERE = /votre session a été fermée depuis une autre fenêtre/
const PROGRESSIVE = '/retraite/demandedepartretraiteprogressive'

test('signing out in one tab closes the others', async ({ page, context }) => {
  await openDashboardAs(page, people.helene)
  await isQuiet(page)
  const tab = await context.newPage()
  await tab.goto('/accueilconnecte')
  await arrivesAt(tab, 'Mon tableau de bord')
  await tab.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await arrivesAt(tab, 'Connexion à votre espace')
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(pageNotice(page)).toHaveText(ELSEWHERE)
  await expect(page.getByRole('dialog', { name: 'Session expirée' })).toBeHidden()
})

test('a page whose application comes after the session was closed elsewhere leaves too', async ({
  page,
  context,
  watch,
}) => {
  watch.expectStatuses(401)
  const held: Route[] = []
  await page.route('**/*.js', (route) => void held.push(route))
  await openDashboardAs(page, people.helene)
  const tab = await context.newPage()
  await tab.goto('/accueilconnecte')
  await tab.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await arrivesAt(tab, 'Connexion à votre espace')
  await page.route('**/*.js', (route) => route.continue())
  await Promise.all(held.map((route) => route.continue()))
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(pageNotice(page)).toHaveText(ELSEWHERE)
})

test('when someone else signs in in another window, the tab of the first one closes', async ({
  page,
  context,
}) => {
  await openDashboardAs(page, people.helene)
  await isQuiet(page)
  const tab = await context.newPage()
  await openDashboardAs(tab, people.karim)
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(pageNotice(page)).toHaveText(ELSEWHERE)
  await expect(page.locator('body')).not.toContainText('Karim')
  await tab.reload()
  await arrivesAt(tab, 'Mon tableau de bord')
})

test('what is typed in a tab is never kept for someone else who signed in since', async ({ page }) => {
  await openAs(page, people.luc, `${PROGRESSIVE}/situation`)
  await isQuiet(page)
  // No tab tells of it: as from a page without its application.
  await openSession(page, people.karim)
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.getByLabel(/^Employeur actuel/).fill('Rectorat de Luc')
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(pageNotice(page)).toHaveText(ELSEWHERE)
  expect(sent.filter((path) => path.startsWith('/api/prive'))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Luc')
  const draft = await page.request.get('/api/prive/brouillondemandedepartretraiteprogressive/v1')
  expect(await draft.text()).not.toContain('Luc')
})

test('a page whose application comes once someone else has signed in leaves too', async ({ page }) => {
  const held: Route[] = []
  await page.route('**/*.js', (route) => void held.push(route))
  await openDashboardAs(page, people.helene)
  await openSession(page, people.karim)
  await page.route('**/*.js', (route) => route.continue())
  await Promise.all(held.map((route) => route.continue()))
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(pageNotice(page)).toHaveText(ELSEWHERE)
})

test('signing out works on a page whose screen cannot be fetched', async ({ page, watch }) => {
  watch.expectConsole('Failed to load resource: net::ERR_FAILED')
  await page.route('**/AccueilConnecteScreen-*.js', (route) => route.abort())
  await openDashboardAs(page, people.helene)
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await arrivesAt(page, 'Connexion à votre espace')
})

test('a sign-out that the server never hears still forgets everything here', async ({ page, watch }) => {
  watch.expectStatuses(500)
  await openDashboardAs(page, people.karim)
  await isQuiet(page)
  await page.route('**/deconnexion/v1', (route) => route.fulfill({ status: 500, json: { erreurCode: 'X' } }))
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await arrivesAt(page, 'Connexion à votre espace')
  expect(await page.evaluate(() => sessionStorage.getItem('espaceagent-session') ?? '{}')).not.toContain(
    'Karim',
  )
})

test('a session that ended is told, and leads back to sign in', async ({ page, context }) => {
  await openDashboardAs(page, people.karim)
  // A page that the application has not taken over yet does not remember who was there.
  await isQuiet(page)
  await context.clearCookies()
  await page.reload()
  const dialog = page.getByRole('dialog', { name: 'Session expirée' })
  await expect(dialog).toContainText('Votre session a expiré.')
  await isSound(page)
  await dialog.getByRole('button', { name: 'Retour à l’accueil' }).click()
  await expect(dialog).toBeHidden()
  await arrivesAt(page, 'Connexion à votre espace')
})

test('an expired session that a quiet call meets is told at the next act', async ({ page, watch }) => {
  watch.expectStatuses(401)
  await page.clock.install()
  await signInWithApplication(page, people.karim)
  // Coming back to the tab asks again once five seconds have passed.
  await page.clock.runFor(6000)
  const expired = { status: 401, json: { erreurCode: 'SESSION_TERMINEE' } }
  const quiet = page.waitForResponse('**/messages-non-lus')
  await page.route('**/api/**', (route) => route.fulfill(expired))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  expect((await quiet).status()).toBe(401)
  await expect(page.getByRole('dialog', { name: 'Session expirée' })).toBeHidden()
  await page.getByRole('link', { name: 'Voir tous les documents' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Session expirée' })).toBeVisible()
})

test('two minutes before the end, the person can stay', async ({ page }) => {
  await page.clock.install()
  await signInWithApplication(page, people.karim)
  await page.clock.runFor(18 * 60_000 + 2000)
  const dialog = page.getByRole('dialog', { name: 'Votre session va se terminer' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Prolonger ma session' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Prolonger ma session' }).click()
  await expect(dialog).toBeHidden()
  await page.clock.runFor(5 * 60_000)
  await arrivesAt(page, 'Mon tableau de bord')
})

test('without an answer the session ends and says why', async ({ page }) => {
  await page.clock.install()
  await signInWithApplication(page, people.helene)
  await page.clock.runFor(20 * 60_000 + 2000)
  await expect(page.getByRole('dialog', { name: 'Session expirée' })).toBeVisible()
  await expect(page).toHaveURL(/accueilnonconnecte/)
})
