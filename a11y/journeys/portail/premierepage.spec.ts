import { hold } from '../gestures.ts'
import { CAPTCHA, expect, isSound, openAs, PASSWORD, people, signIn, test, windows } from '../portal.ts'

/** Pages that a person reads before, or without, any script: address and heading. */
const pages = [
  ['/', 'Connexion à votre espace'],
  ['/information/mentionslegales', 'Mentions légales'],
  ['/accessibilite', 'Déclaration d’accessibilité'],
  ['/contact', 'Contact'],
  ['/question/aidenonconnecte', 'Aide à la connexion'],
  ['/plandusite', 'Plan du site'],
  ['/inscription/identite', 'Créer mon espace'],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('public pages are read, and say what asks for it', async ({ page }) => {
    for (const [address, heading] of pages) {
      expect((await page.goto(address))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.locator('main')).not.toContainText('Chargement de la page')
    }
  })

  test('links lead from one to another, and an unknown address says so', async ({ page, watch }) => {
    watch.expectStatuses(404)
    await page.goto('/')
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
    expect((await page.goto('/nulle-part'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page introuvable')
  })
})

test('a message of the administration is dressed in the pages that come without a sheet', async ({
  page,
}) => {
  const rulesOf = async (address: string) =>
    (await (await page.request.get(address)).text()).split('</style>')[0]
  const levels = [/\.fr-notice--info/, /\.fr-notice--warning/, /\.fr-notice--alert/]
  for (const level of levels)
    for (const address of ['/', '/contact']) expect(await rulesOf(address)).toMatch(level)
  await openAs(page, people.alain, '/accueilconnecte')
  for (const level of levels) expect(await rulesOf('/accueilconnecte')).toMatch(level)
})

test('the page is sound before the application is there', async ({ page }) => {
  const drawn = async (addresses: readonly string[]) => {
    await page.route('**/assets/*.js', () => undefined)
    for (const window of windows) {
      await page.setViewportSize(window)
      for (const address of addresses) {
        await page.goto(address)
        await isSound(page)
      }
    }
    await page.unrouteAll()
  }
  await drawn(['/', '/question/aidenonconnecte'])
  await signIn(page, people.alain)
  await drawn(['/accueilconnecte', '/remunerationpaie'])
})

test('what is typed and sent before the application is there is not lost', async ({ page }) => {
  const release = await hold(page, '**/assets/*.js')
  await page.goto('/')
  await page.getByLabel('Identifiant (obligatoire)').fill(people.camille)
  await page.getByLabel('Mot de passe (obligatoire)').fill(PASSWORD)
  await page.getByRole('button', { name: 'Me connecter' }).click()
  release()
  await expect(page.getByText('Le formulaire contient 1 erreur')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
  await page.getByLabel('Code captcha (obligatoire)').fill(CAPTCHA)
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon tableau de bord')
})

test('all that is chosen and pressed before the application is there is done once it is', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js')
  await openAs(page, people.thomas, '/remunerationpaie')
  const slips = page.getByRole('button', { name: 'Bulletins de paie' })
  await page.getByLabel('Année', { exact: true }).selectOption('2016')
  // Nothing tells that it was heard: it is pressed again.
  await slips.dblclick()
  await page.getByRole('heading', { level: 1 }).click()
  release()
  await expect(slips).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('12 documents pour 2016.')).toBeVisible()
})

test('a button pressed before a screen that the server does not draw acts once it is there', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js')
  await openAs(page, people.alain, '/retraite/simulateur/dynamique')
  await page.getByRole('banner').getByRole('button', { name: 'Paramètres d’affichage' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Paramètres d’affichage' })).toBeVisible()
})

test('a filter pressed before the application is there has the focus of the row that it takes away', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js')
  await openAs(page, people.alain, '/remunerationpaie')
  const filter = page.getByRole('button', { name: 'Attestations fiscales' })
  await filter.click()
  await page.getByRole('button', { name: /^Télécharger Octobre 2026/ }).focus()
  release()
  await expect(filter).toHaveAttribute('aria-pressed', 'true')
  await expect(filter).toBeFocused()
})

test('a filter pressed as the application takes the page over is pressed once', async ({ page }) => {
  // The application begins to listen: the press comes before anything else is done.
  await page.addInitScript(() => {
    const listen = Node.prototype.addEventListener
    Node.prototype.addEventListener = function (this: Node, ...given: Parameters<typeof listen>) {
      listen.apply(this, given)
      if (given[0] !== 'click' || !(this instanceof Element) || this.id !== 'root') return
      Node.prototype.addEventListener = listen
      const filter = document.querySelector<HTMLElement>('main button[aria-pressed]')
      queueMicrotask(() => filter?.click())
    }
  })
  await openAs(page, people.thomas, '/remunerationpaie')
  await expect(page.getByRole('button', { name: 'Bulletins de paie' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('letters that come late move nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await hold(page, '**/*.woff2')
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  expect(shift).toBeLessThan(0.01)
})
