import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { makeDatabase } from '#testing/databases.ts'
import { person } from '#testing/person.ts'
import { schemaState } from '#server/kit/database/migrate.ts'
import { migrations } from '#server/kit/database/migrations.ts'
import { readConfig } from '#server/config.ts'
import { fileOf, openEmbedded } from '#server/kit/database/Store.ts'
import { addCompte } from '#server/kit/people/comptes.ts'
import { openStore, prepareSchema } from './prepareBase.ts'

let folder: string
let said: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-base-'))
  said = []
})
afterEach(() => rmSync(folder, { recursive: true }))

it('never makes nor changes the schema of a base by itself, unless it is that of the demonstration', async () => {
  const store = openEmbedded(folder)
  await expect(prepareSchema(store.db, false, () => undefined)).rejects.toThrow(
    /n’est pas encore faite : lancez « npm run admin -- base migrer »/,
  )
  expect((await schemaState(store.db)).isNew).toBe(true)
  await prepareSchema(store.db, true, (line) => said.push(line))
  expect(said.at(-1)).toMatch(/^Base de données mise à jour \(001_ouverture, /)
  await addCompte(store.db, person('190017500100105'))
  await sql`delete from kysely_migration where name = ${Object.keys(migrations).at(-1)}`.execute(store.db)
  await expect(prepareSchema(store.db, true, () => undefined)).rejects.toThrow('n’est pas à jour')
  await store.close()
})

it('works on a base that a later version has added to, and refuses one that it has taken from', async () => {
  const store = openEmbedded(folder)
  await prepareSchema(store.db, true, () => undefined)
  const ran = (name: string) => sql`insert into kysely_migration values (${name}, 'x')`.execute(store.db)
  await ran('900_ajouts')
  await prepareSchema(store.db, false, (line) => said.push(line))
  expect(said).toEqual([
    expect.stringMatching(/version plus récente du portail \(900_ajouts\)\. Celle-ci continue/),
  ])
  await ran('901_contraction_iban')
  await expect(prepareSchema(store.db, false, () => undefined)).rejects.toThrow(
    'installez la version la plus récente',
  )
  await store.close()
})

it.each([0, 65_536])(
  'refuses an embedded base whose file is damaged at byte %d, in a sentence that says what to do',
  async (at) => {
    const store = openEmbedded(folder)
    await prepareSchema(store.db, true, () => undefined)
    await store.close()
    const config = readConfig({ DATA_DIR: folder })
    const healthy = await openStore(config)
    await healthy.close()
    const file = openSync(fileOf(folder), 'r+')
    writeSync(file, Buffer.alloc(65_536, 7), 0, 65_536, at)
    closeSync(file)
    await expect(openStore(config)).rejects.toThrow(/est abîmé : .* restaurez la dernière sauvegarde/)
  },
)

it('opens PostgreSQL so that a transaction which waits half a minute is ended', async () => {
  const { url, drop } = await makeDatabase()
  const store = await openStore(readConfig({ DATA_DIR: folder, DATABASE_URL: url }))
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(store.db)
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }])
  await store.close()
  await drop()
})
