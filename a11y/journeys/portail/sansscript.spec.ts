import type { Page } from '@playwright/test'
import { ajoutertotp, creertotp, prouver } from '#contract/connexion/facteurs/facteurs.ts'
import { clockAhead, codesOf } from '../gestures.ts'
import { CAPTCHA, expect, openSession, PASSWORD, people, test } from '../portal.ts'

test.use({ javaScriptEnabled: false })

const send = async (page: Page, identifiant: string, code: string) => {
  await page.getByLabel('Identifiant (obligatoire)').fill(identifiant)
  await page.getByLabel('Mot de passe (obligatoire)').fill(PASSWORD)
  await page.getByLabel('Code captcha (obligatoire)').fill(code)
  // The image says which captcha it is.
  await page.waitForLoadState()
  await page.getByRole('button', { name: 'Me connecter' }).click()
}

test('without JavaScript, one signs in, reads, opens a document and leaves', async ({
  page,
  context,
  watch,
}) => {
  watch.expectStatuses(422)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/remunerationpaie')
  await expect(heading).toHaveText('Connexion à votre espace')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page.getByText('Le formulaire contient 3 erreurs')).toBeVisible()
  await expect(page.locator('#connexion-erreurs')).toBeFocused()
  await send(page, people.alain, 'ZZZZZZ')
  await expect(page.locator('#connexion-erreurs')).toContainText('Le code captcha est incorrect')
  await expect(page.getByLabel('Identifiant (obligatoire)')).toHaveValue(people.alain)
  await page.goto('/remunerationpaie')
  await send(page, people.alain, CAPTCHA)
  await expect(heading).toHaveText('Ma rémunération')
  const answered = context.waitForEvent('response', (answer) => answer.url().includes('/telecharger'))
  await page
    .getByRole('button', { name: /\(PDF, nouvel onglet\)$/ })
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

/** Adds an application of codes by the calls of the portal; gives its codes. */
const addApplication = async (page: Page) => {
  await openSession(page, people.bruno)
  const ahead = await clockAhead(page)
  const call = async ({ path }: { readonly path: string }, data: object = {}) =>
    (await page.request.post(path, { data })).json()
  await call(prouver, { motDePasse: PASSWORD })
  const { jeton, secret } = await call(creertotp)
  const codeOf = codesOf(secret, ahead)
  await call(ajoutertotp, { nom: 'Mon téléphone', jeton, code: codeOf(0) })
  return codeOf
}

test('without JavaScript, a second factor is shown by a form of its own', async ({ page, watch }) => {
  watch.expectStatuses(422)
  const codeOf = await addApplication(page)
  await page.goto('/profil')
  await page.locator('button:visible', { hasText: 'Se déconnecter' }).click()
  await send(page, people.bruno, CAPTCHA)
  const field = page.getByLabel('Code de votre application, ou code de secours (obligatoire)')
  await expect(page.locator('#connexion-erreurs')).toBeFocused()
  await field.fill('12')
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.locator('#facteur-erreurs')).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/compte 6 chiffres/)
  await field.fill(codeOf(1))
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mon tableau de bord')
})
