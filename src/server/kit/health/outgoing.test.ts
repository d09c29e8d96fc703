import { afterEach, beforeEach, expect, it } from 'vitest'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { queueMail } from '../mail/queueMail.ts'
import type { Delivered } from '../mail/sending/Delivery.ts'
import { watched } from '../mail/sending/openPost.ts'
import { sendDue } from '../mail/sending/sendDue.ts'
import { MISSING_FILES } from '../mail/sending/smtp.ts'
import { openOutgoing } from './outgoing.ts'

let portal: TestApp

beforeEach(async () => {
  portal = await testApp('SQLite', { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'portail@exemple.fr' })
})
afterEach(() => portal.close())

const queue = async (mails: number) => {
  const { db, clock } = portal.services
  for (let rank = 0; rank < mails; rank += 1)
    await queueMail(db, clock().getTime(), `a${rank}@exemple.fr`, {
      genre: 'essai',
      sujet: 'Essai',
      paragraphes: [],
    })
}

const post = (deliver: Parameters<typeof watched>[0]) => {
  const seen = watched(deliver)
  const courriel = async () => (await openOutgoing(portal.services, seen.answers)())['courriel']
  const { log } = portal.app
  return { courriel, send: () => sendDue({ ...portal.services, ...seen, log, atOnce: 5 }) }
}

it('says that mail leaves while five leave at once', async () => {
  await queue(5)
  const said: unknown[] = []
  const { courriel, send } = post(async () => {
    said.push(await courriel())
    return { outcome: 'envoye' }
  })
  await send()
  expect(said).toEqual(Array.from({ length: 5 }, () => 'disponible'))
})

it.each<[string, Delivered, string]>([
  ['does not answer', { outcome: 'injoignable', code: 'ECONNREFUSED' }, 'indisponible'],
  ['refuses a mail for now', { outcome: 'occupe', status: 451 }, 'disponible'],
  ['refuses a mail', { outcome: 'refuse', status: 550 }, 'disponible'],
])('says of a mail server that %s what is true', async (_, outcome, state) => {
  await queue(1)
  const { courriel, send } = post(async () => outcome)
  await send()
  expect(await courriel()).toBe(state)
})

it('says that mail is away until a mail has left again', async () => {
  const outcomes: Delivered[] = [
    { outcome: 'injoignable', code: 'ETIMEDOUT' },
    { outcome: 'occupe', code: MISSING_FILES },
    { outcome: 'envoye' },
  ]
  const { courriel, send } = post(async () => outcomes.shift() ?? { outcome: 'envoye' })
  const states = []
  for (let round = 0; round < 3; round += 1) {
    await queue(1)
    await send()
    states.push(await courriel())
    await portal.services.db.deleteFrom('courriel').execute()
  }
  expect(states).toEqual(['indisponible', 'indisponible', 'disponible'])
})
