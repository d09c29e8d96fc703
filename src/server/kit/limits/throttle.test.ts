import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { T0 } from '#testing/person.ts'
import type { Store } from '../database/Store.ts'
import { countAttempt, forgetAttempts } from './throttle.ts'

describe.each(databases)('attempts on %s', (name) => {
  let store: Store

  beforeAll(async () => {
    store = await openTestStore(name)
  })
  afterAll(() => store.close())

  it('gives parallel attempts different numbers', async () => {
    const counts = await Promise.all(Array.from({ length: 12 }, () => countAttempt(store.db, 'k', T0, 1000)))
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  })

  it('starts a count again when its window has passed, or when it is forgotten', async () => {
    expect(await countAttempt(store.db, 'w', T0, 1000)).toBe(1)
    expect(await countAttempt(store.db, 'w', T0 + 999, 1000)).toBe(2)
    expect(await countAttempt(store.db, 'w', T0 + 1000, 1000)).toBe(1)
    await forgetAttempts(store.db, ['w'])
    expect(await countAttempt(store.db, 'w', T0 + 1001, 1000)).toBe(1)
  })
})
