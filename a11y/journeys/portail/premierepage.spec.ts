import { CAPTCHA, expect, isSound, PASSWORD, people, signIn, test, windows } from '../portal.ts'

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
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
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

test('a button pressed before the application is there acts once it is', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await page.getByRole('banner').getByRole('button', { name: 'Paramètres d’affichage' }).click()
  release()
  await expect(page.getByRole('dialog', { name: 'Paramètres d’affichage' })).toBeVisible()
})
