import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { T0 } from '#testing/person.ts'
import { keepCaptcha, takeCaptcha } from './captchas.ts'
import type { Db, Store } from '../database/Store.ts'
import { idOf } from '#testing/idOf.ts'

const consumeCaptcha = async (db: Db, uuid: string, code: string, now: number) =>
  (await takeCaptcha(db, uuid, now))?.is(code) ?? false

describe.each(databases)('captchas on %s', (name) => {
  let store: Store

  beforeAll(async () => {
    store = await openTestStore(name)
  })
  afterAll(() => store.close())

  it('accepts a captcha once, even when many ask at the same time', async () => {
    await keepCaptcha(store.db, idOf('u1'), 'ABC', T0 + 10)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => consumeCaptcha(store.db, idOf('u1'), 'ABC', T0)),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('consumes a captcha on a wrong code, and refuses a late one', async () => {
    await keepCaptcha(store.db, idOf('u2'), 'ABC', T0 + 10)
    expect(await consumeCaptcha(store.db, idOf('u2'), 'ABD', T0)).toBe(false)
    expect(await consumeCaptcha(store.db, idOf('u2'), 'ABC', T0)).toBe(false)
    await keepCaptcha(store.db, idOf('u3'), 'ABC', T0 + 10)
    expect(await consumeCaptcha(store.db, idOf('u3'), 'ABC', T0 + 10)).toBe(false)
  })

  it('knows none by what is no identifier', async () => {
    expect(await consumeCaptcha(store.db, 'u4', 'ABC', T0)).toBe(false)
  })
})
