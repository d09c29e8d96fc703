import { main, messagesOf } from '../gestures.ts'
import { arrivesAt, expect, fillSignIn, people, openAs, test } from '../portal.ts'

const DEPART = '/retraite/demandedepartretraite'
const PROGRESSIVE = '/retraite/demandedepartretraiteprogressive'

test('two tabs on one draft: the second is told, and nothing is overwritten', async ({
  page,
  context,
  watch,
}) => {
  watch.expectStatuses(444)
  await openAs(page, people.sylvie, `${DEPART}/situation`)
  const employer = page.getByLabel(/^Nom de votre employeur/)
  await expect(employer).toBeVisible()
  const told = await messagesOf(page)
  await employer.fill('Préfecture A')
  await expect(main(page).getByText(/^Brouillon enregistré à/)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${DEPART}/situation`)
  await expect(other.getByLabel(/^Nom de votre employeur/)).toHaveValue('Préfecture A')
  const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok())
  await employer.fill('Préfecture B')
  await kept
  await expect(main(page).getByText(/^Brouillon enregistré à/)).toBeVisible()
  // Told once, then only shown.
  expect((await told()).filter((message) => message.startsWith('Brouillon enregistré'))).toHaveLength(1)
  await other.getByLabel(/^Nom de votre employeur/).fill('Préfecture C')
  await expect(other.getByText(/modifié dans un autre onglet/)).toBeVisible()
  await other.getByRole('button', { name: 'Reprendre la dernière version' }).press('Enter')
  await expect(other.getByLabel(/^Nom de votre employeur/)).toHaveValue('Préfecture B')
})

test('what is typed after the session has ended is there again in the same tab', async ({
  page,
  context,
  watch,
}) => {
  watch.expectStatuses(401)
  await openAs(page, people.luc, `${PROGRESSIVE}/situation`)
  const employer = page.getByLabel(/^Employeur actuel/)
  await expect(employer).toBeVisible()
  await context.clearCookies()
  await employer.fill('Rectorat de Lyon')
  await expect(main(page).getByText(/^Votre session a pris fin/)).toBeVisible()
  await page.goto('/')
  const told = page.getByRole('dialog', { name: 'Session expirée' })
  await told.getByRole('button', { name: 'Retour à l’accueil' }).click()
  await fillSignIn(page, people.luc)
  await arrivesAt(page, 'Mon tableau de bord')
  await page.goto(`${PROGRESSIVE}/situation`)
  await expect(employer).toHaveValue('Rectorat de Lyon')
  await expect(main(page).getByText(/^Brouillon enregistré à/)).toBeVisible()
})
