import type { Page } from '@playwright/test'
import { main, messagesOf } from '../gestures.ts'
import { arrivesAt, expect, isSound, openAs, openDashboardAs, opensPdf, people, test } from '../portal.ts'

const path = '/retraite/simulateur/dynamique'

/** Text of the choice to keep that says this. */
const optionOf = async (page: Page, says: RegExp) =>
  page
    .getByLabel(/^Choix à garder/)
    .locator('option', { hasText: says })
    .innerText()

test('a departure is chosen by keyboard, two are kept, compared and downloaded', async ({ page }) => {
  await openAs(page, people.luc, path)
  await arrivesAt(page, 'Simuler ma retraite')
  const chosen = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Date choisie/ }) })
  await expect(chosen).toContainText(/Pension brute.+€ par mois/)
  const first = await chosen.innerText()

  await page.getByRole('button', { name: 'Garder cette simulation' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^La simulation «\sDépart le .+\s» est gardée\.$/)).toBeVisible()

  const year = page.getByLabel('Année').first()
  await year.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).not.toHaveText(first)
  await expect(page.getByText(/^Départ le .+\s: pension brute de .+ par mois/)).toHaveCount(1)

  await page.getByLabel(/^Choix à garder/).selectOption({ index: 1 })
  await page.getByLabel(/^Intitulé de la simulation/).fill('Plus tard')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La simulation « Plus tard » est gardée.')).toBeVisible()
  const table = page.getByRole('table', { name: 'Comparaison de mes simulations' })
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await isSound(page)

  await opensPdf(page, () => page.getByRole('button', { name: /^Télécharger le PDF/ }).press('Enter'))

  await page.getByRole('button', { name: 'Reprendre : Plus tard' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Vos hypothèses' })).toBeFocused()
  await page.getByRole('button', { name: 'Renommer : Plus tard' }).press('Enter')
  await page.getByLabel(/^Nouvel intitulé/).fill('Un an après')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/s’appelle maintenant «\sUn an après\s»/)).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer : Un an après' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Annuler la suppression de « Un an après »' })
  await expect(undo).toBeFocused()
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await undo.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mes simulations' })).toBeFocused()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
})

test('a date that is not possible says why, and the last result stays, said to be so', async ({ page }) => {
  await openAs(page, people.thomas, path)
  await expect(page.getByRole('heading', { name: /^Date choisie/ })).toBeVisible()
  await page.getByLabel('Année').first().selectOption('2030')
  await expect(page.getByText(/^À cette date, vous n’avez pas encore l’âge/)).toBeVisible()
  await expect(page.getByText(/dernière saisie valide/)).toBeVisible()
  await expect(page.getByLabel('Année').first()).toHaveValue('2030')
  await isSound(page)
})

test('one sentence is told at a pause: none while a number is typed, an error once', async ({ page }) => {
  await openAs(page, people.thomas, path)
  await expect(page.getByRole('heading', { name: /^Date choisie/ })).toBeVisible()
  const told = await messagesOf(page)
  const indice = page.getByLabel(/^Indice majoré/)

  await indice.fill('')
  await indice.pressSequentially('690', { delay: 150 })
  expect(await told()).toEqual([])
  await expect.poll(told).toHaveLength(1)
  expect((await told())[0]).toMatch(/^Départ le .+\s: pension brute de .+ par mois\.$/)

  await indice.fill('')
  await indice.pressSequentially('12', { delay: 150 })
  expect(await told()).toHaveLength(1)
  await expect.poll(told).toHaveLength(2)
  expect((await told())[1]).toMatch(/^Une saisie est à corriger\. L’indice majoré est un nombre/)
  await expect(page.locator('[aria-live=assertive]').filter({ hasText: /\S/ })).toHaveText(
    /^Une saisie est à corriger/,
  )
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'à corriger' })).toHaveCount(0)
})

test('on a phone the result follows the fields, and hides nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDashboardAs(page, people.thomas)
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.goto(path)
  const strip = page.locator('.eap-bandeau')
  await page.waitForFunction(() => performance.now() > 1500)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(strip).toHaveText(/^Départ le .+ bruts par mois.+Voir le détail$/)
  await page.getByRole('button', { name: /^Temps de travail, enfants/ }).click()
  await page.getByRole('heading', { name: 'Vos hypothèses' }).focus()
  const hidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      const bar = document.querySelector('.eap-bandeau')
      if (!focused || !bar || bar.contains(focused)) return ''
      const [field, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()]
      return field.bottom > over.top && field.top < over.bottom ? focused.outerHTML : ''
    })
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Tab')
    expect(await hidden()).toBe('')
  }
  await page.emulateMedia({ media: 'print' })
  await expect(strip).toBeHidden()
  for (const part of ['caption', 'thead'])
    await expect(main(page).locator(`.eap-table ${part}`).first()).toHaveCSS('break-after', 'avoid')
})

test('on a phone what is read at once is the pension of each date, and the rest unfolds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs(page, people.camille, path)
  const leftOut = main(page).getByRole('heading', { name: 'Ce que ce montant ne compte pas' })
  const early = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Au plus tôt' }) })
  await expect(early.getByText(/€ par mois$/).first()).toBeVisible()
  await expect(early.getByText('Taux de la pension')).toBeHidden()
  // What has just come may still be whole.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000)
  await early.getByRole('button', { name: 'Plus de détails : Au plus tôt' }).press('Enter')
  await expect(early.getByText('Taux de la pension')).toBeVisible()
  await expect(leftOut).toBeHidden()
  await main(page).getByRole('button', { name: 'Ce que ce montant compte, et ne compte pas' }).press('Enter')
  await expect(leftOut).toBeVisible()
  await main(page)
    .getByRole('button', { name: /^Saisir mon revenu fiscal/ })
    .press('Enter')
  const income = main(page).getByLabel(/^Revenu fiscal de référence/)
  await expect(income).toBeFocused()
  await income.fill('21000')
  await expect(main(page).getByRole('button', { name: /^Saisir mon revenu fiscal/ })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Suivre ma demande de retraite' })).toBeVisible()
  const conditions = main(page).getByRole('button', { name: /^Conditions du motif/ })
  await expect(conditions).toContainText('2 à vérifier, 2 remplies')
  await conditions.press('Enter')
  await expect(page.getByRole('table', { name: /^Conditions du motif/ })).toBeVisible()
  await isSound(page)
})

test('a progressive pension in hours is compared, kept, and comes back as it was typed', async ({ page }) => {
  await openAs(page, people.thomas, path)
  const quotite = page.getByLabel(/^Quotité de travail en retraite progressive/)
  const choix = main(page).getByRole('table', { name: /^Pension brute, et ce que vous auriez reçu/ })
  await main(page).getByRole('button', { name: 'Comparer vos choix' }).press('Enter')
  await quotite.fill('14/18')
  await expect(choix.getByText(/^Retraite progressive à 14\/18 \(77,78\s%\) dès le/)).toBeVisible()
  await page.getByLabel(/^Choix à garder/).selectOption({ label: await optionOf(page, /14\/18/) })
  await page.getByRole('button', { name: 'Garder cette simulation' }).press('Enter')
  const garde = /^Progressive à 14\/18 \(77,78\s%\), puis départ le/
  await expect(page.getByRole('columnheader', { name: garde })).toBeVisible()
  await quotite.fill('17h29/35')
  await expect(page.getByText(/^La comparaison prend une quotité de 50 à 90\s%/).first()).toBeVisible()
  await page.getByRole('button', { name: /^Reprendre : Progressive à 14\/18/ }).press('Enter')
  await expect(quotite).toHaveValue('14/18')
  await isSound(page)
})

test('someone under 45 reads when the simulator will open', async ({ page }) => {
  await openAs(page, people.karim, path)
  await arrivesAt(page, 'Simuler ma retraite')
  await expect(page.getByText(/sera disponible pour vous à partir du 14\/07\/2027/)).toBeVisible()
  await expect(page.getByRole('link', { name: /site public de la retraite/ })).toBeVisible()
  await isSound(page)
})
