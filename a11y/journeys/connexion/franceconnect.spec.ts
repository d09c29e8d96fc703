import { pageNotice } from '../gestures.ts'
import { arrivesAt, expect, isQuiet, isSound, test } from '../portal.ts'

test('Sylvie signs in and out by FranceConnect', async ({ page }) => {
  await page.goto('/')
  await isSound(page)
  await page
    .getByRole('link', { name: /FranceConnect/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/demo\/franceconnect\//)
  await isSound(page)
  await page.getByLabel(/^Sylvie Blanc/).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await arrivesAt(page, 'Mon tableau de bord')
  await expect(page).toHaveURL(/\/accueilconnecte$/)
  await isQuiet(page)
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await arrivesAt(page, 'Connexion à votre espace')
  await page.goto('/accueilconnecte')
  await expect(page).toHaveURL(/\/accueilnonconnecte$/)
})

test('a sign-in by FranceConnect that is refused comes back to the portal, which says so', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /FranceConnect/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Refuser et revenir au portail' }).click()
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(pageNotice(page)).toContainText('La connexion par FranceConnect n’a pas abouti')
  await expect(page).toHaveURL(/\/accueilnonconnecte$/)
})

test('FranceConnect tells a person without an account what to do, and lets another in after', async ({
  page,
}) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /FranceConnect/ })
    .first()
    .click()
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(pageNotice(page)).toContainText('Nous n’avons pas trouvé d’espace à votre nom.')
  await isQuiet(page)
  await page
    .getByRole('link', { name: /FranceConnect/ })
    .first()
    .click()
  await page.getByLabel(/^Sylvie Blanc/).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await arrivesAt(page, 'Mon tableau de bord')
})
