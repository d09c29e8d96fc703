import type { Page } from '@playwright/test'
import { main } from '../gestures.ts'
import { arrivesAt, expect, isSound, opensPdf, people, openAs, test, windows } from '../portal.ts'

const account = '/retraite/compteindividuelretraite'

const open = async (page: Page, person: string) => {
  await openAs(page, person, account)
  await arrivesAt(page, 'Préparer ma retraite')
  await expect(main(page).getByRole('heading', { name: 'En résumé' })).toBeVisible()
}

/** Chooses an answer of a section by the keyboard alone. */
const answer = async (page: Page, section: string, choice: 'Exact' | 'À corriger') => {
  const radio = main(page)
    .getByRole('group', { name: new RegExp(`^${section}`) })
    .getByRole('radio', { name: choice })
  await radio.focus()
  await radio.press('Space')
  await expect(radio).toBeChecked()
}

test('Luc reads what is to be checked, and verifies nothing that was not opened to him', async ({ page }) => {
  await open(page, people.luc)
  await expect(main(page).getByRole('heading', { name: 'Vérifier votre compte' })).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Demander une correction' })).toHaveCount(0)
})

test('Camille goes from a finding to its correction, by the keyboard, and opens her account on paper', async ({
  page,
}) => {
  await open(page, people.camille)
  await main(page).getByRole('link', { name: 'Voir ce qui est à vérifier' }).press('Enter')
  await expect(main(page).getByRole('heading', { name: 'Points à vérifier' })).toBeFocused()
  await expect(
    main(page)
      .getByText(/du 01\/09\/2003 au 31\/08\/2004/)
      .first(),
  ).toBeVisible()
  await main(page).getByRole('button', { name: 'Tableau' }).press('Enter')
  await expect(main(page).getByRole('table', { name: 'Votre carrière, période par période' })).toContainText(
    'Aucune période',
  )
  await opensPdf(page, () =>
    main(page)
      .getByRole('button', { name: /^Télécharger mon compte/ })
      .press('Enter'),
  )
  await main(page).getByRole('link', { name: 'Demander une correction du point 1' }).press('Enter')
  await page.waitForURL(/correction\?nature=periodemanquante&debut=2003-09-01&fin=2004-08-31$/)
})

test('Alain verifies his account by the keyboard, and verifies it again', async ({ page }) => {
  await open(page, people.alain)
  const validate = main(page).getByRole('button', { name: 'Valider ma vérification' })
  await validate.press('Enter')
  await expect(main(page).getByText('Le formulaire contient 5 erreurs')).toBeVisible()
  for (const section of ['Situation', 'Enfants', 'Carrière', 'Bonifications', 'Autres régimes'])
    await answer(page, section, 'Exact')
  await validate.press('Enter')
  const confirm = page.getByRole('dialog', { name: 'Valider votre vérification ?' })
  await confirm.getByRole('button', { name: 'Revenir à ma vérification' }).press('Enter')
  await answer(page, 'Carrière', 'À corriger')
  await validate.press('Enter')
  await confirm.getByRole('button', { name: /^Valider/ }).press('Enter')
  const kept = page.getByRole('dialog', { name: 'Des sections sont à corriger' })
  await expect(kept.getByText(/À corriger\s: Carrière/)).toBeVisible()
  await expect(kept.getByRole('link', { name: 'Écrire à mon service' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(kept).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: 'Vérifier votre compte' })).toBeFocused()
  await expect(main(page).getByText(/^Compte vérifié le/)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(/^Compte vérifié le/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Vérifier de nouveau' }).press('Enter')
  await expect(
    main(page)
      .getByRole('group', { name: /^Carrière/ })
      .getByRole('radio', { name: 'À corriger' }),
  ).toBeChecked()
})

for (const viewport of windows) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the account is sound', async ({ page }) => {
      await open(page, people.camille)
      await isSound(page)
      // The whole career is in sight: nothing to scroll.
      const frise = await main(page).getByRole('img', { name: /frise/i }).boundingBox()
      expect((frise?.x ?? 0) + (frise?.width ?? viewport.width)).toBeLessThanOrEqual(viewport.width)
      await main(page).getByRole('button', { name: 'Tableau' }).click()
      for (const section of ['Situation', 'Enfants', 'Carrière', 'Bonifications', 'Autres régimes'])
        await main(page).getByRole('button', { name: section, exact: true }).click()
      await isSound(page)
    })
  })
}
