import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { openBaseClock } from './baseClock.ts'
import type { Store } from './Store.ts'

const HOUR = 3_600_000

describe.each(databases)('the clock of a server that is an hour ahead, on %s', (name) => {
  let store: Store
  beforeEach(async () => {
    store = await openTestStore(name)
  })
  afterEach(() => store.close())

  it('is that of the base where machines share one', async () => {
    const before = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: before + HOUR })
    onTestFinished(() => void vi.useRealTimers())
    const { clock, close } = await openBaseClock(store.db)
    const ahead = clock().getTime() - before
    close()
    expect(Math.round(ahead / HOUR)).toBe(name === 'SQLite' ? 1 : 0)
  })
})

it('is asked of the base again, and goes on while the base is away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const asked: string[] = []
  const store = await openTestStore('PostgreSQL', ({ query }) => void asked.push(query.sql))
  const { clock, close } = await openBaseClock(store.db)
  vi.advanceTimersByTime(10_000)
  await expect.poll(() => asked.filter((text) => text.includes('clock_timestamp')).length).toBe(2)
  await store.close()
  vi.advanceTimersByTime(10_000)
  const [one, two] = [clock().getTime(), Date.now()]
  close()
  expect(Math.abs(one - two)).toBeLessThan(HOUR)
})
