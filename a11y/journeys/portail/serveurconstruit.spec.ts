import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { telechargercir } from '#contract/carriere/compteindividuelretraite.ts'
import { dataFolder } from '../dataFolder.ts'
import { CAPTCHA, openSession, people } from '../portal.ts'

const port = Number(process.env['JOURNEYS_PORT'] ?? 3210) + 3
const folder = dataFolder(port)
const root = join(import.meta.dirname, '../../..')

let server: ChildProcess

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
