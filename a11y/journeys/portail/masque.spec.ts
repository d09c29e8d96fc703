import type { Page } from '@playwright/test'
import { main } from '../gestures.ts'
import { arrivesAt, expect, openDashboardAs, people, test } from '../portal.ts'

/** Numbers and IBAN on the page, in texts and fields, outside of what is masked. */
const inClear = (page: Page) =>
  page.evaluate(() => {
    const secret = /\b[1278] ?\d{2} ?(0[1-9]|1[0-2]) ?(\d{2}|2[AB]) ?\d{3} ?\d{3}|\bFR\d{2}( ?[\dA-Z•]{4}){2}/
    const fields = [...document.querySelectorAll<HTMLInputElement>('input')].map(
      (field) => [field, field.value] as const,
    )
    const texts = [...document.querySelectorAll('dd, p, span, strong, td')].map(
      (element) => [element, element.textContent ?? ''] as const,
    )
    return [...fields, ...texts]
      .filter(([element, text]) => secret.test(text) && !element.closest('[data-masque]'))
      .filter(([element]) => !element.querySelector('[data-masque]'))
      .map(([, text]) => text)
  })

test('what is private is marked for those who share their screen', async ({ page }) => {
  await page.goto('/accueilnonconnecte')
  await page.getByLabel('Identifiant (obligatoire)').fill(people.camille)
  await page.getByLabel('Mot de passe (obligatoire)').fill('secret')
  expect(await inClear(page)).toEqual([])
  await expect(page.getByLabel('Mot de passe (obligatoire)')).toHaveAttribute('data-masque', '')
  await openDashboardAs(page, people.camille)
  expect(await inClear(page)).toEqual([])
  await page.goto('/profil')
  await arrivesAt(page, 'Mon profil')
  await main(page)
    .getByRole('button', { name: /Afficher/ })
    .first()
    .click()
  await expect(main(page).getByText(/2 69 05/)).toBeVisible()
  expect(await inClear(page)).toEqual([])
})
