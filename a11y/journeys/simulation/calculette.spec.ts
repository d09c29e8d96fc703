import type { Page } from '@playwright/test'
import { main } from '../gestures.ts'
import { arrivesAt, expect, isSound, isTakenOver, people, openAs, test, windows } from '../portal.ts'

const TITRE = 'Rachat études'

/** Goes forward with Tab until the field of this label has the focus, and types. */
const typeInto = async (page: Page, label: RegExp, text: string) => {
  const field = main(page).getByRole('textbox', { name: label })
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    if (await field.evaluate((element) => element === document.activeElement)) break
  }
  await expect(field).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a visitor reckons a buy-back by keyboard alone', async ({ page }) => {
      await page.goto('/calculette')
      await arrivesAt(page, TITRE)
      await expect(main(page).getByRole('heading', { name: 'Votre demande' })).toBeVisible()
      // A field that is left before the application is there is reproached when it is left again.
      await isTakenOver(page)
      await typeInto(page, /^Date de naissance/, '12/05/1990')
      await typeInto(page, /^Nombre de trimestres/, '13')
      await page.keyboard.press('Tab')
      await expect(main(page).getByText(/de 1 à 12\.$/)).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('4')
      await typeInto(page, /^Indice majoré à la date/, '500')
      await typeInto(page, /^Date de la demande/, '01/12/2026')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(main(page).getByRole('button', { name: /^Vos périodes d’études/ })).toBeFocused()
      await page.keyboard.press('Enter')
      const ajouter = main(page).getByRole('button', { name: /^Ajouter une période/ })
      await expect(ajouter).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(ajouter).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(main(page).getByRole('textbox', { name: /^Début de la période 1/ })).toBeFocused()
      await page.keyboard.type('01/09/2009')
      await typeInto(page, /^Fin de la période 1/, '31/08/2011')
      await main(page)
        .getByRole('button', { name: /^Pour estimer le gain/ })
        .press('Enter')
      await expect(main(page).getByRole('textbox', { name: /^Date de départ/ })).toBeVisible()
      await typeInto(page, /^Date de départ/, '01/06/2054')
      await typeInto(page, /^Trimestres liquidables/, '150')
      await typeInto(page, /^Trimestres d’assurance/, '160')
      const premiere = main(page).getByRole('radio', { name: /^Option 1/ })
      const reached = () => premiere.evaluate((radio) => radio === document.activeElement)
      for (let tabs = 0; tabs < 12 && !(await reached()); tabs += 1) await page.keyboard.press('Tab')
      await expect(premiere).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await expect(main(page).getByRole('radio', { name: /^Option 2/ })).toBeChecked()
      await expect(main(page).getByRole('heading', { name: /^Option \d/ })).toHaveCount(3)
      await expect(main(page).getByText(/bruts par mois avec le rachat/)).toHaveCount(3)
      await expect(main(page).getByText(/^Rachat de 4\strimestres\s: option 1, /)).toBeAttached()
      await isSound(page)
    })
  })
}

test('Camille finds what her account knows, and the same amounts in the simulator, there and back', async ({
  page,
}) => {
  await openAs(page, people.camille, '/retraite/simulateur/dynamique')
  await arrivesAt(page, 'Simuler ma retraite')
  await main(page)
    .getByRole('button', { name: /^Temps de travail, enfants, handicap, rachat/ })
    .click()
  await main(page)
    .getByLabel(/^Trimestres d’études rachetés/)
    .fill('3')
  await main(page)
    .getByRole('link', { name: /^Comparer le coût/ })
    .click()
  await arrivesAt(page, TITRE)
  await expect(main(page).getByText(/viennent de votre compte individuel retraite/)).toBeVisible()
  await expect(main(page).getByText(/^Date de naissance\s: 12\/05\/1969/)).toBeVisible()
  await expect(main(page).getByLabel(/^Nombre de trimestres/)).toHaveValue('3')
  const gains = main(page).getByText(/bruts par mois avec le rachat/)
  await expect(gains).toHaveCount(3)
  await isSound(page)
  const [, pension = ''] = /^Pension de (.+?€) bruts/.exec(await gains.last().innerText()) ?? []
  await main(page).getByRole('link', { name: 'Voir ce rachat dans le simulateur' }).click()
  await arrivesAt(page, 'Simuler ma retraite')
  await expect(main(page).getByText(pension).first()).toBeVisible()
})
