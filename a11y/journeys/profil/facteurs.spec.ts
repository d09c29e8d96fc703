import type { Page } from '@playwright/test'
import { confirmIdentity, main } from '../gestures.ts'
import { expect, isSound, isTakenOver, people, signIn, test } from '../portal.ts'

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

test.use({ viewport: { width: 320, height: 800 } })

test('Thomas adds an access key by keyboard, gets his recovery codes, and a code of an application must have its shape', async ({
  page,
  watch,
}) => {
  test.setTimeout(100_000)
  watch.expectStatuses(511)
  await addAuthenticator(page)
  await signIn(page, people.thomas)
  await page.goto('/profil#securite')
  await isTakenOver(page)
  const dialog = page.getByRole('dialog')

  await press(page, 'Ajouter une clé d’accès')
  await expect(dialog.getByLabel(/^Nom/)).toBeFocused()
  await isSound(page)
  await page.keyboard.type('Mon téléphone')
  await page.keyboard.press('Enter')
  await confirmIdentity(page)
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await isSound(page)
  await press(page, 'Je les ai gardés')
  await expect(main(page).getByText(/Mon téléphone\s» est ajoutée/)).toBeVisible()

  await press(page, 'Ajouter une application de codes')
  await expect(dialog.getByRole('img', { name: /^Code QR/ })).toBeVisible()
  await isSound(page)
  await dialog.getByLabel(/^Nom/).fill('Ma tablette')
  const field = dialog.getByLabel(/^Code à 6 chiffres/)
  await field.fill('12')
  await press(page, 'Vérifier et ajouter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Le code compte 6 chiffres/)
})
