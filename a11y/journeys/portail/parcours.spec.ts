import type { Page } from '@playwright/test'
import {
  arrivesAt,
  expect,
  isSound,
  openAs,
  openDashboardAs,
  opensPdf,
  people,
  signIn,
  test,
  windows,
} from '../portal.ts'

const openMenuIfCompact = async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) < 1262)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
}

/** The first event of the dashboard that opens a document. */
const firstDocument = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /PDF, nouvel onglet/ })
    .first()

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('signs in, sees the dashboard, opens a payslip, signs out', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
      await isSound(page)
      await signIn(page, people.camille)
      await isSound(page)

      await page.getByRole('link', { name: 'Voir tous les documents' }).click()
      await arrivesAt(page, 'Ma rémunération')
      const payslip = page.getByRole('button', { name: /^Télécharger Octobre 2026/ })
      await expect(payslip).toBeVisible()
      await isSound(page)
      await opensPdf(page, () => payslip.click())

      await openMenuIfCompact(page)
      await isSound(page)
      await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
      await arrivesAt(page, 'Connexion à votre espace')
      await page.goto('/accueilconnecte')
      await expect(page).toHaveURL(/\/accueilnonconnecte$/)
    })

    test('shows each public page and the pages to come without a fault', async ({ page, watch }) => {
      watch.expectStatuses(404)
      const pages = [
        ['/information/presentation', /.+/],
        ['/information/mentionslegales', /.+/],
        ['/information/cookies', /.+/],
        ['/accessibilite', /.+/],
        ['/contact', 'Contact'],
        ['/question/aidenonconnecte#question-3', /.+/],
        ['/plandusite', 'Plan du site'],
        ['/inscription/identite', /.+/],
        ['/erreur', 'Erreur de chargement de la page'],
        ['/nulle/part', 'Page introuvable'],
      ] as const
      for (const [address, title] of pages) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(/.+ \| Espace agent public$/)
        await isSound(page)
      }
    })
  })
}

test('someone with few rights sees only what is theirs', async ({ page }) => {
  await openDashboardAs(page, people.lucie)
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await expect(menu.getByRole('link', { name: 'Ma rémunération' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Ma pension' })).toHaveCount(0)
  await expect(page.getByText('Vous ne remplissez pas encore les conditions')).toBeVisible()
  await page.goto('/pension')
  await arrivesAt(page, 'Mon tableau de bord')
  await expect(page.locator('[aria-live=assertive]')).toHaveText(
    'Désolé, vous ne pouvez pas accéder à cette page.',
  )
})

test('a read-only account has no messaging, and its events stay new', async ({ page }) => {
  await openDashboardAs(page, people.ange)
  await expect(page.getByRole('link', { name: /Messagerie sécurisée/ })).toHaveCount(0)
  const fresh = page.getByText('Nouveau', { exact: true })
  await expect(fresh.first()).toBeVisible()
  const before = await fresh.count()
  await opensPdf(page, () => firstDocument(page).click())
  await page.reload()
  await expect(fresh).toHaveCount(before)
})

test('messaging shows how many answers wait, and opens another tab', async ({ page }) => {
  await openDashboardAs(page, people.camille)
  const messaging = page.getByRole('link', { name: /Messagerie sécurisée/ })
  await expect(messaging).toContainText('demandes non lues')
  await expect(messaging).toHaveAttribute('target', '_blank')
})

test('a pensioner finds pension events and no pay', async ({ page }) => {
  await openDashboardAs(page, people.jeanne)
  await expect(page.getByRole('heading', { name: 'Ma pension' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ma rémunération' })).toHaveCount(0)
  await opensPdf(page, () =>
    page
      .getByRole('button', { name: /bulletin de pension/i })
      .first()
      .click(),
  )
})

test('opening an event marks it read, for good', async ({ page }) => {
  await openDashboardAs(page, people.karim)
  const fresh = page.getByRole('main').getByText('Nouveau', { exact: true })
  await expect(fresh.first()).toBeVisible()
  const before = await fresh.count()
  await opensPdf(page, () => firstDocument(page).click())
  await expect(fresh).toHaveCount(before - 1)
  await page.reload()
  await expect(fresh).toHaveCount(before - 1)
})

test('the pay page filters by kind and by year, and Back comes back', async ({ page }) => {
  await openAs(page, people.thomas, '/remunerationpaie')
  await expect(page.getByText('60 documents pour 2026.')).toBeVisible()
  const slips = page.getByRole('button', { name: 'Bulletins de paie' })
  await slips.click()
  await expect(slips).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('10 documents pour 2026.')).toBeVisible()
  await slips.click()
  await expect(page.getByText('60 documents pour 2026.')).toBeVisible()
  await page.getByLabel('Année', { exact: true }).selectOption('2016')
  await expect(page.getByText('60 documents pour 2016.')).toBeVisible()
  await expect(page).toHaveURL(/annee=2016/)
  await page.goBack()
  await expect(page.getByText('60 documents pour 2026.')).toBeVisible()
})
