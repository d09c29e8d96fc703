import { CAPTCHA, expect, PASSWORD, people, test } from '../portal.ts'

test.use({ javaScriptEnabled: false })

test('without JavaScript, one signs in, reads, opens a document and leaves', async ({
  page,
  context,
  watch,
}) => {
  watch.expectStatuses(422)
  const heading = page.getByRole('heading', { level: 1 })
  const send = async (code: string) => {
    await page.getByLabel('Identifiant (obligatoire)').fill(people.alain)
    await page.getByLabel('Mot de passe (obligatoire)').fill(PASSWORD)
    await page.getByLabel('Code captcha (obligatoire)').fill(code)
    await page.getByRole('button', { name: 'Me connecter' }).click()
  }
  await page.goto('/remunerationpaie')
  await expect(heading).toHaveText('Connexion à votre espace')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page.getByText('Le formulaire contient 3 erreurs')).toBeVisible()
  await expect(page.locator('#connexion-erreurs')).toBeFocused()
  await send('ZZZZZZ')
  await expect(page.locator('#connexion-erreurs')).toContainText('Le code captcha est incorrect')
  await expect(page.getByLabel('Identifiant (obligatoire)')).toHaveValue(people.alain)
  await page.goto('/remunerationpaie')
  await send(CAPTCHA)
  await expect(heading).toHaveText('Ma rémunération')
  const answered = context.waitForEvent('response', (answer) => answer.url().includes('/telecharger'))
  await page
    .getByRole('button', { name: /^Télécharger/ })
    .first()
    .click()
  expect((await answered).headers()['content-type']).toBe('application/pdf')
  await page.goto('/question/aideconnecte')
  await expect(page.locator('.fr-accordion .fr-collapse').first()).toBeVisible()
  await page.goto('/retraite/simulateur/dynamique')
  await expect(page.locator('noscript .fr-notice__title')).toBeVisible()
  await page.goto('/profil')
  await page.locator('button:visible', { hasText: 'Se déconnecter' }).click()
  await expect(heading).toHaveText('Connexion à votre espace')
  await page.goBack()
  await expect(heading).toHaveText('Connexion à votre espace')
  await expect(page.locator('body')).not.toContainText('Mercier')
})
