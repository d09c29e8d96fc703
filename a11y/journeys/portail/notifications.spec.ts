import { main } from '../gestures.ts'
import { arrivesAt, expect, isSound, openAs, openDashboardAs, people, test, windows } from '../portal.ts'

const card = (page: Parameters<typeof main>[0], name: string) => main(page).getByRole('region', { name })

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('Camille reads what comes next, then every notification by keyboard', async ({ page }) => {
      await openDashboardAs(page, people.camille)
      const steps = card(page, 'Mes prochaines étapes')
      await expect(steps.getByText(/étapes? vous attend/)).toBeVisible()
      await expect(main(page).getByText(/rien ne demande votre attention/)).toHaveCount(0)
      await isSound(page)
      await card(page, 'À votre attention')
        .getByRole('link', { name: 'Toutes mes notifications' })
        .press('Enter')
      await arrivesAt(page, 'Toutes mes notifications')
      await expect(main(page).getByText(/^\d+ notifications, dont \d+ à lire\./)).toBeVisible()
      await main(page)
        .getByRole('button', { name: /^Ma pension \(/ })
        .press('Enter')
      await expect(page).toHaveURL(/groupe=pension/)
      await expect(main(page).getByRole('button', { name: /^Nouveau bulletin de pension/ })).toBeVisible()
      await expect(main(page).getByText('Nouveau bulletin de paie')).toHaveCount(0)
      await isSound(page)
    })
  })
}

test('everything is marked as read at once, and the dashboard counts nothing new', async ({ page }) => {
  await openAs(page, people.sylvie, '/notifications')
  await main(page).getByRole('button', { name: 'Tout marquer comme lu' }).press('Enter')
  await expect(main(page).getByText(/aucune à lire/)).toBeVisible()
  const undo = main(page).getByRole('button', { name: /^Annuler\s: \d+ notifications? à lire$/ })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(main(page).getByText(/dont \d+ à lire/)).toBeFocused()
  await main(page).getByRole('button', { name: 'Tout marquer comme lu' }).press('Enter')
  await expect(main(page).getByText(/aucune à lire/)).toBeVisible()
  await page.goto('/accueilconnecte')
  await expect(card(page, 'À votre attention').getByText(/nouveautés? à lire/)).toHaveCount(0)
})
