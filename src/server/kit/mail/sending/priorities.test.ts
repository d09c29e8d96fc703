import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { inscriptionMail } from '#server/inscription/mails.ts'
import type { Store } from '../../database/Store.ts'
import { nouveauxDocumentsMail } from '../../news/newsMails.ts'
import { folderObjects } from '../../objects/folderObjects.ts'
import { courrielsIn, resendCourriels } from '../courriels.ts'
import type { Deliver } from './Delivery.ts'
import { queueMail } from '../queueMail.ts'
import { sendDue } from './sendDue.ts'
import { smtpDelivery } from './smtp.ts'
import { openSmtp } from '../testing/smtpServer.ts'
import { newId } from '#server/kit/identifiers.ts'

const ORIGIN = 'https://agent.exemple.fr'
const HOUR_MS = 3_600_000
const news = nouveauxDocumentsMail({ origin: ORIGIN })
const link = inscriptionMail({ url: ORIGIN })

describe.each(databases)('mails that leave, on %s', (name) => {
  let store: Store
  let now: number

  beforeEach(async () => {
    store = await openTestStore(name)
    now = Date.parse('2026-11-20T09:00:00Z')
  })
  afterEach(() => store.close())

  const silent = { warn: () => undefined, error: () => undefined }
  const round = (deliver: Deliver, atOnce = 1) =>
    sendDue({ db: store.db, clock: () => new Date(now), log: silent, deliver, atOnce })
  const away: Deliver = async () => ({ outcome: 'injoignable' })

  it('by a few connections that stay open, each mail once', async () => {
    const smtp = await openSmtp()
    const mailer = { url: smtp.url, from: 'portail@exemple.fr' }
    const delivery = smtpDelivery(mailer, { origin: ORIGIN, objects: folderObjects('/nulle-part') })
    for (let rank = 0; rank < 60; rank += 1) await queueMail(store.db, now, `a${rank}@exemple.fr`, news)
    await round(delivery, 5)
    delivery.close()
    expect(new Set(smtp.taken.map(({ to }) => to[0])).size).toBe(60)
    expect(smtp.taken).toHaveLength(60)
    await smtp.close()
  })

  it('a link never behind more than one look at what waits, whatever the news', async () => {
    for (let rank = 0; rank < 200; rank += 1) await queueMail(store.db, now - 1000, 'a@exemple.fr', news)
    const left: string[] = []
    await round(async ({ genre }) => {
      left.push(genre)
      if (left.length === 30) await queueMail(store.db, now, 'b@exemple.fr', link)
      return { outcome: 'envoye' }
    })
    expect(left).toHaveLength(201)
    expect(left.indexOf('inscription')).toBeLessThan(30 + 20)
  })

  it('after an outage of two days: news, still; a link that is dead by then, given up', async () => {
    await queueMail(store.db, now, 'a@exemple.fr', news)
    await queueMail(store.db, now, 'b@exemple.fr', link)
    for (let hour = 0; hour < 48; hour += 1) {
      await round(away)
      await round(away)
      now += HOUR_MS
    }
    const gone = await courrielsIn(store.db, 'abandonne', 9)
    expect(gone.map(({ genre, texte }) => [genre, texte])).toEqual([['inscription', '']])
    const sent: string[] = []
    await round(async ({ genre }) => {
      sent.push(genre)
      return { outcome: 'envoye' }
    })
    expect(sent).toEqual(['nouveauxdocuments'])
  })

  it('a minute after an outage, however long it was', async () => {
    await queueMail(store.db, now, 'b@exemple.fr', link)
    for (let minute = 0; minute < 30; minute += 1) {
      await round(away)
      now += 60_000
    }
    const sent: string[] = []
    await round(async ({ genre }) => {
      sent.push(genre)
      return { outcome: 'envoye' }
    })
    expect(sent).toEqual(['inscription'])
  })

  it('again when they were given up and still say something', async () => {
    await queueMail(store.db, now, 'a@exemple.fr', news)
    await queueMail(store.db, now, 'b@exemple.fr', link)
    await round(async () => ({ outcome: 'refuse', status: 550 }))
    expect(await courrielsIn(store.db, 'abandonne', 9)).toHaveLength(2)
    expect(await resendCourriels(store.db, now)).toBe(1)
    expect((await courrielsIn(store.db, 'attente', 9)).map(({ genre }) => genre)).toEqual([
      'nouveauxdocuments',
    ])
  })

  it('again some at a time, however many were given up', async () => {
    await queueMail(store.db, now, 'a@exemple.fr', news)
    const { id: _, ...model } = await store.db.selectFrom('courriel').selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: 2100 }, () => ({
      ...model,
      id: newId(),
      etat: 'abandonne' as const,
    }))
    for (let from = 0; from < rows.length; from += 300)
      await store.db
        .insertInto('courriel')
        .values(rows.slice(from, from + 300))
        .execute()
    const changed: number[] = []
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        changed.push(Number(result.numAffectedRows ?? 0))
        return result
      },
    }
    expect(await resendCourriels(store.db.withPlugin(counting), now)).toBe(2100)
    expect(Math.max(...changed)).toBeLessThanOrEqual(1000)
    expect(await courrielsIn(store.db, 'abandonne', 9)).toEqual([])
  })
})
