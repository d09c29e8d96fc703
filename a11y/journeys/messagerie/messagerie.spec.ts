import { main, pageNotice } from '../gestures.ts'
import {
  arrivesAt,
  expect,
  fillSignIn,
  isSound,
  openAs,
  openDashboardAs,
  people,
  test,
  windows,
} from '../portal.ts'

const PDF = Buffer.from(`%PDF-1.7\n${' '.repeat(300)}\nstartxref\n9\n%%EOF\n`)
const file = (name: string, buffer = PDF) => ({ name, mimeType: 'application/pdf', buffer })

test('Camille reads an answer in another tab, opens a request with a file, and replies', async ({
  page,
  watch,
}) => {
  watch.expectStatuses(444)
  await openDashboardAs(page, people.camille)
  const header = page.getByRole('link', { name: /^Messagerie sécurisée/ })
  await expect(header).toHaveAccessibleName(/3 demandes non lues/)
  const [tab] = await Promise.all([page.waitForEvent('popup'), header.press('Enter')])
  await arrivesAt(tab, 'Messagerie sécurisée')
  await expect(main(tab).getByText('Nouvelle réponse')).toHaveCount(3)
  await tab.getByRole('link', { name: 'Votre question sur votre rappel de paie' }).press('Enter')
  await arrivesAt(tab, 'Votre demande', 'Votre question sur votre rappel de paie')
  await expect(main(tab).getByText(/Votre passage au 6e échelon/)).toBeVisible()
  await expect(tab.getByRole('link', { name: /^Messagerie sécurisée/ })).toHaveAccessibleName(
    /2 demandes non lues/,
  )

  await tab.getByRole('link', { name: 'Retour à mes demandes' }).press('Enter')
  await arrivesAt(tab, 'Messagerie sécurisée')
  await tab.getByRole('link', { name: 'Nouvelle demande' }).press('Enter')
  await arrivesAt(tab, 'Nouvelle demande')
  await tab.getByLabel(/^Sujet/).selectOption('Ma rémunération')
  await tab.getByLabel(/^Objet/).fill('Mon arrêté de promotion')
  await tab.getByLabel(/^Message/).fill('Bonjour,\nVoici l’arrêté.')
  const files = tab.getByLabel(/^Pièces jointes/)
  await files.setInputFiles([file('programme.pdf', Buffer.from('MZ')), file('arrêté.pdf')])
  await expect(
    main(tab)
      .getByText(/son contenu ne correspond pas à son nom/)
      .first(),
  ).toBeVisible()
  await expect(main(tab).getByText('Ajouté', { exact: true })).toBeVisible()
  // A message never leaves without a file that the person believes in it.
  await tab.getByRole('button', { name: 'Envoyer ma demande' }).press('Enter')
  await expect(main(tab).getByText(/«\sprogramme\.pdf\s» n’est pas joint/)).toBeVisible()
  await tab.getByRole('button', { name: 'Supprimer : programme.pdf' }).press('Enter')
  await expect(files).toBeFocused()
  await tab.reload()
  await expect(tab.getByLabel(/^Objet/)).toHaveValue('Mon arrêté de promotion')
  await tab.getByRole('button', { name: 'Envoyer ma demande' }).press('Enter')
  await arrivesAt(tab, 'Votre demande', 'Mon arrêté de promotion')
  await expect(pageNotice(tab)).toContainText('Votre demande est envoyée')
  const [download] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('link', { name: /Télécharger arrêté\.pdf/ }).press('Enter'),
  ])
  expect(download.suggestedFilename()).toBe('arrêté.pdf')

  await tab.getByLabel(/^Message/).fill('J’oubliais : merci.')
  await tab.getByRole('button', { name: 'Envoyer mon message' }).press('Enter')
  await expect(main(tab).getByText('Votre message est envoyé.')).toBeVisible()
  await expect(main(tab).getByRole('heading', { level: 3 }).last()).toBeFocused()
  await expect(main(tab).getByText('J’oubliais : merci.')).toBeVisible()
  await tab.getByRole('button', { name: 'Clore la demande' }).press('Enter')
  await tab.getByRole('dialog').getByRole('button', { name: 'Clore la demande' }).press('Enter')
  await expect(main(tab).getByText('Votre demande est close.', { exact: true })).toBeVisible()
  await expect(tab.getByRole('heading', { level: 2, name: 'Mon arrêté de promotion' })).toBeFocused()
})

test('what was typed is there again after a session that ended, where it was typed', async ({
  page,
  watch,
}) => {
  watch.expectStatuses(401)
  await openAs(page, people.pierre, '/mesap/nouvelle')
  await page.getByLabel(/^Sujet/).selectOption('Ma rémunération')
  await page.getByLabel(/^Objet/).fill('Mon arrêté')
  await page.getByLabel(/^Message/).fill('Un long message.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
  await arrivesAt(page, 'Connexion à votre espace')
  await fillSignIn(page, people.pierre)
  await arrivesAt(page, 'Nouvelle demande')
  await expect(page.getByLabel(/^Message/)).toHaveValue('Un long message.')
})

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the messaging is sound', async ({ page }) => {
      await openAs(page, people.pierre, '/mesap')
      await expect(main(page).getByText('1 demande', { exact: true })).toBeVisible()
      await isSound(page)
      await page.getByRole('link', { name: /pièce à fournir/ }).click()
      await expect(main(page).getByRole('heading', { name: 'Messages' })).toBeVisible()
      await isSound(page)
      await page.goto('/mesap/nouvelle')
      await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
      await expect(main(page).getByText('Le formulaire contient 3 erreurs')).toBeVisible()
      await isSound(page)
    })
  })
}
