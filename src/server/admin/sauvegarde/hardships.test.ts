import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { personas } from '#demo/personas/personas.ts'
import { seedPersona } from '#demo/seedDemo.ts'
import { keepBrouillon } from '#server/kit/drafts/store.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { openPostgres } from '#server/kit/database/Store.ts'
import { type ObjectStore, StorageDown } from '#server/kit/objects/ObjectStore.ts'
import { openS3 } from '#server/kit/objects/testing/s3Server.ts'
import { s3Objects } from '#server/kit/objects/s3Objects.ts'
import { addPieces } from '#server/kit/pieces/store.ts'
import { databases, makeDatabase } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { replaceDocument } from '../documents/withdrawDocument.ts'
import { smallPdf } from '../testing/folder.ts'
import { keptOutput } from '../testing/output.ts'
import { backUp } from './backUp.ts'
import { placesIn, readManifest } from './manifest.ts'
import { putRows, readRows, writeRows } from './rows.ts'

let folder: string
const { output } = keptOutput()

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-sauvegarde-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const seeded = async (name: (typeof databases)[number]): Promise<TestApp> => {
  const portal = await testApp(name)
  for (const persona of personas.filter(({ prenom }) => prenom === 'Jeanne'))
    await seedPersona(portal.services, persona, '2026-11-20')
  return portal
}

describe.each(databases)('rows of %s with signs that end a line for some readers', (name) => {
  const SIGNS = 'un\u2028deux\u2029trois\rquatre\ncinq \\u2028'
  let portal: TestApp

  beforeEach(async () => {
    portal = await seeded(name)
    const { db } = portal.services
    const { uuid, compte_id } = await db.selectFrom('document').selectAll().executeTakeFirstOrThrow()
    await db.updateTable('document').set({ libelle1: SIGNS }).where('uuid', '=', uuid).execute()
    await keepBrouillon(db, {
      compte_id,
      genre: 'demandedepartretraite',
      version: 1,
      json: JSON.stringify({ texte: SIGNS }),
      modifie_le: 1,
    })
  })
  afterEach(() => portal.close())

  it.each([
    ['document', 'libelle1', (text: unknown) => text],
    ['brouillon', 'json', (text: unknown) => JSON.parse(String(text)).texte],
  ] as const)('come back from a copy: %s', async (table, column, textOf) => {
    const { db } = portal.services
    const path = join(folder, table)
    await writeRows(db, table, path)
    const lines = gunzipSync(readFileSync(path)).toString()
    expect(lines).not.toMatch(/[\u2028\u2029\r]/)
    await db.deleteFrom(table).execute()
    await putRows(db, table, path)
    const rows: readonly object[] = await db.selectFrom(table).selectAll().execute()
    expect(rows.map((row) => textOf(Reflect.get(row, column)))).toContain(SIGNS)
  })
})

it('a copy of a former version, where these signs stand as they are, is read too', async () => {
  const path = join(folder, 'lignes')
  const rows = Array.from({ length: 1201 }, (_, rank) => ({ cle: `é${rank}\u2028\u2029`, nombre: rank }))
  writeFileSync(path, gzipSync(rows.map((row) => `${JSON.stringify(row)}\n`).join('')))
  const pages = []
  for await (const page of readRows(path)) pages.push(page)
  expect(pages.map(({ length }) => length)).toEqual([500, 500, 201])
  expect(pages.flat()).toEqual(rows)
})

it('a base that takes longer to read than a statement may last is copied', async () => {
  const { url, drop } = await makeDatabase()
  const store = await openPostgres(url, { statementMs: 0 })
  await migrate(store.db)
  await sql`insert into tentative (cle, nombre, expire_le)
    select 'c' || n, 1, n from generate_series(1, 60000) n`.execute(store.db)
  await store.close()
  const portal = await testApp('SQLite')
  const hasty = await openPostgres(url, { statementMs: 150 })
  const config = { ...portal.services.config, databaseUrl: url, dataDir: folder }
  await backUp({ ...portal.services, config, db: hasty.db }, join(folder, 'une'), {}, output)
  const lines = gunzipSync(readFileSync(placesIn(join(folder, 'une')).rows('tentative'))).toString()
  expect(lines.split('\n')).toHaveLength(60_001)
  await hasty.close()
  await portal.close()
  await drop()
})

it('a store that does not answer is waited for; one that stays away ends the copy', async () => {
  const portal = await seeded('SQLite')
  let away = 3
  let paused = 0
  const open: ObjectStore['open'] = async (key) => {
    away -= 1
    if (away >= 0) throw new StorageDown('NO_ANSWER')
    return portal.services.objects.open(key)
  }
  const services = { ...portal.services, objects: { ...portal.services.objects, open } }
  const pause = async () => {
    paused += 1
  }
  await backUp(services, join(folder, 'une'), { pause }, output)
  expect(paused).toBe(3)
  away = Infinity
  await expect(backUp(services, join(folder, 'deux'), { pause }, output)).rejects.toThrow(StorageDown)
  await portal.close()
})

it('a store that refuses is not waited for: the copy ends at once', async () => {
  const portal = await seeded('SQLite')
  const s3 = await openS3()
  const services = { ...portal.services, objects: s3Objects({ ...s3.settings, bucket: 'ailleurs' }) }
  const pause = () => Promise.reject(new Error('waited'))
  await expect(backUp(services, join(folder, 'une'), { pause }, output)).rejects.toThrow('404 NoSuchBucket')
  await s3.close()
  await portal.close()
})

it('tells the files that the base names and the store has no more, neither those refused or withdrawn nor those purged since', async () => {
  const portal = await seeded('SQLite')
  const { db, objects, clock } = portal.services
  const rows = await db.selectFrom('document').selectAll().orderBy('uuid').limit(2).execute()
  const { compte_id } = await db.selectFrom('compte').select('id as compte_id').executeTakeFirstOrThrow()
  for (const { fichier } of rows) await objects.remove(fichier)
  const piece = { nom: 'a.pdf', type: 'application/pdf', taille: 9, empreinte: 'x', message_id: null }
  const refused = { ...piece, id: 'p', compte_id, fichier: 'refusee.pdf', cree_le: clock().getTime() }
  const withdrawn = { ...refused, id: 'w', fichier: 'retiree.pdf', cree_le: 0, analyse: 'sain' as const }
  await addPieces(db, [{ ...refused, analyse: 'refusee' }, withdrawn])
  const purged = rows[1]?.fichier
  const open: ObjectStore['open'] = async (key) => {
    if (key === purged) await db.deleteFrom('document').where('fichier', '=', key).execute()
    return objects.open(key)
  }
  const services = { ...portal.services, objects: { ...objects, open } }
  const ended = await backUp(services, join(folder, 'une'), {}, output)
  expect(ended).toEqual({ refuse: 1, interrompu: false })
  expect((await readManifest(join(folder, 'une'))).fichiers.absents).toBe(1)
  await portal.close()
})

it('tells a document that was replaced meanwhile as such, not as one that was lost', async () => {
  const portal = await seeded('SQLite')
  const { db, objects } = portal.services
  const { uuid, fichier } = await db
    .selectFrom('document')
    .selectAll()
    .orderBy('uuid')
    .executeTakeFirstOrThrow()
  const other = join(folder, 'autre.pdf')
  writeFileSync(other, smallPdf('autre'))
  const open: ObjectStore['open'] = async (key) => {
    if (key === fichier)
      await replaceDocument(portal.services, { uuid, motif: 'Mauvais fichier', fichier: other }, {}, output)
    return objects.open(key)
  }
  const services = { ...portal.services, objects: { ...objects, open } }
  const kept = keptOutput()
  expect(await backUp(services, join(folder, 'une'), {}, kept.output)).toEqual({
    refuse: 0,
    interrompu: false,
  })
  expect((await readManifest(join(folder, 'une'))).fichiers.absents).toBe(0)
  expect(kept.said.join('\n')).toContain(uuid)
  await portal.close()
})
