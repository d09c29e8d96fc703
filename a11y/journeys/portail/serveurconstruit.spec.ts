import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { telechargercir } from '#contract/carriere/compteindividuelretraite.ts'
import { dataFolder } from '../dataFolder.ts'
import { captcha } from '#contract/connexion/connexion.ts'
import { administer } from '../office.ts'
import { arrivesAt, CAPTCHA, openSession, PASSWORD, people } from '../portal.ts'

const port = Number(process.env['JOURNEYS_PORT'] ?? 3210) + 3
const folder = dataFolder(port)
const root = join(import.meta.dirname, '../../..')

let server: ChildProcess

// One server for all: it takes its folder for itself.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: `http://localhost:${port}` })

// What `npm start` runs once all is built, in an empty folder. The other journeys run the sources.
test.beforeAll(async () => {
  test.setTimeout(120_000)
  rmSync(folder, { recursive: true, force: true })
  const given = { PORT: `${port}`, DATA_DIR: folder, DEMO: '1', CAPTCHA_FIXED_CODE: CAPTCHA }
  const started = spawn(process.execPath, [join(root, 'dist-server/main.js')], {
    env: { ...process.env, ...given, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = started
  const answers = new Promise<void>((resolve, reject) => {
    createInterface(started.stdout).on('line', (line) => {
      if (line.startsWith('Le portail répond')) resolve()
    })
    started.once('exit', (code) => reject(new Error(`The server ended with the code ${code}.`)))
  })
  await answers
})

test.afterAll(async () => {
  if (server.exitCode === null && server.kill('SIGTERM')) await once(server, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

test('the server that was built draws a page of visitors, and the account of a person as a PDF', async ({
  request,
}) => {
  expect(await (await request.get('/accueilnonconnecte')).text()).toMatch(/<h1[^>]*>Connexion à votre espace/)

  await openSession({ request }, people.sylvie)
  const answer = await request.get(telechargercir.path)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect(server.exitCode).toBeNull()
})

test('where the administration asks for a code after a doubt only, the machine works in its place', async ({
  page,
}) => {
  await administer(folder, 'configuration', 'definir', 'captchaConnexion', 'doute')
  const given = () => page.request.get(captcha.path, { params: { son: 'adresse', travail: 'accepte' } })
  await expect.poll(async () => Object.keys(await (await given()).json())).toContain('travail')
  const signInWithoutCode = async (identifiant: string, secret: string) => {
    await page.goto('/')
    await expect(page.getByText('Rien à recopier')).toBeVisible()
    await expect(page.getByLabel('Code captcha (obligatoire)')).toHaveCount(0)
    await page.getByLabel('Identifiant (obligatoire)').fill(identifiant)
    await page.getByLabel('Mot de passe (obligatoire)').fill(secret)
    await page.getByRole('button', { name: 'Me connecter' }).click()
  }
  await signInWithoutCode(people.sylvie, 'un-autre')
  await expect(page.getByLabel('Code captcha (obligatoire)')).toBeVisible()
  await signInWithoutCode(people.karim, PASSWORD)
  await arrivesAt(page, 'Mon tableau de bord')
})
