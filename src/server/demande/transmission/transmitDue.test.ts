import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { seedDossiers } from '#demo/retraite/seedDossiers.ts'
import { start } from '#server/start/start.ts'
import { addCompte } from '#server/kit/people/comptes.ts'
import { lastDossier } from '../store.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { openEmbedded, type Store } from '#server/kit/database/Store.ts'
import { testApp } from '#testing/testApp.ts'
import { person } from '#testing/person.ts'
import { openTransmission } from './transmitDue.ts'
import { queueTransmission } from './queueTransmission.ts'

const S3 = {
  S3_URL: 'https://s3.exemple.fr',
  S3_BUCKET: 'documents',
  S3_ACCESS_KEY_ID: 'AKIA',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const ENDPOINT = { TRANSMISSION_URL: 'https://gestion.exemple.fr/', TRANSMISSION_JETON: 'jeton' }
const WARNING = /^Attention : .*« \/donnees\/transmissions ».*plusieurs machines/

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-transmission-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
})
afterEach(() => rmSync(folder, { recursive: true }))

const queueIn = async ({ db }: Store) => {
  const compteId = await addCompte(db, person('163115935007107'))
  const sent = {
    genre: 'depart',
    numero: 'DR-1',
    dansMois: 9,
    passages: [{ etat: 'recue', ilYAJours: 0 }],
  } as const
  await seedDossiers(db, compteId, [sent], '2026-11-20', () => undefined)
  const dossier = await lastDossier(db, compteId, 'depart')
  if (dossier)
    await queueTransmission(
      db,
      { dossier, nature: 'demande', pieces: [] },
      Date.parse('2026-11-20T09:00:00Z'),
    )
}

it('sends what a stopped server had left, as soon as the next one starts', async () => {
  const data = join(folder, 'data')
  const store = openEmbedded(data)
  await migrate(store.db)
  await queueIn(store)
  await store.close()
  const config = readConfig({
    DEMO: '0',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SHUTDOWN_GRACE: '0',
    DATA_DIR: data,
  })
  const started = await start(config, folder, () => undefined)
  const path = join(data, 'transmissions', 'DR-1', '0001-demande.json')
  await expect.poll(() => existsSync(path)).toBe(true)
  await started.close()
})

it.each([
  ['its own folder, its documents too', {}, []],
  ['its own folder, beside a store that several machines share', S3, [expect.stringMatching(WARNING)]],
  ['an endpoint, beside such a store', { ...S3, ...ENDPOINT }, []],
] as const)('says that each machine would have a part of the requests: %s', async (_, given, expected) => {
  const portal = await testApp('SQLite')
  const config = readConfig({ DEMO: '0', DATA_DIR: '/donnees', ...given })
  const said: string[] = []
  const outbox = openTransmission({ ...portal.services, config }, portal.app.log, (line) => said.push(line))
  await outbox.close()
  await portal.close()
  expect(said).toEqual(expected)
})
