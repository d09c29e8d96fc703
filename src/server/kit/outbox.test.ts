import { afterEach, beforeEach, expect, it } from 'vitest'
import { lastCourriels } from './mail/courriels.ts'
import type { Store } from './database/Store.ts'
import { openTestStore } from '#testing/databases.ts'
import type { Deliver } from './mail/sending/Delivery.ts'
import { inscriptionMail } from '#server/inscription/mails.ts'
import { openOutbox } from './outbox.ts'
import { queueMail } from './mail/queueMail.ts'
import { sendDue } from './mail/sending/sendDue.ts'

let store: Store
let delivered: string[]
let logged: unknown[]
const now = Date.parse('2026-11-20T09:00:00Z')

const atOnce: Deliver = async ({ id }) => {
  delivered.push(id)
  return { outcome: 'envoye' }
}
const open = (deliver: Deliver) => {
  const keep = (...told: unknown[]) => void logged.push(told)
  const log = { warn: keep, error: keep }
  const post = { db: store.db, clock: () => new Date(now), deliver, log }
  return openOutbox({ log, round: (isStopped) => sendDue(post, isStopped) })
}
const queue = () =>
  queueMail(store.db, now, 'nadia@exemple.fr', inscriptionMail({ url: 'https://agent.exemple.fr/' }))
const states = async () => (await lastCourriels(store.db)).map(({ etat }) => etat)

beforeEach(async () => {
  store = await openTestStore('SQLite')
  delivered = []
  logged = []
})
afterEach(() => store.close())

it('sends what waits when it opens, then what it is woken for, and nothing once it is closed', async () => {
  await queue()
  const outbox = open(atOnce)
  await expect.poll(states).toEqual(['envoye'])
  await queue()
  outbox.wake()
  await expect.poll(states).toEqual(['envoye', 'envoye'])
  await outbox.close()
  await queue()
  outbox.wake()
  await outbox.close()
  expect(delivered).toHaveLength(2)
})

it('goes on after a fault that nobody foresaw', async () => {
  let faults = 1
  await queue()
  const outbox = open((courriel, moment) =>
    faults-- > 0 ? Promise.reject(new Error('unforeseen')) : atOnce(courriel, moment),
  )
  await expect.poll(() => logged.length).toBe(1)
  await queue()
  outbox.wake()
  await expect.poll(() => delivered.length).toBe(1)
  await outbox.close()
})

it('waits for the mail under way when it closes', async () => {
  await queue()
  let finish: () => void = () => undefined
  let begun: () => void = () => undefined
  const beginning = new Promise<void>((resolve) => {
    begun = resolve
  })
  const slow: Deliver = () => {
    begun()
    return new Promise((resolve) => {
      finish = () => resolve({ outcome: 'envoye' })
    })
  }
  const outbox = open(slow)
  await beginning
  const closing = outbox.close()
  finish()
  await closing
  expect(await states()).toEqual(['envoye'])
})
