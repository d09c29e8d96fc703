import { main } from './gestures.ts'
import { arrivesAt, expect, isSound, opensPdf, people, signIn, test } from './portal.ts'

const path = '/retraite/simulateur/dynamique'

test('a departure is chosen by keyboard, two are kept, compared and downloaded', async ({ page }) => {
  await signIn(page, people.luc)
  await page.goto(path)
  await arrivesAt(page, 'Simuler ma retraite')
  const chosen = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Date choisie', exact: true }) })
  await expect(chosen).toContainText(/Pension brute.+€ par mois/)
  const first = await chosen.innerText()

  await page.getByRole('button', { name: 'Garder cette simulation' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^La simulation « Départ le .+ » est gardée\.$/)).toBeVisible()

  const year = page.getByLabel('Année').first()
  await year.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).not.toHaveText(first)
  await expect(page.getByText(/^Départ le .+ : pension brute de .+ par mois\.$/)).toHaveCount(1)

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
  await expect(page.getByText(/s’appelle maintenant « Un an après »/)).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer : Un an après' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Annuler la suppression de « Un an après »' })
  await expect(undo).toBeFocused()
  await expect(table.getByRole('columnheader')).toHaveCount(2)
  await undo.press('Enter')
  await expect(page.getByRole('heading', { name: 'Mes simulations' })).toBeFocused()
  await expect(table.getByRole('columnheader')).toHaveCount(3)
})

test('a date that is not possible says why, and the last result stays, said to be so', async ({ page }) => {
  await signIn(page, people.thomas)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Date choisie', exact: true })).toBeVisible()
  await page.getByLabel('Année').first().selectOption('2030')
  await expect(page.getByText(/^À cette date, vous n’avez pas encore l’âge/)).toBeVisible()
  await expect(page.getByText(/dernière saisie valide/)).toBeVisible()
  await expect(page.getByLabel('Année').first()).toHaveValue('2030')
  await isSound(page)
})

test('someone under 45 reads when the simulator will open', async ({ page }) => {
  await signIn(page, people.karim)
  await page.goto(path)
  await arrivesAt(page, 'Simuler ma retraite')
  await expect(page.getByText(/sera disponible pour vous à partir du 14\/07\/2027/)).toBeVisible()
  await expect(page.getByRole('link', { name: /site public de la retraite/ })).toBeVisible()
  await isSound(page)
})
