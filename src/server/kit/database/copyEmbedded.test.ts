import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestStore } from '#testing/databases.ts'
import { copyEmbedded, fileOf, type Store } from './Store.ts'

let store: Store
let folder: string

beforeEach(async () => {
  store = await openTestStore('SQLite')
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-copie-'))
  // Ten parts of a copy.
  const filler = sql<string>`hex(zeroblob(20000))`
  await sql`insert into reglage (cle, valeur) with recursive n (i) as (select 1 union all select i + 1 from n where i < 1000)
    select 'c' || i, ${filler} from n`.execute(store.db)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

it('a copy is of one moment, and ends, though a server writes between each of its parts', async () => {
  const written: Promise<unknown>[] = []
  await copyEmbedded(store.db, folder, () => {
    const row = { cle: `pendant-${written.length}`, valeur: '' }
    written.push(store.db.insertInto('reglage').values(row).execute())
  })
  await Promise.all(written)
  expect(written.length).toBeGreaterThan(5)
  expect(written.length).toBeLessThan(20)
  const copy = new DatabaseSync(fileOf(folder))
  const kept = copy.prepare("select count(*) as n from reglage where cle like 'c%'").get()
  expect(kept).toMatchObject({ n: 1000 })
  expect(copy.prepare("select * from reglage where cle like 'pendant%'").all()).toEqual([])
  copy.close()
})

it('a copy stops between two of its parts', async () => {
  let looks = 0
  const goOn = () => {
    looks += 1
    if (looks === 2) throw new Error('assez')
  }
  await expect(copyEmbedded(store.db, folder, goOn)).rejects.toThrow('assez')
  expect(looks).toBe(2)
})
