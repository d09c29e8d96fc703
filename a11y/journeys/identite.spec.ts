import type { Page } from '@playwright/test'
import {
  arrivesAt,
  CAPTCHA,
  expect,
  fillSignIn,
  isSound,
  PASSWORD,
  people,
  settings,
  signIn,
  test,
} from './portal.ts'

const NEW_PASSWORD = 'Bonjour-2026!Lyon'
const main = (page: Page) => page.getByRole('main')

const fillCaptcha = async (page: Page) => {
  await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
  await page.getByLabel('Code captcha (obligatoire)').fill(CAPTCHA)
}

/** Opens the link of the last mail that someone got, in the page given. */
const openMail = async (page: Page, courriel: string, subject: string) => {
  await page.goto(`/demo/courriels?destinataire=${encodeURIComponent(courriel)}`)
  const mail = page.getByRole('article', { name: subject }).first()
  await mail.getByRole('link', { name: /validation/ }).click()
}

const mainAddress = (page: Page) => page.getByLabel('Courriel principal (obligatoire)', { exact: true })

const fillNewPassword = async (page: Page, motDePasse: string) => {
  await page.getByLabel('Nouveau mot de passe (obligatoire)').fill(motDePasse)
  await page.getByLabel('Confirmation du mot de passe (obligatoire)').fill(motDePasse)
}

test('Nadia, whom only her employer knows, creates her account and signs in', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Créer mon espace' }).click()
  await isSound(page)
  const next = () => page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel(/Numéro de sécurité sociale/).fill('2 88 06 44 109 077 73')
  await page.getByLabel('Nom de naissance (obligatoire)').fill('cherif')
  await page.getByLabel('Prénom (obligatoire)').fill('Nadia')
  await page.getByLabel(/^Date de naissance/).fill('11/06/1988')
  await fillCaptcha(page)
  await next()

  await expect(page).toHaveURL(/\/inscription\/verification$/)
  await expect(page.getByText('IBAN commençant par FR14 2004 1010')).toBeAttached()
  await isSound(page)
  // FR14 2004 1010 05•• 00•• 3M02 606: any of the two fields takes the whole IBAN.
  await page.getByLabel(/^Chiffres 13 et 14/).fill('FR14 2004 1010 0505 0001 3M02 606')
  await page.getByRole('button', { name: 'Vérifier' }).click()

  await expect(page).toHaveURL(/\/inscription\/coordonnees$/)
  await isSound(page)
  await mainAddress(page).fill('nadia@ac-nantes.fr')
  await expect(page.getByText('Préférez une adresse personnelle')).toBeVisible()
  await mainAddress(page).fill('nadia.cherif@example.org')
  await page.getByLabel('Confirmation : courriel principal (obligatoire)').fill('nadia.cherif@example.org')
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
  await expect(main(page).getByText('n•••@example.org')).toBeVisible()
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
  await page.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(main(page).getByText(/un courriel vient de vous être envoyé/)).toBeVisible()
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

test('Noël validates his new identifier, and only the new one signs in', async ({ page }) => {
  await page.goto('/')
  await fillSignIn(page, people.noel)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 70 12 92 012 047 29')
  await isSound(page)
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
  await expect(dialog.getByText('IBAN commençant par FR76 3000 6000 0112')).toBeAttached()
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
  await expect(main(page).getByText('La connexion par FranceConnect n’a pas abouti')).toBeVisible()
  await expect(page).toHaveURL(/\/accueilnonconnecte$/)
})

test('FranceConnect tells a person without an account what to do', async ({ page }) => {
  await page.goto('/')
  await page
    .getByRole('link', { name: /FranceConnect/ })
    .first()
    .click()
  await page.getByRole('radio').last().check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(main(page).getByText('Nous n’avons pas trouvé d’espace à votre nom.')).toBeVisible()
})

test('Camille’s e-mail changes only after its link', async ({ page, browser }) => {
  await signIn(page, people.camille)
  await page.getByRole('link', { name: 'Mon profil' }).first().click()
  await arrivesAt(page, 'Mon profil')
  await expect(main(page).getByText('camille.moreau@example.org')).toBeVisible()
  await page.getByRole('button', { name: 'Modifier mes coordonnées' }).click()
  await isSound(page)
  await mainAddress(page).fill('camille.nouvelle@example.org')
  await page
    .getByLabel('Confirmation : courriel principal (obligatoire)')
    .fill('camille.nouvelle@example.org')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(main(page).getByText(/En attente : camille\.nouvelle@example\.org/)).toBeVisible()
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

for (const setting of settings) {
  test.describe(`${setting.colorScheme} at ${setting.viewport.width} px`, () => {
    test.use(setting)

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
      await signIn(page, people.thomas)
      await page.goto('/profil')
      await expect(main(page).getByRole('heading', { name: 'Notifications' })).toBeVisible()
      await isSound(page)
    })
  })
}

test('a landing with a parameter that is not one says so, and nothing more', async ({ page }) => {
  await page.goto('/?validationInscription=abc%22')
  await expect(page.getByRole('dialog')).toContainText('n’est plus valable')
  await page.goto('/?message=SRE_ESPACEAGENT_DAC_PLUSIEURS_COMPTES')
  await expect(main(page).getByText(/Plusieurs espaces correspondent/)).toBeVisible()
  await page.goto('/?message=Piege')
  await arrivesAt(page, 'Connexion à votre espace')
  await expect(main(page).getByText('Piege')).toHaveCount(0)
})

test('the present password is asked before a new one', async ({ page, watch }) => {
  watch.expectStatuses(444)
  await signIn(page, people.helene)
  await page.goto('/profil')
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
