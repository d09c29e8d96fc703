import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { profil } from '#contract/profil/profil.ts'
import { arrivesAt, expect, fillSignIn, isTakenOver, openDashboardAs, people, test } from '../portal.ts'

interface Budget {
  readonly adresse: string
  readonly octets: number
  readonly script: number
  readonly requetes: number
}

/** What each page may weigh: by bytes and requests, never by time, which a machine has more or less of. */
const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Record<
  'connexion' | 'aide' | 'tableaudebord',
  Budget
>

/** What the page has fetched since: bytes as they travelled, those of scripts, and requests. */
const watchWeight = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const weight = { octets: 0, script: 0, requetes: 0 }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What the browser has already is not asked for again.
    if (!response.url.startsWith('data:') && !response.fromDiskCache) types.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId)
    if (type === undefined) return
    weight.octets += encodedDataLength
    weight.requetes += 1
    if (type === 'Script') weight.script += encodedDataLength
  })
  return weight
}

type Weight = Awaited<ReturnType<typeof watchWeight>>

const isWithin = (weight: Weight, { octets, script, requetes }: Budget) => {
  const over = {
    octets: weight.octets > octets,
    script: weight.script > script,
    requetes: weight.requetes > requetes,
  }
  expect(over, JSON.stringify(weight)).toEqual({ octets: false, script: false, requetes: false })
}

test('the first pages of a visit weigh what their budget says', async ({ page }) => {
  const weight = await watchWeight(page)
  await page.goto(budgets.connexion.adresse)
  await page.getByLabel('Identifiant (obligatoire)').focus()
  await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
  await page.waitForLoadState('networkidle')
  isWithin(weight, budgets.connexion)
  Object.assign(weight, { octets: 0, script: 0, requetes: 0 })
  await fillSignIn(page, people.karim)
  await arrivesAt(page, 'Mon tableau de bord')
  await page.waitForLoadState('networkidle')
  isWithin(weight, budgets.tableaudebord)
})

test('help weighs what its budget says', async ({ page }) => {
  const weight = await watchWeight(page)
  await page.goto(budgets.aide.adresse)
  await page.waitForLoadState('networkidle')
  isWithin(weight, budgets.aide)
})

/** Addresses asked for by the page since, whose path is as it says. */
const watchPaths = (page: Page, isOne: (path: string) => boolean) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (isOne(new URL(request.url()).pathname)) asked.push(request.url())
  })
  return asked
}

const watchProfil = (page: Page) => watchPaths(page, (path) => path === profil.path)

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name })

test('what a link leads to is fetched when a hand comes on it, once', async ({ page }) => {
  await openDashboardAs(page, people.karim)
  await isTakenOver(page)
  const asked = watchProfil(page)
  const come = page.waitForResponse(`**${profil.path}`)
  await menuLink(page, 'Mon profil').hover()
  await come
  await menuLink(page, 'Mon profil').click()
  await arrivesAt(page, 'Mon profil')
  await expect(page.getByRole('heading', { name: 'Coordonnées bancaires' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('nothing is fetched ahead for who spares their data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await openDashboardAs(page, people.karim)
  await isTakenOver(page)
  const asked = watchProfil(page)
  await menuLink(page, 'Mon profil').dispatchEvent('touchstart')
  await menuLink(page, 'Ma rémunération').click()
  await arrivesAt(page, 'Ma rémunération')
  expect(asked).toEqual([])
})

test('the engine of the law and what checks a form are fetched by who estimates, not by who reads the dashboard', async ({
  page,
}) => {
  const asked = watchPaths(page, (path) => /^\/assets\/(retraite|formulaires)-[^.]+\.js$/.test(path))
  await openDashboardAs(page, people.camille)
  await page.reload()
  await isTakenOver(page)
  await expect(page.getByText('Ce que ce montant ne compte pas')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.goto('/retraite/simulateur/dynamique')
  await expect.poll(() => asked).toHaveLength(2)
})
