import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { readZip } from '#testing/readZip.ts'
import { main } from '../gestures.ts'
import { arrivesAt, expect, isSound, opensPdf, people, openAs, test } from '../portal.ts'

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

test('a payslip is found by its amount, as people type it, and Back gives the year back', async ({
  page,
}) => {
  await openAs(page, people.camille, '/remunerationpaie')
  const list = main(page)
  await expect(list.getByText(/documents pour 2026\.$/)).toBeVisible()
  const amount = (
    await list
      .getByText(/\d,\d{2}\s€$/)
      .first()
      .innerText()
  ).replaceAll(/\s/g, ' ')
  const field = page.getByRole('searchbox', { name: /Rechercher dans toutes les années/ })
  await field.fill(amount)
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Résultats de la recherche' })).toBeVisible()
  await expect(list.getByText(`à « ${amount} ».`)).toBeVisible()
  await isSound(page)
  await opensPdf(page, () => list.getByRole('button', { name: /^Télécharger Octobre 2026/ }).click())

  await page.goBack()
  await expect(list.getByText(/documents pour 2026\.$/)).toBeVisible()
  await expect(field).toHaveValue('')
  await page.goForward()
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect(field).toBeFocused()
  await expect(list.getByText(/documents pour 2026\.$/)).toBeVisible()
})

test('a page that is loaded again is where it was', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAs(page, people.camille, '/remunerationpaie')
  await expect(main(page).getByText(/documents pour 2026\.$/)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
  await page.reload()
  await expect(main(page).getByText(/documents pour 2026\.$/)).toBeVisible()
  // Letters that came too late for the first page serve the second: a label above may take a line more or less.
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 700))).toBeLessThan(30)
})

test('a pensioner filters her documents by kind, and downloads one', async ({ page }) => {
  await openAs(page, people.jeanne, '/pension')
  await arrivesAt(page, 'Ma pension')
  await page.getByRole('button', { name: 'Bulletins de pension' }).click()
  await isSound(page)
  await opensPdf(page, () =>
    page
      .getByRole('button', { name: /^Télécharger .+ \(PDF, nouvel onglet\)/ })
      .first()
      .click(),
  )
})

test('the employer’s one list is read year by year', async ({ page }) => {
  await openAs(page, people.lucie, '/documentemployeur')
  await arrivesAt(page, 'Mes documents employeur')
  await expect(main(page).getByText(/documents? pour \d{4}\.$/)).toBeVisible()
  await isSound(page)
})

test('the documents of a year come in one archive, whose sums are right', async ({ page }) => {
  await openAs(page, people.thomas, '/remunerationpaie?annee=2016')
  await expect(page.getByText('60 documents pour 2016.')).toBeVisible()
  await page.getByRole('button', { name: 'Sélectionner des documents' }).click()
  await page.getByRole('button', { name: 'Tout sélectionner (2016)' }).click()
  await expect(page.getByText('60 documents sélectionnés.')).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger la sélection (ZIP)' }).click(),
  ])
  await expect(page.getByRole('heading', { name: 'Votre archive est prête' })).toBeVisible()
  await isSound(page)
  const files = readZip(await readFile(await download.path()))
  const sums = files.get('SHA256SUMS')?.toString().trim().split('\n') ?? []
  // One line a file: its sum, two spaces, its path.
  for (const [sum, path] of sums.map((line) => line.split('  ')))
    expect(sum).toBe(sha256(files.get(path ?? '') ?? Buffer.of()))
  expect(sums).toHaveLength(61)
  expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toHaveLength(60)
  expect(files.has('index.csv')).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sélectionner des documents' })).toBeFocused()
})

test.describe('in the dark theme', () => {
  test.use({ colorScheme: 'dark' })

  test('a list is printed in the light one, without the boxes of a selection', async ({ page }) => {
    await openAs(page, people.lucie, '/documentemployeur')
    await page.getByRole('button', { name: 'Sélectionner des documents' }).click()
    const label = main(page).locator('label', { hasText: /^Compte rendu/ })
    const box = () => label.evaluate((element) => getComputedStyle(element, '::before').content)
    expect(await box()).not.toBe('none')
    const root = page.locator('html')
    await expect(root).toHaveAttribute('data-fr-theme', 'dark')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await expect(root).toHaveAttribute('data-fr-theme', 'light')
    expect(await box()).toBe('none')
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(root).toHaveAttribute('data-fr-theme', 'dark')
  })
})
