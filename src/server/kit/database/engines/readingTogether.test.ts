import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeEach, expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { setReglage } from '../reglages.ts'
import { openEmbedded, type Store } from '../Store.ts'

let folder: string
let store: Store

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'espace-agent-lectures-'))
  store = openEmbedded(folder)
  await migrate(store.db)
  await setReglage(store.db, 'a', 'avant')
  await nextTurn()
  return () => store.close()
})

const read = async () =>
  (await store.db.selectFrom('reglage').select('valeur').where('cle', '=', 'a').executeTakeFirstOrThrow())
    .valeur

it('what another process writes is read in the next turn, and those of one turn agree', async () => {
  const beside = new DatabaseSync(join(folder, 'portail.db'))
  const first = await read()
  beside.exec("update reglage set valeur = 'après' where cle = 'a'")
  beside.close()
  const second = await read()
  await nextTurn()
  expect([first, second, await read()]).toEqual(['avant', 'avant', 'après'])
})

/** Lets what waits for nothing outside go on, within this turn. */
const goOn = async () => {
  for (let step = 0; step < 50; step += 1) await undefined
}

it('what this process writes is read at once, before the disk has it', async () => {
  const before = await read()
  const written = setReglage(store.db, 'a', 'après')
  await goOn()
  const after = await read()
  const transaction = store.db.transaction().execute((tx) => setReglage(tx, 'a', 'ensuite'))
  await goOn()
  expect([before, after, await read()]).toEqual(['avant', 'après', 'ensuite'])
  await Promise.all([written, transaction])
})

it('a base that is closed in the turn of a reading is left alone', async () => {
  await store.close()
  store = openEmbedded(folder)
  await read()
  await store.close()
  await expect(nextTurn('rien')).resolves.toBe('rien')
  store = openEmbedded(folder)
})
