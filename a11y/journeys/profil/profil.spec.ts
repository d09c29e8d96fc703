import { confirmIdentity, fillNewPassword, main, mainAddress, NEW_PASSWORD, openMail } from '../gestures.ts'
import {
  arrivesAt,
  expect,
  isSound,
  openAs,
  openDashboardAs,
  PASSWORD,
  people,
  test,
  windows,
} from '../portal.ts'

test('Camille’s e-mail changes only after its link', async ({ page, browser, watch }) => {
  watch.expectStatuses(511)
  await openDashboardAs(page, people.camille)
  await page.getByRole('link', { name: 'Mon profil' }).first().click()
  await arrivesAt(page, 'Mon profil')
  await expect(main(page).getByText('camille.moreau@example.org')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier mes coordonnées' }).click()
  await isSound(page)
  await mainAddress(page).fill('camille.nouvelle@example.org')
  await page
    .getByLabel('Confirmation : adresse électronique principale (obligatoire)')
    .fill('camille.nouvelle@example.org')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await confirmIdentity(page)
  await expect(main(page).getByText(/En attente\s: camille\.nouvelle@example\.org/)).toBeVisible()
  await expect(main(page).getByText('camille.moreau@example.org')).toBeVisible()

  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await openMail(elsewhere, 'camille.nouvelle@example.org', 'Confirmez votre adresse électronique')
  await expect(elsewhere.getByRole('dialog')).toContainText(
    'Votre nouvelle adresse électronique est enregistrée',
  )
  await elsewhere.context().close()
  await page.reload()
  await expect(main(page).getByText('camille.nouvelle@example.org')).toBeVisible()
  await expect(main(page).getByText(/En attente/)).toHaveCount(0)
})

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the profile and the pages of identity are sound', async ({ page }) => {
      for (const address of [
        '/inscription/identite',
        '/motdepasseoublie/identification',
        '/demo/courriels',
      ]) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await isSound(page)
      }
      await openAs(page, people.thomas, '/profil')
      await expect(main(page).getByRole('heading', { name: 'Notifications' })).toBeVisible()
      await isSound(page)
    })
  })
}

test('the present password is asked before a new one', async ({ page, watch }) => {
  watch.expectStatuses(444)
  await openAs(page, people.helene, '/profil')
  await page.getByRole('button', { name: /^Modifier mon mot de passe/ }).click()
  await page.getByLabel(/^Mot de passe actuel/).fill('faux')
  await fillNewPassword(page, NEW_PASSWORD)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(
    main(page)
      .getByText(/mot de passe actuel est incorrect/)
      .first(),
  ).toBeVisible()
  await page.getByLabel(/^Mot de passe actuel/).fill(PASSWORD)
  await expect(page.getByLabel('Nouveau mot de passe (obligatoire)')).toHaveValue(NEW_PASSWORD)
})

test('an IBAN is read again, waits 72 hours, and the link of the mail undoes it without signing in', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectStatuses(444, 511)
  await openAs(page, people.helene, '/profil')
  await page.getByRole('button', { name: 'Changer d’IBAN' }).click()
  await isSound(page)
  await page.getByLabel(/^Début de l’IBAN/).fill('FR1420041010050500')
  await page.getByLabel(/^Suite de l’IBAN/).fill('013M02606')
  const [read, send] = ['Vérifier avant d’envoyer', 'Demander ce changement'].map((name) =>
    page.getByRole('button', { name }),
  )
  await read?.click()
  await expect(main(page).getByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible()
  await isSound(page)
  await send?.click()
  // Given up, nothing is sent and nothing typed is lost.
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click()
  await expect(main(page).getByText(/L’action n’a pas eu lieu/)).toBeVisible()
  await expect(main(page).getByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible()
  await send?.click()
  const password = page.getByRole('dialog').getByLabel(/^Mot de passe actuel/)
  await expect(password).toBeFocused()
  await isSound(page)
  await password.fill('faux')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAccessibleDescription(/mot de passe actuel est incorrect/)
  await confirmIdentity(page)
  await expect(main(page).getByText(/Le changement d’IBAN est demandé/)).toBeVisible()
  const waiting = main(page).getByText(/Le nouvel IBAN, FR14\s.*\s606, sera enregistré le/)
  await expect(waiting).toBeVisible()
  await isSound(page)
  await page.goto('/accueilconnecte')
  await expect(waiting).toBeVisible()

  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await openMail(
    elsewhere,
    'helene.roux@example.org',
    'Un changement d’IBAN est demandé dans votre espace',
    /annulationIban/,
  )
  await expect(elsewhere.getByRole('dialog')).toContainText('L’enregistrement de l’IBAN est annulé')
  await expect(elsewhere).toHaveURL(/\/accueilnonconnecte$/)
  await isSound(elsewhere)
  await elsewhere.context().close()
  await page.reload()
  await expect(main(page).getByText('Mes références bancaires')).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('a proof whose dialog cannot be fetched refuses the act, keeps what is typed, and is asked at the next try', async ({
  page,
  watch,
}) => {
  watch.expectStatuses(511)
  watch.expectConsole('Failed to load resource: net::ERR_FAILED')
  await openAs(page, people.karim, '/profil')
  const dialog = /\/assets\/ProofDialog-[^/]*\.js$/
  await page.route(dialog, (route) => route.abort())
  await page.getByRole('button', { name: 'Changer d’IBAN' }).click()
  await page.getByLabel(/^Début de l’IBAN/).fill('FR1420041010050500')
  await page.getByLabel(/^Suite de l’IBAN/).fill('013M02606')
  await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click()
  const send = page.getByRole('button', { name: 'Demander ce changement' })
  await send.click()
  await expect(
    main(page).getByText(/la fenêtre où confirmer que c’est bien vous n’a pas pu s’ouvrir/),
  ).toBeVisible()
  await expect(main(page).getByText('FR14 2004 1010 0505 0001 3M02 606')).toBeVisible()
  await page.unroute(dialog)
  await send.click()
  await expect(page.getByRole('dialog').getByLabel(/^Mot de passe actuel/)).toBeFocused()
})
