import { main } from '../gestures.ts'
import {
  arrivesAt,
  expect,
  isSound,
  isTakenOver,
  openAs,
  openDashboardAs,
  opensPdf,
  people,
  test,
  windows,
} from '../portal.ts'

test('whatever one looks for is found from the header, by the keyboard, and the address keeps it', async ({
  page,
}) => {
  await openDashboardAs(page, people.camille)
  // Before, a link opens a page as any does, and the focus is at its beginning.
  await isTakenOver(page)
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click()
  await arrivesAt(page, 'Rechercher')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bulletin 10/2025')
  const answered: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rechercher')) answered.push(request.url())
  })
  await page.keyboard.press('Enter')
  const content = main(page)
  await expect(content.locator('[aria-live=polite]').filter({ hasText: /^2\srésultats pour/ })).toHaveText(
    /: Ma rémunération \(1\), Ma pension \(1\)\.$/,
  )
  expect(answered).toHaveLength(1)
  await isSound(page)
  await opensPdf(page, () =>
    content.getByRole('button', { name: /^Télécharger Octobre 2025, .+ Ma rémunération/ }).click(),
  )

  const field = page.getByRole('searchbox')
  await field.fill('impôt')
  await field.press('Enter')
  await expect(content.getByRole('heading', { level: 3, name: /^Ma rémunération \(\d\)$/ })).toBeVisible()
  await expect(content.getByText('Attestation fiscale 2025').first()).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue('impôt')
  await expect(content.getByText('Attestation fiscale 2025').first()).toBeVisible()
  await content
    .getByRole('link', { name: /impos|impôt|prélèvement/i })
    .first()
    .click()
  await expect(page).toHaveURL(/\/question\/\w+#question-\d+$/)
  await page.goBack()
  await expect(field).toHaveValue('impôt')
  await page.goBack()
  await expect(field).toHaveValue('Bulletin 10/2025')
})

for (const viewport of windows)
  test(`a search that finds nothing says what to try, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openAs(page, people.camille, '/recherche?recherche=titre%20de%20pension')
    await expect(main(page).getByText('Titre de pension', { exact: true })).toBeVisible()
    await isSound(page)
    const field = page.getByRole('searchbox')
    await field.fill('zzzz')
    await field.press('Enter')
    await expect(main(page).getByText('Aucun résultat pour « zzzz ».')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Parcourir le plan du site' })).toBeVisible()
    await isSound(page)
  })
