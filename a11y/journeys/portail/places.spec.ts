import type { Locator, Page } from '@playwright/test'
import { main } from '../gestures.ts'
import { expect, isTakenOver, openAs, openDashboardAs, people, test } from '../portal.ts'

/** Where something is on the page, once it no longer moves. */
const boxOf = async (thing: Locator) => {
  const box = await thing.boundingBox()
  if (!box) throw new Error('Nothing to measure')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

const boxesOf = async (things: Locator) => Promise.all((await things.all()).map(boxOf))

const rem = (count: number) => count * 16

test.describe('on the screen of a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('no field is wider than the sentences around it', async ({ page }) => {
    // Open to all: what another journey drafts or sends does not change it.
    await page.goto('/inscription/identite')
    await isTakenOver(page)
    const fields = main(page).locator('.fr-input, .fr-select')
    await expect(fields.first()).toBeVisible()
    for (const { width } of await boxesOf(fields)) expect(width).toBeLessThanOrEqual(rem(45))
  })

  test('no sentence is too long to be read', async ({ page }) => {
    await page.goto('/calculette')
    await isTakenOver(page)
    const sentences = main(page)
      .locator('p, li, .fr-hint-text')
      .filter({ hasText: /.{100}/, visible: true })
    const letters = await sentences.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(one).fontSize)),
    )
    expect(letters.length).toBeGreaterThan(2)
    for (const width of letters) expect(width).toBeLessThanOrEqual(45)
  })

  const onOneLine = async (page: Page, ...labels: readonly RegExp[]) => {
    const fields = await Promise.all(labels.map((label) => boxOf(page.getByLabel(label))))
    expect(new Set(fields.map(({ x }) => x)).size).toBe(labels.length)
    expect(new Set(fields.map(({ bottom }) => bottom)).size).toBe(1)
  }

  test('fields side by side are on one line, whatever their hints and a fault take', async ({ page }) => {
    await page.goto('/calculette')
    await isTakenOver(page)
    const count = page.getByLabel(/^Nombre de trimestres/)
    await onOneLine(page, /^Nombre de trimestres/, /^Indice majoré à la date/)
    await count.fill('99')
    await count.press('Tab')
    await expect(main(page).getByText(/^Saisissez un nombre entier de trimestres/)).toBeVisible()
    await onOneLine(page, /^Nombre de trimestres/, /^Indice majoré à la date/)

    await openAs(page, people.alain, '/retraite/simulateur/dynamique')
    await onOneLine(page, /^Année$/, /^Motif de départ/)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the button of each document found is at the same place', async ({ page }) => {
    await openAs(page, people.camille, '/recherche?recherche=2026')
    const buttons = main(page).getByRole('button', { name: /^Télécharger / })
    await expect(buttons.first()).toBeVisible()
    const places = await boxesOf(buttons)
    expect(places.length).toBeGreaterThan(1)
    expect(new Set(places.map(({ x }) => x)).size).toBe(1)
  })

  test('what copies an amount takes one line', async ({ page }) => {
    await openAs(page, people.jeanne, '/pension')
    const buttons = main(page).getByRole('button', { name: /^Copier / })
    await expect(buttons.first()).toBeVisible()
    for (const { height } of await boxesOf(buttons)) expect(height).toBeLessThanOrEqual(rem(2.5))
  })

  test('the dashboard has one main button', async ({ page }) => {
    await openDashboardAs(page, people.camille)
    const buttons = main(page).locator(
      '.fr-btn:not([class*="fr-btn--secondary"], [class*="fr-btn--tertiary"])',
    )
    await expect(
      main(page).getByRole('link', { name: 'Simulez votre retraite dès maintenant' }),
    ).toBeVisible()
    await expect(buttons).toHaveCount(1)
  })
})

test.describe('on the smallest of phones', () => {
  test.use({ viewport: { width: 320, height: 800 } })

  /** Both ends of each line of a text that takes several. */
  const linesOf = (things: Locator) =>
    things.evaluateAll((all) => {
      const range = document.createRange()
      return all.flatMap((thing) => {
        const lines: string[] = []
        let bottom = 0
        const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT)
        for (let node = texts.nextNode(); node; node = texts.nextNode())
          for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
            range.setStart(node, at)
            range.setEnd(node, at + 1)
            const box = range.getBoundingClientRect()
            if (box.width > 0 && box.top > bottom - 3) lines.push('')
            if (box.width > 0) bottom = Math.max(box.bottom, lines.length === 0 ? 0 : box.bottom)
            lines[lines.length - 1] += node.nodeValue?.[at] ?? ''
          }
        return lines
      })
    })

  test('no line begins with a month or a unit of time, nor parts a number', async ({ page }) => {
    await page.goto('/accessibilite')
    await isTakenOver(page)
    const said = main(page).locator('p, li')
    await expect(said.filter({ hasText: '11 février 2005' })).toBeVisible()
    const lines = await linesOf(said)
    expect(lines.length).toBeGreaterThan(100)
    expect(lines.filter((line) => /^(?:février|novembre|ans|heures|minutes)\b/.test(line))).toEqual([])
    await openAs(page, people.camille, '/recherche?recherche=retraite')
    const found = main(page).getByRole('link', { name: /^Demande de retraite/ })
    await expect(found.first()).toBeVisible()
    expect((await linesOf(found)).filter((line) => /\d-$|^\d+-/.test(line))).toEqual([])
  })

  test('a select that is cut shows which date is chosen', async ({ page }) => {
    await openAs(page, people.alain, '/retraite/simulateur/dynamique')
    const first = page
      .getByLabel(/^Choix à garder/)
      .locator('option')
      .first()
    await expect(first).toHaveText(/^Pension entière le \d\d\/\d\d\/\d{4} \(votre saisie\)$/)
  })

  test('what follows a list is not taken for its last item', async ({ page }) => {
    await page.goto('/information/presentation')
    await isTakenOver(page)
    const list = await boxOf(main(page).getByRole('list').first())
    const title = await boxOf(main(page).getByRole('heading', { level: 3 }).nth(1))
    expect(title.y - list.bottom).toBeGreaterThanOrEqual(rem(1.5))
  })
})

test.describe('in a low window', () => {
  test.use({ viewport: { width: 320, height: 300 } })

  test('the buttons of a dialog do not hide what they answer', async ({ page }) => {
    await openAs(page, people.camille, '/profil')
    await main(page).getByRole('button', { name: 'Ce n’était pas moi' }).click()
    const dialog = page.getByRole('dialog')
    const text = await boxOf(dialog.getByRole('paragraph').last())
    const button = await boxOf(dialog.getByRole('button', { name: 'Fermer toutes les sessions' }))
    expect(button.y).toBeGreaterThanOrEqual(text.bottom)
  })
})
