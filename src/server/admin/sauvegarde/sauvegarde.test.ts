import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RawBuilder, sql } from 'kysely'
import { personas } from '#demo/personas/personas.ts'
import { seedPersona } from '#demo/seedDemo.ts'
import { foundActs, verifyChain } from '#server/kit/audit/store.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { openEmbedded, openPostgres } from '#server/kit/database/Store.ts'
import { setReglage } from '#server/kit/database/reglages.ts'
import { type TableName, tables } from '#server/kit/database/tables.ts'
import { objectsOf } from '#server/kit/objects/objectsOf.ts'
import { openS3, type TestS3 } from '#server/kit/objects/testing/s3Server.ts'
import { s3Objects } from '#server/kit/objects/s3Objects.ts'
import { newId } from '#server/kit/identifiers.ts'
import type { Services } from '#server/services.ts'
import { databases, makeDatabase } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { nirOf } from '../testing/folder.ts'
import { filesOf, RESTORED, rowsOf } from '../testing/held.ts'
import { keptOutput } from '../testing/output.ts'
import { backUp } from './backUp.ts'
import { restore } from './restore.ts'

describe.each(databases)('a copy of %s and of its files', (name) => {
  let portal: TestApp
  let s3: TestS3
  let all: string
  let folder: string
  let services: Services
  const { output } = keptOutput()

  beforeAll(async () => {
    portal = await testApp(name)
    s3 = await openS3()
    all = mkdtempSync(join(tmpdir(), 'espace-agent-sauvegarde-'))
    // PostgreSQL beside a bucket, the embedded base beside a folder, as they are installed.
    const ofPostgres = {
      config: { ...portal.services.config, databaseUrl: 'x' },
      objects: s3Objects(s3.settings),
    }
    services = { ...portal.services, ...(name === 'PostgreSQL' && ofPostgres) }
    // As every installation has one.
    await setReglage(services.db, 'cle', 'essai')
    for (const persona of personas.filter(({ prenom }) => prenom === 'Jeanne'))
      await seedPersona(services, persona, '2026-11-20')
  })
  afterAll(async () => {
    await portal.close()
    await s3.close()
    rmSync(all, { recursive: true })
  })
  beforeEach(() => {
    folder = mkdtempSync(join(all, 'essai-'))
  })

  it('has each table after those that it refers to: their rows are put back before its own', async () => {
    const references = {
      SQLite: sql`select m.name as de, f."table" as vers from sqlite_master m, pragma_foreign_key_list(m.name) f`,
      PostgreSQL: sql`select conrelid::regclass::text as de, confrelid::regclass::text as vers from pg_constraint
        where contype = 'f' and connamespace = current_schema()::regnamespace`,
    }[name]
    const { rows } = await (references as RawBuilder<{ de: TableName; vers: TableName }>).execute(services.db)
    expect(rows).toContainEqual({ de: 'piece', vers: 'message' })
    expect(rows.filter(({ de, vers }) => tables.indexOf(de) < tables.indexOf(vers))).toEqual([])
  })

  const addDocument = async (bytes: string) => {
    const { db, objects } = services
    const model = await db.selectFrom('document').selectAll().orderBy('uuid').executeTakeFirstOrThrow()
    const fichier = `${newId()}.pdf`
    await objects.put(fichier, Buffer.from(bytes))
    await db
      .insertInto('document')
      .values({ ...model, uuid: newId(), fichier, reference: null })
      .execute()
    return fichier
  }

  const elsewhere = async (other: 'SQLite' | 'PostgreSQL') => {
    const dataDir = join(folder, `ailleurs-${other}`)
    const database = other === 'PostgreSQL' ? await makeDatabase() : undefined
    const config = readConfig({ DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) })
    const open = async () => (database ? openPostgres(database.url) : openEmbedded(dataDir))
    return { config, open, drop: async () => database?.drop() }
  }

  it.each(databases)('comes back row by row and byte by byte in %s', async (other) => {
    const { db, objects } = services
    await addDocument('un')
    await backUp(services, join(folder, 'une'), {}, output)
    const [rows, files] = [await rowsOf(db), await filesOf(db, objects)]
    const added = await addDocument('deux')
    const first = await elsewhere(other)
    await restore(first.config, join(folder, 'une'), output)
    const store = await first.open()
    expect(await rowsOf(store.db)).toEqual(rows)
    expect(await filesOf(store.db, objectsOf(first.config))).toEqual(files)
    const [last] = await foundActs(store.db, { most: 1 })
    expect(last).toMatchObject({ acte: 'administration', objet: RESTORED, motif: 'Sauvegarde du 2026-11-20' })
    expect(await verifyChain(store.db)).toEqual(expect.not.objectContaining({ rompu: expect.anything() }))
    expect(await objectsOf(first.config).size(added)).toBeUndefined()
    await store.close()
    await expect(restore(first.config, join(folder, 'une'), output)).rejects.toThrow('n’est pas vide')
    await first.drop()
  })

  it('shares the files of the former one, and comes back whole without it', async () => {
    const { db, objects } = services
    await backUp(services, join(folder, 'une'), {}, output)
    const key = await addDocument('deux')
    await backUp(services, join(folder, 'deux'), { depuis: join(folder, 'une') }, output)
    const files = (copy: string) =>
      readdirSync(join(folder, copy, 'fichiers'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name: file }) => ({ file, links: statSync(join(parentPath, file)).nlink }))
    expect(files('deux').filter(({ links }) => links === 1)).toEqual([{ file: key, links: 1 }])
    expect(files('deux')).toHaveLength(files('une').length + 1)
    rmSync(join(folder, 'une'), { recursive: true })
    const second = await elsewhere('SQLite')
    await restore(second.config, join(folder, 'deux'), output)
    const store = await second.open()
    expect(await rowsOf(store.db)).toEqual(await rowsOf(db))
    expect(await filesOf(store.db, objectsOf(second.config))).toEqual(await filesOf(db, objects))
    await store.close()
  })

  it('holds what one moment held, while the portal goes on', async () => {
    const people = Array.from({ length: 9 }, (_, n) => nirOf(n + 1))
    const copying = backUp(services, join(folder, 'une'), {}, output)
    for (const identifiant of people) await portal.addPerson(identifiant)
    await copying
    const there = await elsewhere('SQLite')
    await restore(there.config, join(folder, 'une'), output)
    const store = await there.open()
    const found = await store.db.selectFrom('compte').select('identifiant').execute()
    const added = people.filter((nir) => found.some(({ identifiant }) => identifiant === nir))
    expect(added).toEqual(people.slice(0, added.length))
    await store.close()
  })
})

describe('a copy that is not whole', () => {
  let portal: TestApp
  let all: string
  let folder: string
  const { output } = keptOutput()
  const copy = () => join(folder, 'copie')
  const restored = () => restore(readConfig({ DATA_DIR: join(folder, 'data') }), copy(), output)

  beforeAll(async () => {
    portal = await testApp('SQLite')
    all = mkdtempSync(join(tmpdir(), 'espace-agent-sauvegarde-'))
    for (const persona of personas.filter(({ prenom }) => prenom === 'Jeanne'))
      await seedPersona(portal.services, persona, '2026-11-20')
    await backUp(portal.services, join(all, 'saine'), {}, output)
  })
  afterAll(async () => {
    await portal.close()
    rmSync(all, { recursive: true })
  })
  beforeEach(() => {
    folder = mkdtempSync(join(all, 'essai-'))
    cpSync(join(all, 'saine'), copy(), { recursive: true })
  })

  const aFile = () =>
    readdirSync(join(copy(), 'fichiers'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))[0] ?? ''

  it.each([
    ['was cut short', () => rmSync(join(copy(), 'sauvegarde.json')), 'n’est pas une sauvegarde entière'],
    [
      'has rows that changed',
      () => writeFileSync(join(copy(), 'lignes/compte.jsonl.gz'), 'x'),
      '« compte » sont abîmées',
    ],
    ['lost rows', () => rmSync(join(copy(), 'lignes/compte.jsonl.gz')), '« compte » sont abîmées'],
    ['has a file that changed', () => writeFileSync(aFile(), 'x'), 'est abîmé'],
    ['lost a file', () => rmSync(aFile()), 'fichiers sur'],
  ])('is refused when it %s, and nothing is left in the base', async (_, spoil, said) => {
    spoil()
    await expect(restored()).rejects.toThrow(said)
    const store = openEmbedded(join(folder, 'data'))
    await migrate(store.db)
    expect(await store.db.selectFrom('compte').select('id').execute()).toEqual([])
    await store.close()
  })

  it('is not begun in a folder that holds something', async () => {
    await expect(backUp(portal.services, copy(), {}, output)).rejects.toThrow('n’est pas vide')
    const former = { depuis: join(folder, 'ailleurs') }
    await expect(backUp(portal.services, join(folder, 'autre'), former, output)).rejects.toThrow(
      'n’existe pas',
    )
  })

  it('says what to do of one that someone stopped, and is never taken for whole', async () => {
    const stopped = join(folder, 'arretee')
    const arret = AbortSignal.abort()
    await expect(backUp(portal.services, stopped, { arret }, output)).rejects.toThrow('effacez le dossier')
    await expect(backUp(portal.services, stopped, {}, output)).rejects.toThrow('sauvegarde inachevée')
    const config = readConfig({ DATA_DIR: join(folder, 'data') })
    await expect(restore(config, stopped, output)).rejects.toThrow('n’est pas une sauvegarde entière')
  })
})

it('every table of the base is copied', async () => {
  const { services, close } = await testApp('SQLite')
  const there = (await services.db.introspection.getTables()).map(({ name }) => name)
  expect(there.toSorted()).toEqual([...tables].toSorted())
  await close()
})
