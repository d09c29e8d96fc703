import type { Page } from '@playwright/test'
import { arrivesAt, CAPTCHA, expect, opensPdf, PASSWORD, people, settings, signIn, test } from './portal.ts'

/** Presses Tab until the element of this name has the focus; every stop on the way must show its focus. */
const tabTo = async (page: Page, name: RegExp) => {
  for (let stop = 0; stop < 90; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) continue
    const said = await focused.evaluate((element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
      return [
        element.getAttribute('aria-label'),
        ...labels.map((label) => label.textContent),
        element.textContent,
      ]
        .join(' ')
        .trim()
    })
    if (name.test(said)) return focused
  }
  throw new Error(`${name} cannot be reached by the keyboard`)
}

for (const { colorScheme, viewport } of settings.filter((setting) => setting.colorScheme === 'light')) {
  test.describe(`by keyboard alone at ${viewport.width} px`, () => {
    test.use({ colorScheme, viewport })

    test('signs in, opens a payslip, signs out', async ({ page }) => {
      await page.goto('/accueilnonconnecte')
      await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
      await tabTo(page, /^Identifiant/)
      await page.keyboard.type(people.camille)
      await tabTo(page, /^Mot de passe \(/)
      await page.keyboard.type(PASSWORD)
      await tabTo(page, /^Code captcha/)
      await page.keyboard.type(CAPTCHA)
      await page.keyboard.press('Enter')
      await arrivesAt(page, 'Mon tableau de bord')
      await expect(page.locator('#title')).toBeFocused()

      await tabTo(page, /Voir tous les documents/)
      await page.keyboard.press('Enter')
      await arrivesAt(page, 'Ma rémunération')
      await expect(page.locator('#title')).toBeFocused()
      await expect(page.getByRole('button', { name: /^Télécharger Octobre 2026/ })).toBeVisible()
      await tabTo(page, /Télécharger Octobre 2026/)
      await opensPdf(page, () => page.keyboard.press('Enter'))

      await page.reload()
      await arrivesAt(page, 'Ma rémunération')
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      if (viewport.width < 1262) {
        await tabTo(page, /^Menu$/)
        await page.keyboard.press('Enter')
      }
      await tabTo(page, /Se déconnecter/)
      await page.keyboard.press('Enter')
      await arrivesAt(page, 'Connexion à votre espace')
    })

    test('skip links lead to the content', async ({ page }) => {
      await page.goto('/accueilnonconnecte')
      await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await tabTo(page, /^Contenu$/)
      await page.keyboard.press('Enter')
      await tabTo(page, /^Identifiant/)
    })
  })
}

test.describe('the compact menu', () => {
  test.use({ viewport: { width: 1000, height: 800 } })

  test('opens and closes by keyboard, and gives the focus back', async ({ page }) => {
    await signIn(page, people.camille)
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
