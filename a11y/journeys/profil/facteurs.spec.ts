import type { Page } from '@playwright/test'
import { clockAhead, codesOf, confirmIdentity, main } from '../gestures.ts'
import { arrivesAt, expect, fillSignIn, isSound, people, signIn, test } from '../portal.ts'

/** A phone that holds keys, and checks who holds it. */
const addAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).press('Enter')

const leave = async (page: Page) => {
  await page.goto('/profil')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.press('Enter')
  await page.locator('button:visible', { hasText: 'Se déconnecter' }).press('Enter')
  await arrivesAt(page, 'Connexion à votre espace')
}

test.use({ viewport: { width: 320, height: 800 } })

test('Agathe adds an access key and an application by keyboard, then enters by a key, a code and a recovery code', async ({
  page,
  watch,
}) => {
  test.setTimeout(100_000)
  watch.expectStatuses(444, 511)
  await addAuthenticator(page)
  await signIn(page, people.agathe)
  const ahead = await clockAhead(page)
  await page.goto('/profil#securite')
  const dialog = page.getByRole('dialog')

  await press(page, 'Ajouter une clé d’accès')
  await expect(dialog.getByLabel(/^Comment l’appeler/)).toBeFocused()
  await isSound(page)
  await page.keyboard.type('Mon téléphone')
  await page.keyboard.press('Enter')
  await confirmIdentity(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const [secours = ''] = await dialog.getByRole('listitem').allInnerTexts()
  await isSound(page)
  await press(page, 'Je les ai gardés')
  await expect(main(page).getByText(/Mon téléphone\s» est ajoutée/)).toBeVisible()

  await press(page, 'Ajouter une application de codes')
  await expect(dialog.getByRole('img', { name: /^Code QR/ })).toBeVisible()
  await isSound(page)
  await dialog.getByLabel(/^Comment l’appeler/).fill('Ma tablette')
  const field = dialog.getByLabel(/^Code à 6 chiffres/)
  await field.fill('12')
  await press(page, 'Vérifier et ajouter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Le code compte 6 chiffres/)
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}/).innerText()).replaceAll(' ', '')
  const codeOf = codesOf(secret, ahead)
  await field.fill(codeOf(0))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(/Ma tablette\s» est ajoutée/)).toBeVisible()

  await leave(page)
  await press(page, 'Utiliser une clé d’accès')
  await arrivesAt(page, 'Mon tableau de bord')

  await leave(page)
  await fillSignIn(page, people.agathe)
  const code = dialog.getByLabel(/^Code à 6 chiffres/)
  await press(page, 'Un code de mon application')
  await expect(code).toBeFocused()
  await isSound(page)
  // The code that confirmed the application has served.
  await page.keyboard.type(codeOf(-1))
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/n’est pas le bon, ou il a déjà servi/)
  await expect(code).toBeFocused()
  await code.fill(codeOf(1))
  await page.keyboard.press('Enter')
  await arrivesAt(page, 'Mon tableau de bord')

  await leave(page)
  await fillSignIn(page, people.agathe)
  await press(page, 'Un code de secours')
  await expect(dialog.getByLabel(/^Code de secours/)).toBeFocused()
  await isSound(page)
  await page.keyboard.type(secours)
  await page.keyboard.press('Enter')
  await arrivesAt(page, 'Mon tableau de bord')
  await page.goto('/profil#securite')
  await expect(main(page).getByText(/9 codes/)).toBeVisible()
})
