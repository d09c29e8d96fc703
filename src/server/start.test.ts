import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { isDemoSeeded, markDemoSeeded } from './Demo.ts'
import { demoOf } from './demoPlug.ts'
import { inscriptionMail } from './inscription/mails.ts'
import { queueMail } from './kit/mail/queueMail.ts'
import { openSmtp } from './kit/mail/testing/smtpServer.ts'
import { start } from './start.ts'
import { type Db, migrate, openEmbedded } from './kit/database/Store.ts'
import { addCompte } from './kit/people/comptes.ts'

/** Someone whom the register knows. */
const registered = {
  identifiant: '190017500100105',
  secret: '',
  prenom: 'Sacha',
  nom: 'Petit',
  date_naissance: '1990-01-15',
  etat: 'REGISTRE',
  lecture_seule: 0,
  services: '[]',
  acces_modification_cir: 0,
  acces_verification_compte: 0,
  cir: 0,
  nouveau_nir: null,
  cree_le: 0,
} as const

let folder: string
let said: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-depart-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  said = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const startWith = async (changes: Record<string, string>, moment = '2026-09-15T09:00:00Z') => {
  const config = readConfig({
    DEMO: '0',
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'portail@exemple.fr',
    ...changes,
  })
  const clock = () => new Date(moment)
  return start(config, folder, (line) => said.push(line), { demo: await demoOf(config), clock })
}

it('says from October on that the values of the next year are missing', async () => {
  const started = await startWith({}, '2026-10-01T09:00:00Z')
  expect(said[0]).toMatch(/^Attention : barèmes à compléter \(.*Minimum garanti 2027/)
  await started.close()
})

it('says that the database was made at the first start, and nothing at the second', async () => {
  const first = await startWith({})
  expect(said[0]).toBe(
    'Base de données mise à jour (001_ouverture, 002_identite, 003_documents, 004_retraite, 005_transmission, 006_fichiers, 007_iban, 008_evenements).',
  )
  await first.close()
  const once = said.filter((line) => line.startsWith('Base de données'))
  const second = await startWith({})
  expect(said.filter((line) => line.startsWith('Base de données'))).toEqual(once)
  await second.close()
})

it('names the contents that only the administration can complete', async () => {
  const started = await startWith({})
  expect(said.at(-1)).toMatch(/^Attention : contenus à compléter, par .+compteindividuelretraite, .*contact/s)
  await started.close()
})

it('says that mails wait when nothing can send them', async () => {
  const started = await startWith({ SMTP_URL: '', NODE_ENV: 'production' })
  await started.close()
  expect(said).toContain(
    'Attention : aucun serveur de messagerie n’est configuré (SMTP_URL), les courriels attendent en base.',
  )
})

it('sends the mails that waited, as soon as it starts', async () => {
  const store = openEmbedded(join(folder, 'data'))
  await migrate(store.db)
  await queueMail(store.db, 0, 'a@exemple.fr', inscriptionMail({ url: 'http://localhost/' }))
  await store.close()
  const smtp = await openSmtp()
  const started = await startWith({ SMTP_URL: smtp.url })
  await expect.poll(() => smtp.taken.length).toBe(1)
  await started.close()
  await smtp.close()
})

it('refuses to open the demonstration’s accounts, whose password is public, outside of a demonstration', async () => {
  const first = await startWith({})
  await first.close()
  const store = openEmbedded(join(folder, 'data'))
  await markDemoSeeded(store.db, '2026-11-20')
  await store.close()
  await expect(startWith({})).rejects.toThrow('Cette base contient les personnes de la démonstration')
})

it('refuses to bring the demonstration into a base that has other people, and leaves it as it is', async () => {
  const first = await startWith({})
  await first.close()
  const people = async (change?: (db: Db) => Promise<unknown>) => {
    const store = openEmbedded(join(folder, 'data'))
    await change?.(store.db)
    const rows = await store.db.selectFrom('compte').select('identifiant').execute()
    const seeded = await isDemoSeeded(store.db)
    await store.close()
    return [rows.map(({ identifiant }) => identifiant), seeded]
  }
  const before = await people((db) => addCompte(db, registered))
  await expect(startWith({ DEMO: '1' })).rejects.toThrow(/n’entre que dans une base vide.*DEMO=0.*DATA_DIR/)
  expect(await people()).toEqual(before)
  const after = await startWith({})
  await after.close()
})

it('brings the demonstration to a local address, elsewhere only when asked for by name', () => {
  const demo = (env: Record<string, string>) => readConfig(env).demo
  expect(demo({})).toBe(true)
  expect(demo({ ORIGIN: 'http://127.0.0.1:8080' })).toBe(true)
  expect(demo({ ORIGIN: 'https://agent.example' })).toBe(false)
  expect(demo({ ORIGIN: 'https://agent.example', DEMO: '' })).toBe(false)
  expect(demo({ ORIGIN: 'https://agent.example', DEMO: '1' })).toBe(true)
  expect(demo({ NODE_ENV: 'production' })).toBe(false)
})

it('says what to do when the port is taken, and lets go of the data folder', async () => {
  const taken = createServer()
  const port = await new Promise<number>((done) => {
    taken.listen(0, '::', () => {
      const address = taken.address()
      done(typeof address === 'object' && address ? address.port : 0)
    })
  })
  await expect(startWith({ PORT: String(port) })).rejects.toThrow(`Le port ${port} est déjà pris`)
  taken.close()
  const after = await startWith({})
  await after.close()
})

it('says what to do when the data folder cannot be written', async () => {
  writeFileSync(join(folder, 'fichier'), '')
  await expect(startWith({ DATA_DIR: join(folder, 'fichier', 'data') })).rejects.toThrow(
    'ne peut pas être écrit',
  )
})

it('says what to do when PostgreSQL is out of reach', async () => {
  await expect(startWith({ DATABASE_URL: 'postgres://127.0.0.1:1/x' })).rejects.toThrow(
    'PostgreSQL ne répond pas',
  )
})

it('says what to do when the object store is out of reach, before it makes anything', async () => {
  const S3 = {
    S3_URL: 'http://127.0.0.1:1',
    S3_BUCKET: 'x-x',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  }
  await expect(startWith(S3)).rejects.toThrow('Le service d’objets ne répond pas')
  expect(existsSync(join(folder, 'data'))).toBe(false)
})

it.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ ORIGIN: 'ftp://x' }, 'ORIGIN'],
  [{ NODE_ENV: 'production', CAPTCHA_FIXED_CODE: 'ACE234' }, 'CAPTCHA_FIXED_CODE'],
  [{ CAPTCHA_FIXED_CODE: 'OOO111' }, 'CAPTCHA_FIXED_CODE'],
  [{ LOG_LEVEL: 'bavard' }, 'LOG_LEVEL'],
])('refuses %o, naming the variable', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(name)
})

it('keeps cookies Secure unless the origin is plain HTTP and not local', () => {
  const secure = (origin: string) => readConfig({ ORIGIN: origin }).secureCookies
  expect(['https://agent.example', 'http://localhost:3000', 'http://127.0.0.1'].map(secure)).toEqual([
    true,
    true,
    true,
  ])
  expect(secure('http://agent.example')).toBe(false)
})

it('ends with one line and the exit code 1', { timeout: 30_000 }, () => {
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { ...process.env, PORT: 'abc' },
    encoding: 'utf8',
  })
  expect([status, stderr.trim().split('\n')]).toEqual([
    1,
    ['PORT doit être un nombre de 0 à 65535 ; reçu : « abc ».'],
  ])
})
