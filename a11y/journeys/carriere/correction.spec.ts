import { hold, main } from '../gestures.ts'
import { arrivesAt, expect, isSound, people, openAs, test, windows } from '../portal.ts'

const PDF = Buffer.from(`%PDF-1.7\n${' '.repeat(300)}\nstartxref\n9\n%%EOF\n`)
const account = '/retraite/compteindividuelretraite'

test('Camille corrects the missing year, from its finding to the number, with a file', async ({ page }) => {
  await openAs(page, people.camille, account)
  await main(page)
    .getByRole('link', { name: /^Demander une correction du point/ })
    .first()
    .press('Enter')
  await arrivesAt(page, 'Corriger mon compte individuel retraite', 'Étape 1 sur 5 : Ce qui est à corriger')
  await expect(page.getByLabel(/^Ligne de votre compte/)).toHaveValue('nouvelle')
  await expect(page.getByLabel('Période manquante')).toBeChecked()
  await page.getByRole('button', { name: 'Suivant' }).press('Enter')

  await expect(page.getByRole('heading', { level: 2, name: /Les valeurs justes/ })).toBeFocused()
  await expect(page.getByLabel(/^Premier jour/)).toHaveValue('01/09/2003')
  await expect(page.getByLabel(/^Dernier jour/)).toHaveValue('31/08/2004')
  await page.getByLabel(/^Employeur/).fill('Rectorat de Lyon')
  await page.getByLabel(/^Indice majoré/).fill('500')
  await page.getByLabel(/^Quotité de travail/).fill('101')
  await page.getByLabel(/^Explication/).fill('J’enseignais à Lyon, comme le dit mon arrêté.')
  await page.getByRole('button', { name: 'Suivant' }).press('Enter')
  await isSound(page)
  await page.getByRole('link', { name: 'Saisissez une quotité de 1 à 100 %.' }).press('Enter')
  await expect(page.getByLabel(/^Quotité de travail/)).toBeFocused()
  await page.getByLabel(/^Quotité de travail/).fill('100')
  await page.getByRole('button', { name: 'Suivant' }).press('Enter')

  await expect(page.getByRole('heading', { level: 2, name: /Vos justificatifs/ })).toBeFocused()
  await page.goBack()
  await expect(page.getByLabel(/^Employeur/)).toHaveValue('Rectorat de Lyon')
  await page.goForward()
  await page
    .getByLabel(/^Justificatifs/)
    .setInputFiles({ name: 'arrêté.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expect(main(page).getByText('Ajouté', { exact: true })).toBeVisible()
  await expect(main(page).getByText(/^Brouillon enregistré à/)).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Reprendre' }).press('Enter')
  await expect(main(page).getByText('arrêté.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Suivant' }).press('Enter')

  await expect(page.getByRole('heading', { level: 2, name: /L’effet sur votre pension/ })).toBeFocused()
  await expect(
    main(page).getByText(
      /^Cette correction ajouterait 4\strimestres et \d+,\d\d\s€ bruts par mois à votre pension estimée au \d\d\/\d\d\/\d{4}\.$/,
    ),
  ).toBeVisible()
  // As her dashboard has it: not at the legal age when she has chosen another date.
  await expect(
    main(page).getByText(/^Départ supposé le .*, date que vous avez demandée ou préparée/),
  ).toBeVisible()
  await expect(main(page).getByText(/^Estimation non contractuelle du/)).toBeVisible()
  await isSound(page)
  await page.getByRole('button', { name: 'Suivant' }).press('Enter')

  await page.getByRole('button', { name: 'Modifier : Les valeurs justes' }).press('Enter')
  await expect(page.getByLabel(/^Indice majoré/)).toHaveValue('500')
  await page.goBack()
  // On the page that follows, the second press would be another act, elsewhere.
  const answer = await hold(page, '**/correctioncompteindividuelretraite/v1')
  await page.getByRole('button', { name: 'Envoyer ma demande' }).dblclick()
  answer()
  await expect(page.getByRole('heading', { name: 'Votre demande de correction est transmise' })).toBeFocused()
  const numero = await main(page)
    .getByText(/^CIR-2026-\d{4}-\d{4}$/)
    .first()
    .textContent()
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /agenda/ }).press('Enter'),
  ])
  expect(calendar.suggestedFilename()).toBe(`echeances-${numero}.ics`)
  await main(page).getByRole('link', { name: 'Voir mes demandes de correction' }).press('Enter')
  // Beside the point that it answers, among the corrections asked for, and in the name of its receipt.
  await expect(main(page).getByText(new RegExp(numero ?? 'absent'))).toHaveCount(3)
  await page.goto(`${account}/correction`)
  await expect(page.getByLabel(/^Ligne de votre compte/)).toHaveValue('')
})

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('who may not correct online is told what to do', async ({ page }) => {
      await openAs(page, people.alain, `${account}/correction`)
      await expect(main(page).getByRole('link', { name: 'Écrire à mon service' })).toBeVisible()
      await isSound(page)
    })
  })
}
