import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { T0 } from '#testing/person.ts'
import type { Store } from '../database/Store.ts'
import { giveBackTry, takeTry } from './growingWait.ts'

const MINUTE = 60_000

describe.each(databases)('tries that wait longer and longer on %s', (name) => {
  let store: Store
  beforeAll(async () => {
    store = await openTestStore(name)
  })
  afterAll(() => store.close())

  it('are free at first, then wait 1, 2, 4… 120 minutes, and no longer', async () => {
    let now = T0
    const waits = []
    for (let round = 0; round < 12; round += 1) {
      const { taken, waitMs } = await takeTry(store.db, 'a', now, 3)
      expect(taken).toBe(true)
      waits.push(waitMs / MINUTE)
      now += waitMs
    }
    expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 120, 120, 120])
  })

  it.each([
    [3, 20],
    [6, 23],
  ])('with %d free ones, are %d in a day for who tries all the time', async (free, most) => {
    let [now, tries] = [T0, 0]
    for (; now < T0 + 24 * 60 * MINUTE; tries += 1)
      now += (await takeTry(store.db, `b${free}`, now, free)).waitMs
    expect(tries).toBe(most)
  })

  it('count nothing when they come too soon, and say how long is left', async () => {
    for (let round = 0; round < 3; round += 1) await takeTry(store.db, 'c', T0, 3)
    expect(await takeTry(store.db, 'c', T0 + MINUTE - 1, 3)).toEqual({ taken: false, waitMs: 1 })
    expect(await takeTry(store.db, 'c', T0 + MINUTE, 3)).toEqual({
      taken: true,
      number: 4,
      waitMs: 2 * MINUTE,
    })
  })

  it('cannot outrun the wait in parallel', async () => {
    const tries = await Promise.all(Array.from({ length: 12 }, () => takeTry(store.db, 'd', T0, 3)))
    expect(tries.filter(({ taken }) => taken)).toHaveLength(3)
  })

  it('are forgotten a day after the last, and given back with their wait', async () => {
    for (let round = 0; round < 3; round += 1) await takeTry(store.db, 'e', T0, 3)
    await giveBackTry(store.db, 'e')
    expect(await takeTry(store.db, 'e', T0, 3)).toMatchObject({ taken: true, number: 3, waitMs: MINUTE })
    const day = T0 + 24 * 60 * MINUTE
    expect(await takeTry(store.db, 'e', day, 3)).toEqual({ taken: true, number: 1, waitMs: 0 })
  })
})
