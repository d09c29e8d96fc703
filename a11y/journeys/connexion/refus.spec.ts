import { connexion } from '#contract/connexion/connexion.ts'
import { hold, main } from '../gestures.ts'
import {
  arrivesAt,
  CAPTCHA,
  expect,
  fillSignIn,
  isSound,
  openDashboardAs,
  PASSWORD,
  people,
  signInWithApplication,
  test,
  windows,
} from '../portal.ts'

const UNKNOWN = '170022A22222221'

test('an empty form says what is missing, in order, and keeps nothing from the person', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
  await page.getByLabel('Identifiant (obligatoire)').fill('123')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  const summary = page.getByRole('main').locator(':focus')
  await expect(summary.getByRole('link')).toHaveCount(3)
  await isSound(page)
  await summary.getByRole('link').nth(1).click()
  await expect(page.getByLabel('Mot de passe (obligatoire)')).toBeFocused()
  await expect(page.getByLabel('Identifiant (obligatoire)')).toHaveValue('123')
  await expect(page.getByLabel('Identifiant (obligatoire)')).toHaveAttribute('aria-invalid', 'true')
})

test('a refusal is told, the form is emptied and the captcha changes; three failures lock', async ({
  page,
}) => {
  await page.goto('/')
  for (const said of [/incorrect/, /incorrect/, /réessayer dans 1\sminute\./, /bloqué temporairement/]) {
    const before = await page.getByRole('img', { name: /code/i }).getAttribute('src')
    await fillSignIn(page, UNKNOWN, 'mauvais')
    await expect(page.getByRole('main').getByText(said).first()).toBeVisible()
    await expect(page.getByLabel('Mot de passe (obligatoire)')).toHaveValue('')
    await expect(page.getByLabel('Identifiant (obligatoire)')).toHaveValue('')
    await expect(page.getByRole('img', { name: /code/i })).not.toHaveAttribute('src', before ?? '')
  }
  await isSound(page)
})

test('a browser that keeps no cookie is told why its sign-in opens nothing', async ({ page, context }) => {
  await page.route(`**${connexion.path}`, async (route) => {
    const answer = await route.fetch()
    const { 'set-cookie': _taken, ...headers } = answer.headers()
    await context.clearCookies()
    await route.fulfill({ response: answer, headers })
  })
  await page.goto('/')
  await fillSignIn(page, people.camille, PASSWORD)
  await expect(page.getByText(/il refuse les cookies\./)).toBeVisible()
  await expect(page.getByLabel('Identifiant (obligatoire)')).toHaveValue('')
  await isSound(page)
})

test('the captcha is heard only when asked, and renewed without losing the place', async ({ page }) => {
  await page.goto('/')
  const image = page.getByRole('img', { name: /code/i })
  await expect(image).toBeVisible()
  expect(await page.locator('audio[autoplay]').count()).toBe(0)
  const before = await image.getAttribute('src')
  const renew = page.getByRole('button', { name: /Renouveler/ })
  await renew.click()
  await expect(image).not.toHaveAttribute('src', before ?? '')
  await expect(renew).toBeFocused()
  await expect(page.getByText('Nouveau code affiché')).toBeAttached()
  await page.getByRole('button', { name: /^Audio/ }).click()
  await expect(page.getByRole('button', { name: 'Audio : arrêter la lecture' })).toBeVisible()
})

test('the page asked for before signing in opens after it', async ({ page }) => {
  await page.goto('/remunerationpaie?annee=2025')
  await expect(page).toHaveURL(/accueilnonconnecte/)
  const release = await hold(page, '**/assets/RemunerationPaieScreen-*.js')
  const asked = page.waitForRequest('**/assets/RemunerationPaieScreen-*.js')
  await fillSignIn(page, people.karim)
  await asked
  await expect(page.getByRole('button', { name: 'Connexion en cours…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  release()
  await arrivesAt(page, 'Ma rémunération')
  await expect(page).toHaveURL(/annee=2025/)
})

test('an open session lands on the dashboard, in a new tab too', async ({ page, context }) => {
  await openDashboardAs(page, people.karim)
  const tab = await context.newPage()
  await tab.goto('/')
  await arrivesAt(tab, 'Mon tableau de bord')
})

for (const viewport of windows) {
  test(`without network at ${viewport.width} px, the page keeps who is there, and mends by itself`, async ({
    page,
    watch,
  }) => {
    watch.expectConsole('Failed to load resource: net::ERR_FAILED')
    await page.setViewportSize(viewport)
    await signInWithApplication(page, people.karim)
    await page.route(/\/(api|mesap|appconf)\//, (route) => route.abort())
    await main(page).getByRole('link', { name: 'Voir tous les documents' }).first().click()
    await arrivesAt(page, 'Ma rémunération')
    await expect(page.getByRole('alert').first()).toContainText('Le service ne répond pas.')
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeAttached()
    await expect(page.getByText('Karim').first()).toBeAttached()
    await expect(page.locator('button', { hasText: 'Se déconnecter' }).first()).toBeAttached()
    await isSound(page)
    await page.unrouteAll()
    // The service is asked every five seconds whether it is there.
    const slip = page.getByRole('button', { name: /^Télécharger Octobre 2026/ })
    await expect(slip).toBeVisible({ timeout: 12_000 })
    await expect(page.getByText('Le service ne répond pas.')).toHaveCount(0)
  })
}

test('without its configuration the portal says so, in the console and on a page', async ({
  page,
  watch,
}) => {
  watch.expectStatuses(500)
  watch.expectConsole('Error while loading context file')
  await page.route('**/app-configuration.json', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await isSound(page)
})

test('a double click on « Me connecter » sends one request', async ({ page }) => {
  await page.goto('/')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/connexion/v1') && sent.push(request.url()))
  await page.getByLabel('Identifiant (obligatoire)').fill(people.karim)
  await page.getByLabel('Mot de passe (obligatoire)').fill(PASSWORD)
  await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
  await page.getByLabel('Code captcha (obligatoire)').fill(CAPTCHA)
  const answer = await hold(page, '**/connexion/v1')
  await page.getByRole('button', { name: 'Me connecter' }).dblclick()
  answer()
  await arrivesAt(page, 'Mon tableau de bord')
  expect(sent).toHaveLength(1)
})
