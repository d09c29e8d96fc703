import {
  fillCaptcha,
  fillNewPassword,
  hold,
  main,
  mainAddress,
  NEW_PASSWORD,
  pageNotice,
  openMail,
} from '../gestures.ts'
import { arrivesAt, expect, fillSignIn, isQuiet, isSound, PASSWORD, people, signIn, test } from '../portal.ts'

test('Nadia, whom only her employer knows, creates her account and signs in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Créer mon espace' }).click()
  await isSound(page)
  const next = () => page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel(/Numéro de sécurité sociale/).fill('2 88 06 44 109 077 73')
  await page.getByLabel('Nom de naissance (obligatoire)').fill('cherif')
  await page.getByLabel('Prénom (obligatoire)').fill('Nadia')
  await page.getByLabel(/^Date de naissance/).fill('11/06/1988')
  // The portal's rules come after the design system's: the calendar stands beside its field.
  const beside = await page.getByLabel(/^Date de naissance/).boundingBox()
  const opener = await page.getByRole('button', { name: /calendrier/i }).boundingBox()
  expect(opener?.y).toBeCloseTo(beside?.y ?? 0, 0)
  await fillCaptcha(page)
  await next()

  await expect(page).toHaveURL(/\/inscription\/verification$/)
  await expect(
    page.getByText('IBAN commençant par FR, suivi de 22 caractères masqués, et terminé par 606'),
  ).toBeAttached()
  await isSound(page)
  // FR•• •••• •••• 05•• 00•• •••• 606: any of the two fields takes the whole IBAN.
  await page.getByLabel(/^Chiffres 13 et 14/).fill('FR14 2004 1010 0505 0001 3M02 606')
  await page.getByRole('button', { name: 'Vérifier' }).click()

  await expect(page).toHaveURL(/\/inscription\/coordonnees$/)
  await isSound(page)
  await mainAddress(page).fill('nadia@ac-nantes.fr')
  await expect(page.getByText('Préférez une adresse personnelle')).toBeVisible()
  await mainAddress(page).fill('nadia.cherif@example.org')
  await page
    .getByLabel('Confirmation : adresse électronique principale (obligatoire)')
    .fill('nadia.cherif@example.org')
  await next()

  await expect(page).toHaveURL(/\/inscription\/motdepasse$/)
  await isSound(page)
  await fillNewPassword(page, 'Motdepasse2026!')
  await next()
  await expect(
    main(page)
      .getByText(/liste de mots de passe volés/)
      .first(),
  ).toBeVisible()
  await fillNewPassword(page, NEW_PASSWORD)
  await next()

  await expect(page).toHaveURL(/\/inscription\/recapitulatif$/)
  await expect(main(page).getByText('nadia.cherif@example.org')).toBeVisible()
  await expect(main(page).getByText(NEW_PASSWORD)).toHaveCount(0)
  await isSound(page)
  await page.getByText('J’accepte les conditions').click()
  await page.getByRole('button', { name: 'Créer mon espace' }).click()
  await expect(main(page).getByText(/^n•••.*@example\.org$/)).toBeVisible()
  await isSound(page)

  await openMail(page, 'nadia.cherif@example.org', 'Créez votre Espace agent public')
  const notice = page.getByRole('dialog')
  await expect(notice).toContainText('Votre espace est créé')
  await expect(page).toHaveURL(/\/accueilnonconnecte$/)
  await isSound(page)
  await notice.getByRole('button').last().click()
  await fillSignIn(page, people.nadia, NEW_PASSWORD)
  await arrivesAt(page, 'Mon tableau de bord')
  await expect(main(page).getByRole('heading', { name: 'Ma rémunération' })).toBeVisible()
})

test('Odile recovers her password by the link of a mail, once', async ({ page, watch }) => {
  watch.expectStatuses(444)
  await page.goto('/')
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click()
  await isSound(page)
  await page.getByLabel(/Numéro de sécurité sociale/).fill(people.odile)
  await mainAddress(page).fill('odile.renard@example.org')
  await fillCaptcha(page)
  const release = await hold(page, '**/assets/DemandeEnvoyee-*.js')
  const asked = page.waitForRequest('**/assets/DemandeEnvoyee-*.js')
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await asked
  await expect(page.getByRole('button', { name: 'Envoi en cours…' })).toBeVisible()
  release()
  await expect(main(page).getByText(/Votre demande est envoyée/)).toBeVisible()
  await isSound(page)

  await openMail(page, 'odile.renard@example.org', 'Changez votre mot de passe')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nouveau mot de passe (obligatoire)')).toBeVisible()
  await isSound(page)
  await fillNewPassword(page, NEW_PASSWORD)
  await dialog.locator('button[type=submit]').click()
  await expect(page.getByRole('dialog')).toContainText('Votre mot de passe est modifié')
  await page.getByRole('dialog').getByRole('button').last().click()
  await fillSignIn(page, people.odile, NEW_PASSWORD)
  await arrivesAt(page, 'Mon tableau de bord')

  await openMail(page, 'odile.renard@example.org', 'Changez votre mot de passe')
  await expect(page.getByRole('dialog')).toContainText('n’est plus valable')
})

test('Noël is told his new identifier by both ways in, enters with the old one, then validates the new one, and only that one signs in', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog')
  await page.goto('/')
  await page
    .getByRole('link', { name: /FranceConnect/ })
    .first()
    .click()
  await page.getByLabel(/^Noël Girard/).check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(dialog).toContainText('1 70 12 92 012 047 29')
  await dialog.getByRole('button', { name: 'Plus tard : entrer dans mon espace' }).click()
  await arrivesAt(page, 'Mon tableau de bord')
  await isQuiet(page)
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await arrivesAt(page, 'Connexion à votre espace')
  await fillSignIn(page, people.noel)
  await expect(dialog).toContainText('1 70 12 92 012 047 29')
  await isSound(page)
  await dialog.getByRole('button', { name: 'Plus tard : entrer dans mon espace' }).click()
  await arrivesAt(page, 'Mon tableau de bord')
  await isQuiet(page)
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click()
  await fillSignIn(page, people.noel)
  await expect(dialog).toBeVisible()
  await isQuiet(page)
  await dialog.getByRole('button', { name: 'Valider mon nouvel identifiant' }).click()
  await expect(page.getByRole('dialog')).toContainText('Votre nouvel identifiant est validé')
  await page.getByRole('dialog').getByRole('button').last().click()
  await fillSignIn(page, people.noel)
  await expect(main(page).getByText(/Identifiant ou mot de passe incorrect/)).toBeVisible()
  await fillSignIn(page, '170129201204729')
  await arrivesAt(page, 'Mon tableau de bord')
})

test('Marie confirms who she is by her IBAN, and her services open', async ({ page, watch }) => {
  watch.expectStatuses(444)
  await signIn(page, people.marie)
  await expect(main(page).getByRole('heading', { name: 'Ma rémunération' })).toHaveCount(0)
  await page.getByRole('button', { name: /Confirmez votre identité/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(
    dialog.getByText('IBAN commençant par FR, suivi de 22 caractères masqués, et terminé par 189'),
  ).toBeAttached()
  await isSound(page)
  const validate = dialog.getByRole('button', { name: 'Valider' })
  await validate.click()
  await expect(dialog.getByLabel(/^Chiffres 17 et 18/)).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(/^Chiffres 17 et 18/).fill('12')
  await dialog.getByLabel(/^Chiffres 21 et 22/).fill('34')
  await validate.click()
  await expect(dialog.getByText(/ne sont pas ceux attendus/).first()).toBeVisible()
  await dialog.getByLabel(/^Chiffres 17 et 18/).fill('34')
  await dialog.getByLabel(/^Chiffres 21 et 22/).fill('78')
  await validate.click()
  await expect(dialog).toContainText('Votre identité est confirmée')
  await isSound(page)
  await dialog.getByRole('button', { name: 'Retour à l’accueil' }).click()
  await expect(main(page).getByRole('heading', { name: 'Ma rémunération' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Confirmez votre identité/ })).toHaveCount(0)
})

test('a landing with a parameter that is not one says so, and nothing more', async ({ page }) => {
  await page.goto('/?validationInscription=abc%22')
  await expect(page.getByRole('dialog')).toContainText('n’est plus valable')
  await page.goto('/?message=SRE_ESPACEAGENT_DAC_PLUSIEURS_COMPTES')
  await expect(pageNotice(page)).toContainText('Plusieurs espaces correspondent')
  await page.goto('/?message=Piege')
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(main(page).getByText('Piege')).toHaveCount(0)
})

test('a wrong captcha is told', async ({ page, watch }) => {
  watch.expectStatuses(444)
  await page.goto('/')
  await page.getByLabel('Identifiant (obligatoire)').fill(people.karim)
  await page.getByLabel('Mot de passe (obligatoire)').fill(PASSWORD)
  await expect(page.getByRole('img', { name: /^Image du code/ })).toBeVisible()
  await page.getByLabel('Code captcha (obligatoire)').fill('YYYYYY')
  await page.getByRole('button', { name: 'Me connecter' }).click()
  await expect(page.getByText('Le code captcha est incorrect ou a expiré.').first()).toBeVisible()
})

test('caps lock is said', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel('Mot de passe (obligatoire)').focus()
  // The application is there once it shows the code.
  await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
  await page
    .getByLabel('Mot de passe (obligatoire)')
    .evaluate((field) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', modifierCapsLock: true, bubbles: true })),
    )
  await expect(page.getByText('La touche Verrouillage majuscule est active.')).toBeVisible()
})
