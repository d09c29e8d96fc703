import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openTestStore } from '#testing/databases.ts'
import { migrate } from '../migrate.ts'
import { setReglage } from '../reglages.ts'
import { openEmbedded } from '../Store.ts'

it('a row has each column by its name, though a table gained one under a query already asked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-cote-'))
  const store = openEmbedded(folder)
  await migrate(store.db)
  await setReglage(store.db, 'a', '1')
  const read = () =>
    store.db
      .selectFrom('reglage')
      .innerJoin('reglage as autre', 'autre.cle', 'reglage.cle')
      .selectAll('reglage')
      .select('autre.cle as fin')
      .executeTakeFirst()
  expect(await read()).toEqual({ cle: 'a', valeur: '1', fin: 'a' })
  const beside = new DatabaseSync(join(folder, 'portail.db'))
  beside.exec("alter table reglage add column depuis text default 'hier'")
  beside.close()
  await nextTurn()
  expect(await read()).toEqual({ cle: 'a', valeur: '1', depuis: 'hier', fin: 'a' })
  await store.close()
})

it('a limit is no parameter, by which SQLite would prepare a query anew at each call', async () => {
  const store = await openTestStore('SQLite')
  const { sql: text, parameters } = store.db.selectFrom('reglage').select('cle').limit(2).compile()
  expect([text.endsWith('limit 2'), parameters]).toEqual([true, []])
  for (const cle of ['a', 'b', 'c']) await setReglage(store.db, cle, '')
  expect(await store.db.selectFrom('reglage').select('cle').limit(2).execute()).toHaveLength(2)
  await store.close()
})
