import { expect, isTakenOver, openAs, openSession, people, test } from '../portal.ts'

test('a page of a version before, whose files have gone, is asked for anew, and its buttons act', async ({
  page,
  watch,
}) => {
  watch.expectStatuses(404)
  await openSession(page, people.alain)
  let opened = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) opened += 1
  })
  await page.route('**/assets/*.js', (route) =>
    opened > 1 ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.goto('/remunerationpaie')
  await expect.poll(() => opened).toBe(2)
  const slips = page.getByRole('button', { name: 'Bulletins de paie' })
  await slips.click()
  await expect(slips).toHaveAttribute('aria-pressed', 'true')
})

test('a screen of a version before, whose files have gone, opens all the same', async ({ page, watch }) => {
  watch.expectStatuses(404)
  await openAs(page, people.camille, '/accueilconnecte')
  await isTakenOver(page)
  let gone = true
  await page.route('**/assets/Notifications*.js', (route) =>
    gone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) gone = false
  })
  await page.getByRole('link', { name: 'Voir toutes les notifications' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Toutes mes notifications' })).toBeVisible()
})

test('what was typed in a page whose files have gone stays, and is sent', async ({ page, watch }) => {
  watch.expectStatuses(404, 422)
  let typed = (): void => undefined
  const typing = new Promise<void>((done) => {
    typed = done
  })
  await page.route('**/assets/*.js', async (route) => {
    await typing
    await route.fulfill({ status: 404 })
  })
  await page.goto('/')
  await page.getByLabel('Identifiant (obligatoire)').fill(people.alain)
  typed()
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page.getByText(/^Le formulaire contient \d erreurs/)).toBeVisible()
  await expect(page.getByLabel('Identifiant (obligatoire)')).toHaveValue(people.alain)
})

test('what was typed in a form that has its own script stays, though the files of the application have gone', async ({
  page,
  watch,
}) => {
  watch.expectStatuses(404)
  await page.goto('/')
  const hasItsScript = () => 'ilot' in ((Reflect.get(window, 'eapEarly') as object | undefined) ?? {})
  await page.waitForFunction(hasItsScript, undefined, { polling: 50 })
  await page.getByLabel('Identifiant (obligatoire)').fill(people.alain)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  const gone = page.waitForResponse((answer) => answer.request().method() === 'HEAD')
  await page.getByRole('banner').getByRole('button', { name: 'Paramètres d’affichage' }).click()
  await gone
  // A page asked for anew would be another.
  await page.evaluate(() => new Promise((done) => setTimeout(done)))
  await expect(page.getByLabel('Identifiant (obligatoire)')).toHaveValue(people.alain)
})

test('a screen that a network leading nowhere does not bring says so, and the portal stays', async ({
  page,
  watch,
}) => {
  watch.expectConsole('Failed to load resource: net::ERR_FAILED')
  await openAs(page, people.camille, '/accueilconnecte')
  await isTakenOver(page)
  await page.route(/\/(?:notifications|assets\/Notifications)/, (route) => route.abort())
  await page.getByRole('link', { name: 'Voir toutes les notifications' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Erreur de chargement de la page' })).toBeVisible()
})

test('a screen whose files never come is not asked for without end, where the browser keeps nothing', async ({
  page,
  watch,
}) => {
  watch.expectStatuses(404)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('refusé', 'SecurityError')
      },
    }),
  )
  await openAs(page, people.camille, '/accueilconnecte')
  await isTakenOver(page)
  await page.route('**/assets/Notifications*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Voir toutes les notifications' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Erreur de chargement de la page' })).toBeVisible()
})
