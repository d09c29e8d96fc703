import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { confirmIdentity, main } from '../gestures.ts'
import { advance, folder, PDF } from '../office.ts'
import { arrivesAt, chooses, expect, isSound, opensPdf, people, openAs, test, windows } from '../portal.ts'

const AREA = '/retraite/demandedepartretraite'
const LARGE = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(9_999_992, 32)])

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')
const tick = (page: Page, name: string | RegExp) => page.getByLabel(name).first().press('Space')
const atStep = (page: Page, step: string, title: string) =>
  expect(async () => {
    await expect(page).toHaveURL(new RegExp(`${AREA}/${step}$`))
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toContainText(title)
  }).toPass()

const attach = async (page: Page, field: RegExp, name: string, buffer = PDF) => {
  await page.getByLabel(field).focus()
  await chooses(page, name, buffer)
}
const sent = (page: Page, count: number) =>
  expect(main(page).getByText('Ajouté', { exact: true })).toHaveCount(count)

// The narrowest window: what works there by keyboard works elsewhere.
test.use({ viewport: { width: 320, height: 800 } })

test('Alain asks for his retirement by keyboard alone, with four files, and follows it to his pension title', async ({
  page,
  watch,
}) => {
  test.setTimeout(180_000)
  watch.expectStatuses(511)
  await openAs(page, people.alain, `${AREA}/preparation`)
  await arrivesAt(page, 'Demander ma retraite', 'Étape 1 sur 6 : Préparation')
  await press(page, 'Voir ma prévision')
  const forecast = page.getByRole('dialog', { name: 'Votre prévision de pension' })
  await forecast.getByLabel('Mois', { exact: true }).selectOption('10')
  await forecast.getByLabel('Année', { exact: true }).selectOption('2027')
  await expect(forecast).toContainText(/[\d\u202F\u00A0 ]+,\d{2}\s€ par mois/)
  await expect(forecast).toContainText('Estimation non contractuelle')
  await forecast.getByRole('button', { name: 'Retenir cette date' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Voir ma prévision' })).toBeFocused()
  await press(page, 'Suivant')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Continuer sans vérifier|Oui, continuer ma demande)$/ })
    .press('Enter')

  await atStep(page, 'situation', 'Votre situation')
  await expect(page.locator('#title')).toBeFocused()
  await expect(page.locator('#title')).toHaveText('Votre situation – Demander ma retraite')
  await press(page, 'Suivant')
  await expect(main(page).getByText('Le formulaire contient 2 erreurs')).toBeVisible()
  await page.getByLabel(/^Situation familiale/).selectOption('marie')
  await page.getByLabel(/^Nom de naissance du conjoint/).fill('Durand')
  await page.getByLabel(/^Prénom du conjoint/).fill('Anne')
  await page.getByLabel(/^Date de naissance du conjoint/).fill('12/04/1965')
  await tick(page, 'Les informations sur mes enfants sont complètes')
  await press(page, 'Ajouter un enfant')
  await page.getByLabel(/^Prénom de l’enfant 1/).fill('Léo')
  await page.getByLabel(/^Date de naissance de l’enfant 1/).fill('02/03/1992')
  await page.getByLabel(/^Années pendant lesquelles/).fill('18')
  await tick(page, /^J’ai travaillé comme auxiliaire/)
  await page.getByLabel(/^Employeurs et dates/).fill('Lycée Ampère à Lyon, de 1986 à 1988')
  await tick(page, /^Mon adresse va changer/)
  await page.getByLabel(/^Numéro et nom de la voie/).fill('3 rue Haute')
  await page.getByLabel(/^Code postal/).fill('59000')
  await page.getByRole('combobox', { name: /^Commune/ }).fill('Lille')
  await press(page, 'Suivant')
  await expect(page.getByRole('link', { name: /date à laquelle cette adresse/ })).toBeVisible()
  await page.getByLabel(/^Date d’effet/).fill('01/09/2027')
  await press(page, 'Suivant')

  await atStep(page, 'depart', 'Votre départ')
  await expect(page.getByLabel('Année', { exact: true }).first()).toHaveValue('2027')
  await tick(page, /^Garder ce compte/)
  await page.getByLabel(/^Début de l’IBAN/).fill('FR1420041010050500')
  await page.getByLabel(/^Suite de l’IBAN/).fill('013M02606')
  await press(page, 'Suivant')

  await atStep(page, 'pieces', 'Vos pièces')
  await attach(page, /^Justificatifs concernant vos enfants/, 'livret.pdf')
  await sent(page, 1)
  await attach(page, /^Justificatifs concernant vos enfants/, 'naissance.pdf')
  await sent(page, 2)
  await attach(page, /^Justificatifs de vos services/, 'contrat.pdf')
  await sent(page, 3)
  await attach(page, /^Relevé d’identité bancaire/, 'rib.pdf')
  await sent(page, 4)
  await attach(page, /^Justificatifs de vos services/, 'trop-lourd.pdf', LARGE)
  await expect(main(page).getByText(/trop-lourd\.pdf\s» n’a pas été ajouté/)).toBeVisible()
  await sent(page, 4)
  await expect(main(page).getByText(/^Brouillon enregistré à/)).toBeVisible()
  await page.reload()
  await sent(page, 4)
  await press(page, 'Suivant')

  await atStep(page, 'recapitulatif', 'Récapitulatif')
  await expect(main(page)).toContainText('Lycée Ampère à Lyon, de 1986 à 1988')
  const account = main(page).locator('[data-masque]').filter({ hasText: 'FR14' })
  await expect(account).toHaveText('Nouveau compte : FR14 2004 1010 0505 0001 3M02 606')
  await press(page, 'Vérifier et envoyer')
  await expect(main(page).getByText('Le formulaire contient 1 erreur')).toBeVisible()
  await tick(page, /^J’atteste sur l’honneur/)
  await press(page, 'Vérifier et envoyer')
  const confirm = page.getByRole('dialog', { name: 'Envoyer votre demande de retraite' })
  await confirm.getByRole('button', { name: 'Envoyer ma demande' }).press('Enter')
  await confirmIdentity(page)

  await atStep(page, 'confirmation', 'Votre demande est envoyée')
  await expect(page.locator('#title')).toHaveText('Votre demande est envoyée – Demander ma retraite')
  const numero = /DR-2026-\d{4}-\d{4}/.exec(await main(page).innerText())?.[0] ?? ''
  expect(numero).not.toBe('')
  await opensPdf(page, () => press(page, /^Télécharger l’accusé de réception/))
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /agenda/ }).press('Enter'),
  ])
  const ics = await readFile(await calendar.path(), 'utf8')
  expect(ics).toMatch(/^BEGIN:VCALENDAR/)
  expect(ics).toContain('DTSTART;VALUE=DATE:20271001')

  const [opinion] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^Je donne mon avis/ }).press('Enter'),
  ])
  await expect(opinion.getByRole('heading', { level: 1 })).toHaveText('Je donne mon avis (démonstration)')
  await opinion.close()

  const left = await readdir(join(folder, 'transmissions', numero))
  expect(left.filter((name) => name.endsWith('demande.json'))).toHaveLength(1)

  await page.goto(`${AREA}/situation`)
  await expect(main(page).getByText('Une demande est déjà en cours')).toBeVisible()
  await main(page).getByRole('link', { name: 'Suivre ma demande' }).press('Enter')
  await arrivesAt(page, 'Suivre ma demande de retraite')
  const title = join(folder, `titre-${numero}.pdf`)
  await writeFile(title, PDF)
  await advance(numero, 'traitement')
  await advance(numero, 'decompte', '--document', title, '--titre', 'Décompte de pension')
  await page.reload()
  await opensPdf(page, () => press(page, /^Télécharger Décompte/))
  await advance(numero, 'titre', '--document', title)
  await page.reload()
  await expect(main(page).locator('[aria-current=step]')).toContainText(
    'Votre titre de pension est disponible.',
  )
  await page.goto('/accueilconnecte')
  await expect(main(page).getByText('Votre titre de pension est disponible.')).toBeVisible()
  await page.goto('/pension')
  await opensPdf(page, () => press(page, /^Télécharger Titre de pension/))
  await page.goto('/demo/courriels?destinataire=alain.mercier%40example.org')
  await expect(page.getByRole('article').filter({ hasText: numero }).first()).toBeVisible()
})

const PROGRESSIVE = '/retraite/demandedepartretraiteprogressive'

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the end of a request is sound', async ({ page }) => {
      await openAs(page, people.camille, `${AREA}/confirmation`)
      await expect(
        main(page).getByRole('heading', { level: 2, name: 'Votre demande est envoyée' }),
      ).toBeVisible()
      await isSound(page)
    })

    test('who has a progressive request under way is told, and the page is sound', async ({ page }) => {
      await openAs(page, people.helene, `${PROGRESSIVE}/situation`)
      await expect(main(page).getByText('Une demande est déjà en cours')).toBeVisible()
      await isSound(page)
    })
  })
}
