import type { Locator, Page } from '@playwright/test'
import {
  arrivesAt,
  CAPTCHA,
  expect,
  openDashboardAs,
  opensPdf,
  PASSWORD,
  people,
  test,
  windows,
} from '../portal.ts'

/** Presses Tab until this element has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeAttached()
  for (let stop = 0; stop < 90; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${String(target)} cannot be reached by the keyboard`)
}

for (const viewport of windows) {
  test.describe(`by keyboard alone at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the first Tab of a visit is on the first skip link', async ({ page }) => {
      await page.goto('/information/presentation')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // The page brings its heading into view a little after it opens; Tab must still start from its top.
      await page.waitForFunction(() => performance.now() > 2500)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Contenu' })).toBeFocused()
    })

    test('signs in, opens a payslip, signs out', async ({ page }) => {
      await page.goto('/accueilnonconnecte')
      await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
      await tabTo(page, page.getByLabel('Identifiant (obligatoire)'))
      await page.keyboard.type(people.camille)
      await tabTo(page, page.getByLabel('Mot de passe (obligatoire)'))
      await page.keyboard.type(PASSWORD)
      await tabTo(page, page.getByLabel('Code captcha (obligatoire)'))
      await page.keyboard.type(CAPTCHA)
      await page.keyboard.press('Enter')
      // Signing in loads a page: its start is the browser's own, before the skip links.
      await arrivesAt(page, 'Mon tableau de bord')
      await tabTo(page, page.getByRole('link', { name: /Voir tous les documents/ }))
      await page.keyboard.press('Enter')
      await arrivesAt(page, 'Ma rémunération')
      await expect(page.locator('#title')).toBeFocused()
      await expect(page.getByRole('button', { name: /^Télécharger Octobre 2026/ })).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: /^Télécharger Octobre 2026/ }))
      await opensPdf(page, () => page.keyboard.press('Enter'))

      await page.reload()
      await arrivesAt(page, 'Ma rémunération')
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      if (viewport.width < 1262) {
        await tabTo(page, page.getByRole('button', { name: 'Menu', exact: true }))
        await page.keyboard.press('Enter')
      }
      await tabTo(page, page.getByRole('button', { name: 'Se déconnecter' }))
      await page.keyboard.press('Enter')
      await arrivesAt(page, 'Connexion à votre espace')
    })

    test('skip links lead to the content', async ({ page }) => {
      await page.goto('/accueilnonconnecte')
      await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await tabTo(page, page.getByRole('link', { name: 'Contenu', exact: true }))
      await page.keyboard.press('Enter')
      await tabTo(page, page.getByLabel('Identifiant (obligatoire)'))
    })
  })
}

test.describe('the compact menu', () => {
  test.use({ viewport: { width: 1000, height: 800 } })

  test('opens and closes by keyboard, and gives the focus back', async ({ page }) => {
    await openDashboardAs(page, people.camille)
    const burger = page.getByRole('button', { name: 'Menu', exact: true })
    const link = page.getByRole('link', { name: 'Mon profil' })
    await expect(link).toBeHidden()
    await burger.focus()
    await page.keyboard.press('Enter')
    await expect(burger).toHaveAttribute('aria-expanded', 'true')
    await expect(link).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(burger).toBeFocused()
  })
})

test('the theme is chosen by keyboard, and kept', async ({ page }) => {
  await page.goto('/accueilnonconnecte')
  const settingsButton = page.getByRole('button', { name: 'Paramètres d’affichage' }).first()
  await settingsButton.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: /Thème sombre/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('html')).toHaveAttribute('data-fr-theme', 'dark')
  await page.keyboard.press('Escape')
  await expect(settingsButton).toBeFocused()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-fr-theme', 'dark')
})

test('easy texts are chosen by keyboard, stand beside the full page, and stay on the next one', async ({
  page,
}) => {
  await page.goto('/contact')
  const easy = page.getByRole('region', { name: 'Nous contacter, en facile à lire' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(easy).toBeHidden()
  await page.getByRole('button', { name: 'Paramètres d’affichage' }).first().press('Enter')
  await page.getByRole('checkbox', { name: /Montrer les textes faciles à lire/ }).press('Space')
  await page.keyboard.press('Escape')
  await expect(easy).toContainText('Ne donnez votre mot de passe à personne.')
  await page.goto('/accueilnonconnecte')
  await expect(page.getByRole('region', { name: 'Se connecter, en facile à lire' })).toBeVisible()
  await expect(page.getByLabel('Identifiant (obligatoire)')).toBeVisible()
})
