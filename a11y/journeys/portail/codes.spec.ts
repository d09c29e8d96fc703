import { arrivesAt, expect, isSound, people, signInWithApplication, test } from '../portal.ts'

test('maintenance leads to the error page, and back when it is over', async ({ page, watch }) => {
  watch.expectStatuses(544)
  await signInWithApplication(page, people.karim)
  await page.route('**/remunerationpaie/v1?*', (route) =>
    route.fulfill({ status: 544, json: { erreurCode: 'X' } }),
  )
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Ma rémunération' })
    .click()
  await arrivesAt(page, 'Erreur de chargement de la page')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await arrivesAt(page, 'Ma rémunération')
})

test('maintenance is told on a first visit too, and the page opens by itself when it is over', async ({
  page,
  watch,
}) => {
  watch.expectStatuses(544)
  await page.clock.install()
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 544, json: { erreurCode: 'MAINTENANCE' } }),
  )
  // With a parameter the page is the application's to open: the server would draw it, of what is not refused here.
  await page.goto('/question/aidenonconnecte?depuis=courriel#question-2')
  await arrivesAt(page, 'Erreur de chargement de la page')
  await isSound(page)
  await page.unrouteAll()
  await page.clock.runFor(31_000)
  await arrivesAt(page, 'Aide à la connexion')
  await expect(page).toHaveURL(/aidenonconnecte\?depuis=courriel#question-2$/)
})

test('a link sent by e-mail that maintenance closed is followed when it is over', async ({ page, watch }) => {
  watch.expectStatuses(544, 444)
  await page.clock.install()
  await page.route('**/api/**', (route) =>
    route.fulfill({ status: 544, json: { erreurCode: 'MAINTENANCE' } }),
  )
  await page.goto('/accueilnonconnecte?validationInscription=ABC123')
  await arrivesAt(page, 'Erreur de chargement de la page')
  await expect(page).toHaveURL(/\/erreur$/)
  await page.unrouteAll()
  const sent = page.waitForRequest('**/validerinscription/v1')
  await page.clock.runFor(31_000)
  expect((await sent).postDataJSON()).toEqual({ validationInscription: 'ABC123' })
  await expect(page.getByRole('dialog')).toContainText('lien de création d’espace n’est plus valable')
  await expect(page).toHaveURL(/\/accueilnonconnecte$/)
})

test('any call may send to another page, and one that is refused is told', async ({ page, watch }) => {
  watch.expectStatuses(344, 444)
  await signInWithApplication(page, people.karim)
  await page.route('**/listeranneeremunerationpaie/v1', (route) =>
    route.fulfill({ status: 344, headers: { 'sre-location': '/contact' }, json: {} }),
  )
  await page
    .getByRole('navigation', { name: 'Menu principal' })
    .getByRole('link', { name: 'Ma rémunération' })
    .click()
  await arrivesAt(page, 'Contact')
  await page.unrouteAll()
  await page.route('**/profil/v1', (route) =>
    route.fulfill({ status: 444, json: { erreurCode: 'SRE_ESPACEAGENT_TROP_DE_DEMANDES' } }),
  )
  await page.getByRole('link', { name: 'Mon profil' }).first().click()
  // What says when to try again is said once: not « dans une heure » and « dans quelques minutes ».
  await expect(page.locator('.fr-alert')).toContainText('Trop de demandes')
  await expect(page.getByText('Chargement')).toHaveCount(0)
})

test('screens that a lost network did not bring fail by their title too, one after another', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
  await signInWithApplication(page, people.karim)
  // Otherwise the hand that comes on a link brings its screen before it is pressed.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  for (const name of ['Mes doc. employeur', 'Mon profil']) {
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await arrivesAt(page, 'Erreur de chargement de la page')
  }
  await expect(page.getByRole('main')).toContainText('Votre appareil n’est plus relié à Internet.')
  await page.unrouteAll()
  await context.setOffline(false)
  await arrivesAt(page, 'Mon profil')
})
