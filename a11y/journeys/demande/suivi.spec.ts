import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { numeroRecu } from '#demo/retraite/dossiers.ts'
import { addDays } from '#rules/calendar/arithmetic.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { confirmIdentity, main } from '../gestures.ts'
import { advance, folder, PDF } from '../office.ts'
import { arrivesAt, chooses, expect, isSound, opensPdf, people, openAs, test, windows } from '../portal.ts'

const DEPART = '/retraite/demandedepartretraite/suividepartretraite'
const PROGRESSIVE = '/retraite/demandedepartretraiteprogressive/suividepartretraiteprogressive'

const steps = (page: Page, name: string) => main(page).getByRole('list', { name }).getByRole('listitem')

/** The number of a request of the demo, received some days ago. */
const numberOf = (numero: string, daysAgo: number) =>
  numeroRecu(numero, addDays(dayInParis(new Date()), -daysAgo))

/** The step that is current says this. */
const standsAt = async (page: Page, text: string | RegExp) => {
  await page.reload()
  await expect(main(page).locator('[aria-current=step]')).toContainText(text)
}

test('Pierre gives the document asked for by keyboard, and sees his request go to its end', async ({
  page,
}) => {
  const numero = numberOf('DR-2026-0988-3174', 42)
  const mySteps = steps(page, 'Suivi de ma demande de retraite')
  await openAs(page, people.pierre, DEPART)
  await arrivesAt(page, 'Suivre ma demande de retraite')
  await expect(main(page).getByText('Pièce demandée : Un relevé d’identité').first()).toBeVisible()
  await expect(main(page).getByText('Qui doit agir sur votre demande : vous').first()).toBeVisible()
  await opensPdf(page, () =>
    mySteps
      .getByRole('button', { name: /^Télécharger/ })
      .first()
      .press('Enter'),
  )

  await page.getByRole('button', { name: 'Envoyer la pièce' }).press('Enter')
  await expect(main(page).getByText('Le formulaire contient 1 erreur')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const files = page.getByLabel(/^Pièce demandée/)
  await expect(files).toBeFocused()
  await chooses(page, 'rib.pdf', PDF)
  await expect(main(page).getByText('Ajouté', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Envoyer la pièce' }).press('Enter')
  await expect(main(page).locator('.fr-alert', { hasText: 'Votre pièce est envoyée' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Envoyer la pièce' })).toHaveCount(0)
  await expect(main(page).locator('[aria-current=step]')).toContainText('La pièce demandée est reçue')
  await expect(mySteps).toHaveCount(7)

  const statement = join(folder, 'decompte.pdf')
  await writeFile(statement, PDF)
  await advance(numero, 'decompte', '--document', statement, '--titre', 'Décompte de pension')
  await standsAt(page, 'Le décompte de votre pension est disponible.')
  await opensPdf(page, () => page.getByRole('button', { name: /^Télécharger Décompte/ }).press('Enter'))
  await advance(numero, 'decomptecorrectif')
  await standsAt(page, 'Un décompte corrigé de votre pension est disponible.')
  await advance(numero, 'titre')
  await standsAt(page, 'Votre titre de pension est disponible.')
  await advance(numero, 'paiement')
  await page.reload()
  await expect(mySteps.last()).toContainText('Fin de votre démarche de demande.')
  await expect(mySteps.filter({ hasText: 'Étape terminée' })).toHaveCount(8)
  await expect(main(page).locator('[aria-current=step]')).toHaveCount(0)
})

test('Hélène sees her progressive request go to its end', async ({ page }) => {
  const numero = numberOf('DP-2026-0512-9830', 34)
  await openAs(page, people.helene, PROGRESSIVE)
  await expect(main(page).locator('[aria-current=step]')).toContainText('Démarrage du traitement')
  await advance(numero, 'piecedemandee', '--motif', 'Votre autorisation de temps partiel.')
  await standsAt(page, 'Pièce demandée : Votre autorisation de temps partiel.')
  const etapes = main(page).getByRole('region', { name: 'Mes prochaines étapes' })
  await page.goto('/accueilconnecte')
  await expect(
    etapes.getByText(`Une pièce est demandée pour votre demande de retraite progressive n° ${numero}`),
  ).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Une pièce vous est demandée.' })).toBeVisible()
  await advance(numero, 'traitement')
  await page.reload()
  await expect(etapes.getByText(/suit son cours/)).toBeVisible()
  await expect(main(page).getByText(/Une pièce vous? est demandée/)).toHaveCount(0)
  await page.goto(PROGRESSIVE)
  await advance(numero, 'decompte')
  await standsAt(page, 'Le décompte de votre pension est disponible.')
  await advance(numero, 'validee')
  await page.reload()
  await expect(steps(page, 'Suivi de ma demande de retraite progressive').last()).toContainText(
    'Votre retraite progressive est validée.',
  )
})

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the follow-up of a request is sound', async ({ page }) => {
      await openAs(page, people.camille, DEPART)
      await page.getByRole('button', { name: 'Annuler ma demande' }).press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Annuler ma demande' })
      await dialog.getByRole('button', { name: 'Annuler définitivement' }).press('Enter')
      await expect(dialog.getByText('Le formulaire contient 1 erreur')).toBeVisible()
      await isSound(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Annuler ma demande' })).toBeFocused()
      await page.goto(PROGRESSIVE)
      await expect(
        main(page)
          .getByText('Motif donné par le Service des Retraites de l’État : « À votre demande. »')
          .first(),
      ).toBeVisible()
      await isSound(page)
    })
  })
}

test('Luc still follows his request, which was cancelled less than seven days ago', async ({ page }) => {
  await openAs(page, people.luc, PROGRESSIVE)
  await expect(
    main(page).getByText('Motif donné par le Service des Retraites de l’État : « À votre demande. »').first(),
  ).toBeVisible()
  await expect(
    main(page)
      .getByText(/Ce suivi reste ouvert jusqu’au/)
      .first(),
  ).toBeVisible()
  await isSound(page)
})

const next = (page: Page) => page.getByRole('button', { name: 'Suivant' }).press('Enter')

const atStep = (page: Page, step: string) =>
  expect(page).toHaveTitle(`${step} – Demander ma retraite progressive | Espace agent public`)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Sylvie asks for a progressive retirement in hours a week, and sends it to its receipt', async ({
    page,
    watch,
  }) => {
    watch.expectStatuses(511)
    await openAs(page, people.sylvie, PROGRESSIVE.replace(/[^/]+$/, 'situation'))
    await atStep(page, 'Étape 1 sur 5 : Votre situation')
    await next(page)
    await atStep(page, 'Étape 2 sur 5 : Votre temps de travail')
    const year = new Date().getFullYear() + 1
    await page.getByLabel('Mois', { exact: true }).selectOption('07')
    await page.getByLabel('Année', { exact: true }).selectOption(String(year))
    await page.getByLabel(/^Quotité de travail demandée/).fill('20/35')
    const received = new RegExp(
      `^En travaillant à 20/35 \\(57,14\\s%\\) à partir du 01/07/${year}, vous recevriez`,
    )
    await expect(main(page).getByText(received).first()).toBeVisible()
    await isSound(page)
    await next(page)
    await atStep(page, 'Étape 3 sur 5 : Vos pièces')
    await page.getByLabel(/^Autorisation de travail à temps partiel/).focus()
    await chooses(page, 'autorisation.pdf', PDF)
    await expect(main(page).getByText('Ajouté', { exact: true })).toBeVisible()
    await next(page)
    await atStep(page, 'Étape 4 sur 5 : Récapitulatif')
    await expect(main(page).getByText('autorisation.pdf')).toBeVisible()
    await isSound(page)
    await page.getByLabel(/^J’atteste sur l’honneur/).press('Space')
    await page.getByRole('button', { name: 'Vérifier et envoyer' }).press('Enter')
    const confirm = page.getByRole('dialog', { name: 'Envoyer votre demande de retraite progressive' })
    await confirm.getByRole('button', { name: 'Envoyer ma demande' }).press('Enter')
    await confirmIdentity(page)
    await expect(
      main(page).getByRole('heading', { level: 2, name: 'Votre demande est envoyée' }),
    ).toBeVisible()
    await isSound(page)
    await opensPdf(page, () =>
      page.getByRole('button', { name: /^Télécharger l’accusé de réception/ }).press('Enter'),
    )
    await main(page).getByRole('link', { name: 'Suivre ma demande de retraite progressive' }).press('Enter')
    await arrivesAt(page, 'Suivre ma demande de retraite progressive')
    await standsAt(page, 'Demande reçue par le Service des Retraites de l’État')
  })
})
