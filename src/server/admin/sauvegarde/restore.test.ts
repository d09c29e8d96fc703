import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { personas } from '#demo/personas/personas.ts'
import { seedPersona } from '#demo/seedDemo.ts'
import { readConfig } from '#server/config.ts'
import { systemClock } from '#server/kit/clock.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { tellPresence } from '#server/kit/database/presence.ts'
import { newId } from '#server/kit/identifiers.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { setReglage } from '#server/kit/database/reglages.ts'
import { openEmbedded, openPostgres } from '#server/kit/database/Store.ts'
import { tables as everyTable } from '#server/kit/database/tables.ts'
import { makeDatabase } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { migrateBase } from '../exploitation/migrateBase.ts'
import { keptOutput } from '../testing/output.ts'
import { backUp } from './backUp.ts'
import { MANIFEST, readManifest, writeManifest } from './manifest.ts'
import { restore } from './restore.ts'

let portal: TestApp
let all: string
let folder: string
const { output } = keptOutput()
const copy = () => join(folder, 'copie')
const config = () => readConfig({ DATA_DIR: join(folder, 'data') })

beforeAll(async () => {
  portal = await testApp('SQLite')
  all = mkdtempSync(join(tmpdir(), 'espace-agent-restauration-'))
  await setReglage(portal.services.db, 'cle', 'essai')
})
afterAll(async () => {
  await portal.close()
  rmSync(all, { recursive: true })
})
beforeEach(() => {
  folder = mkdtempSync(join(all, 'essai-'))
})

/** Tables of a base that stopped at a migration. */
const tablesAt = async (last: string): Promise<ReadonlySet<string>> => {
  const store = openEmbedded(join(folder, 'ancienne'))
  await migrate(store.db, last)
  const names = (await store.db.introspection.getTables()).map(({ name }) => name)
  await store.close()
  return new Set(names)
}

it.each(['010_facteurs', '015_annulation', '020_codes'])(
  'a copy of the version that stopped at %s, which had fewer tables, comes back and is brought up to date',
  async (last) => {
    await backUp(portal.services, copy(), {}, output)
    const { migrations, tables, ...rest } = await readManifest(copy())
    const there = await tablesAt(last)
    await writeManifest(copy(), {
      ...rest,
      migrations: migrations.slice(0, migrations.indexOf(last) + 1),
      tables: Object.fromEntries(Object.entries(tables).filter(([table]) => there.has(table))),
    })
    const { said, output: kept } = keptOutput()
    await restore(config(), copy(), kept)
    expect(said.at(-1)).toContain('lancez « npm run admin -- base migrer »')
    await migrateBase(config(), { aBlanc: false, letGo: () => undefined }, kept)
    const store = openEmbedded(config().dataDir)
    const key = await store.db.selectFrom('reglage').select('valeur').where('cle', '=', 'cle').execute()
    expect([key, await store.db.selectFrom('audit_tete').selectAll().execute()]).toEqual([
      [{ valeur: 'essai' }],
      [expect.objectContaining({ rang: expect.any(Number) })],
    ])
    await store.close()
  },
)

it('a copy is made by one of two that begin in one folder at once, and whole', async () => {
  const twice = await Promise.allSettled([1, 2].map(() => backUp(portal.services, copy(), {}, output)))
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(twice.find((one) => one.status === 'rejected')?.reason).toMatchObject({
    message: expect.stringMatching(/Une autre sauvegarde se fait dans|qui se fait encore/),
  })
  await restore(config(), copy(), output)
})

it('is stopped between two pages of files, leaves the base empty, and is then run again', async () => {
  await addJeanne()
  await backUp(portal.services, copy(), {}, output)
  await expect(restore(config(), copy(), output, AbortSignal.abort())).rejects.toThrow(
    'Restauration interrompue : la base est restée vide.',
  )
  await restore(config(), copy(), output)
  const store = openEmbedded(config().dataDir)
  expect(await store.db.selectFrom('compte').select('prenom').execute()).toEqual([{ prenom: 'Jeanne' }])
  await store.close()
})

/** Has Jeanne in the base: after the tests of former versions, whose tables had fewer columns. */
const addJeanne = async () => {
  const { db } = portal.services
  if (await db.selectFrom('compte').select('id').executeTakeFirst()) return
  for (const persona of personas.filter(({ prenom }) => prenom === 'Jeanne'))
    await seedPersona(portal.services, persona, '2026-11-20')
}

/** Asks to stop from so many looks on. */
const after = (looks: number) => {
  let seen = 0
  return {
    get aborted() {
      seen += 1
      return seen > looks
    },
  } as AbortSignal
}

it('is stopped wherever it is, rows included, and the base is left empty each time', async () => {
  await addJeanne()
  await backUp(portal.services, copy(), {}, output)
  const ended: string[] = []
  for (let looks = 0; ended.at(-1) !== 'whole'; looks += 5) {
    ended.push(
      await restore(config(), copy(), output, after(looks)).then(
        () => 'whole',
        (error: Error) => error.message,
      ),
    )
    const store = openEmbedded(config().dataDir)
    await migrate(store.db)
    const people = await store.db.selectFrom('compte').select('prenom').execute()
    expect(people).toHaveLength(ended.at(-1) === 'whole' ? 1 : 0)
    await store.close()
  }
  // One look a table as they are verified, then others as rows are put back.
  expect(ended.length).toBeGreaterThan(everyTable.length / 5 + 2)
  expect(new Set(ended).size).toBe(2)
})

it('a copy that is stopped wherever it is is never taken for whole', async () => {
  await addJeanne()
  const ended: boolean[] = []
  for (let looks = 0; ended.at(-1) !== true; looks += 5) {
    const place = join(folder, `copie-${looks}`)
    ended.push(
      await backUp(portal.services, place, { arret: after(looks) }, output).then(
        () => true,
        () => false,
      ),
    )
    expect(existsSync(join(place, MANIFEST))).toBe(ended.at(-1))
  }
  expect(ended.length).toBeGreaterThan(everyTable.length / 5)
})

it('says which table of an embedded base has what PostgreSQL does not take, and puts nothing back', async () => {
  const other = await testApp('SQLite')
  const { db } = other.services
  const event = { id: newId(), compte_id: await other.addPerson('269057505601260'), document_uuid: null }
  const told = { statut: 'EVE_NON_LU', service: 'information', action_ihm: 'ouvrirUrl', tri: 1 } as const
  const url = `https://www.exemple.fr/${randomBytes(1500).toString('hex')}`
  const texts = {
    libelle1: 'Réunion',
    libelle2: null,
    date_evenement: '2026-10-27',
    reference_url: url,
  } as const
  await addEvenements(db, [{ ...event, ...told, ...texts }])
  await backUp(other.services, copy(), {}, output)
  await other.close()
  const base = await makeDatabase()
  const there = readConfig({ DATA_DIR: join(folder, 'data'), DATABASE_URL: base.url })
  await expect(restore(there, copy(), output)).rejects.toThrow(
    /^PostgreSQL refuse une ligne de « evenement » \(.*2704.*\)\. Rien n’est restauré/,
  )
  const store = await openPostgres(base.url)
  expect(await store.db.selectFrom('compte').selectAll().execute()).toEqual([])
  await store.close()
  await base.drop()
})

it('does nothing while a server works on the base, with a key of its own', async () => {
  await backUp(portal.services, copy(), {}, output)
  const { url, drop } = await makeDatabase()
  const store = await openPostgres(url)
  await migrate(store.db)
  await setReglage(store.db, 'cle', 'du serveur')
  const leave = await tellPresence({ db: store.db, clock: systemClock })
  const there = readConfig({ DATA_DIR: join(folder, 'data'), DATABASE_URL: url })
  await expect(restore(there, copy(), output)).rejects.toThrow(
    'Rien n’est restauré, car des serveurs tournent',
  )
  expect(await store.db.selectFrom('reglage').selectAll().execute()).toEqual([
    { cle: 'cle', valeur: 'du serveur' },
  ])
  await leave()
  await restore(there, copy(), output)
  await store.close()
  await drop()
})
