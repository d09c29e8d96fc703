import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { lastCourriels } from '../courriels.ts'
import type { Store } from '../../database/Store.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { inscriptionMail } from '#server/inscription/mails.ts'
import { queueMail } from '../queueMail.ts'
import type { Deliver } from './Delivery.ts'
import { sendDue } from './sendDue.ts'

const SECOND = 1000

describe.each(databases)('a mail that a sender has taken, on %s', (name) => {
  let store: Store
  let now: number
  let taken: string[]

  const sendBy = (deliver: Deliver) => {
    const keep = () => undefined
    return sendDue({ db: store.db, clock: () => new Date(now), deliver, log: { warn: keep, error: keep } })
  }
  const another: Deliver = async ({ id }) => {
    taken.push(id)
    return { outcome: 'envoye' }
  }
  const only = async () => (await lastCourriels(store.db))[0]

  beforeEach(async () => {
    store = await openTestStore(name)
    now = Date.parse('2026-11-20T09:00:00Z')
    taken = []
    await queueMail(store.db, now, 'nadia.cherif@exemple.fr', inscriptionMail({ url: 'https://a.fr/' }))
  })
  afterEach(() => store.close())

  it('leaves by another half a minute after its sender died', async () => {
    await expect(sendBy(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
    now += 29 * SECOND
    await sendBy(another)
    expect(taken).toEqual([])
    now += SECOND
    await sendBy(another)
    expect(taken).toHaveLength(1)
  })

  it('stays its sender’s however long that one is about it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await sendBy(async () => {
      now += 20 * SECOND
      vi.advanceTimersByTime(20 * SECOND)
      await expect.poll(only).toMatchObject({ a_envoyer_le: now + 30 * SECOND })
      now += 20 * SECOND
      await sendBy(another)
      return { outcome: 'envoye' }
    })
    expect(taken).toEqual([])
    expect(await only()).toMatchObject({ etat: 'envoye', essais: 1 })
  })
})
