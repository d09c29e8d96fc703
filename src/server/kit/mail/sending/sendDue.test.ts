import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { folderObjects } from '../../objects/folderObjects.ts'
import { findCourriel, lastCourriels } from '../courriels.ts'
import type { Store } from '../../database/Store.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { keepHere, type Deliver } from './Delivery.ts'
import { inscriptionMail } from '#server/inscription/mails.ts'
import { changementCourrielMail } from '#server/profil/mails.ts'
import { queueMail } from '../queueMail.ts'
import { sendDue, type Post } from './sendDue.ts'
import { smtpDelivery } from './smtp.ts'
import { openDrip, openSilence, openSmtp, type TestSmtp } from '../testing/smtpServer.ts'

const ORIGIN = 'https://agent.exemple.fr'
const FROM = 'Espace agent public <ne-pas-repondre@exemple.fr>'
const ADDRESS = 'nadia.cherif@exemple.fr'
const URL_LIEN = `${ORIGIN}/?validationInscription=JETONSECRET`
const MINUTE = 60_000
/** These mails bring no file. */
const objects = folderObjects('/nulle-part')
const limits = (ms: number, sending: number) => ({
  sending,
  connectionTimeout: ms,
  greetingTimeout: ms,
  socketTimeout: ms,
  dnsTimeout: ms,
})

describe.each(databases)('sending what is due on %s', (name) => {
  let store: Store
  let smtp: TestSmtp
  let now: number
  let logged: string[]

  const post = (deliver: Deliver): Post => {
    const keep = (...told: unknown[]) => void logged.push(JSON.stringify(told))
    return { db: store.db, clock: () => new Date(now), deliver, log: { warn: keep, error: keep } }
  }
  const bySmtp = (url = smtp.url, ms = 5000, sending = 60_000) =>
    post(smtpDelivery({ url, from: FROM }, { origin: ORIGIN, objects }, limits(ms, sending)))
  const queue = (mail = inscriptionMail({ url: URL_LIEN })) => queueMail(store.db, now, ADDRESS, mail)
  const only = async () => {
    const [courriel] = await lastCourriels(store.db)
    if (!courriel) throw new Error('No mail')
    return courriel
  }

  beforeEach(async () => {
    store = await openTestStore(name)
    smtp = await openSmtp()
    now = Date.parse('2026-11-20T09:00:00Z')
    logged = []
  })
  afterEach(async () => {
    await smtp.close()
    await store.close()
  })

  it('sends text and HTML with its headers, and forgets what it said', async () => {
    await queue()
    const { id } = await only()
    await sendDue(bySmtp())
    const [message] = smtp.taken
    expect(message).toMatchObject({ from: 'ne-pas-repondre@exemple.fr', to: [ADDRESS] })
    const headers = message?.raw.split('\r\n\r\n', 1)[0] ?? ''
    expect(headers).toContain(`From: ${FROM}`)
    expect(headers).toContain(`To: ${ADDRESS}`)
    expect(headers).toContain('Auto-Submitted: auto-generated')
    expect(headers).toContain('Date: Fri, 20 Nov 2026 09:00:00 +0000')
    expect(headers).toContain(`Message-ID: <${id}@agent.exemple.fr>`)
    expect(headers).toContain('Content-Type: multipart/alternative')
    expect(headers).not.toMatch(/X-Mailer|JETONSECRET/)
    expect(message?.raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(message?.raw).toContain('Content-Type: text/html; charset=utf-8')
    expect(await only()).toMatchObject({ etat: 'envoye', texte: '', html: '', envoye_le: now, essais: 1 })
    expect(logged).toEqual([])
  })

  it('encodes a subject beyond ASCII', async () => {
    await queue(changementCourrielMail({ url: URL_LIEN }))
    await sendDue(bySmtp())
    const headers = smtp.taken[0]?.raw.split('\r\n\r\n', 1)[0] ?? ''
    expect(headers).toMatch(/^[\x20-\x7e\r\n]*$/)
    const subject = /Subject: ((?:.|\r\n )*)/.exec(headers)?.[1] ?? ''
    const words = [...subject.matchAll(/=\?UTF-8\?Q\?(.*?)\?=/gi)].map(([, word]) => word ?? '')
    const decoded =
      words.length === 0 ? '' : decodeURIComponent(words.join('').replaceAll('_', ' ').replaceAll('=', '%'))
    expect(subject.replace(/=\?UTF-8\?Q\?.*\?=/is, decoded)).toBe('Confirmez votre adresse électronique')
  })

  it('tries a mail again a minute after 451, and not before', async () => {
    await queue()
    smtp.refusals.push(451)
    await sendDue(bySmtp())
    expect(await only()).toMatchObject({ etat: 'attente', essais: 1, a_envoyer_le: now + MINUTE })
    now += MINUTE - 1
    await sendDue(bySmtp())
    expect(smtp.taken).toEqual([])
    now += 1
    await sendDue(bySmtp())
    expect(smtp.taken).toHaveLength(1)
    expect(await only()).toMatchObject({ etat: 'envoye', essais: 2, texte: '' })
  })

  it('waits longer and longer, and gives up after a day', async () => {
    await queue()
    const queued = now
    const waits: number[] = []
    while ((await only()).etat === 'attente' && waits.length < 20) {
      smtp.refusals.push(451)
      await sendDue(bySmtp())
      const { etat, a_envoyer_le } = await only()
      if (etat === 'attente') waits.push((a_envoyer_le - now) / MINUTE)
      now = a_envoyer_le
    }
    expect(waits).toEqual([1, 5, 15, 60, 240, 240, 240, 240, 240])
    expect(now - queued).toBeLessThanOrEqual(24 * 60 * MINUTE)
    expect(await only()).toMatchObject({ etat: 'abandonne', texte: '', html: '' })
  })

  it('gives up at once on 550, and the log says nothing of the mail but its kind', async () => {
    await queue()
    smtp.refusals.push(550)
    await sendDue(bySmtp())
    expect(await only()).toMatchObject({ etat: 'abandonne', texte: '', html: '', envoye_le: null })
    expect(logged).toHaveLength(1)
    expect(logged[0]).toContain('"genre":"inscription"')
    expect(logged[0]).toContain('550')
    expect(logged[0]).not.toMatch(/nadia|Créez|JETON|Refused/)
  })

  it.each([550, 530, 451])('keeps every mail when their sender is refused with %i', async (status) => {
    await queue()
    await queue()
    smtp.senderRefusals.push(status)
    await sendDue(bySmtp())
    const kept = await lastCourriels(store.db)
    expect(kept.map(({ essais }) => essais).toSorted()).toEqual([0, 1])
    expect(kept.every(({ etat, texte }) => etat === 'attente' && texte !== '')).toBe(true)
    expect([smtp.taken, logged.length]).toEqual([[], 1])
    expect(logged[0]).toContain(String(status))
    now += MINUTE
    await sendDue(bySmtp())
    expect(smtp.taken).toHaveLength(2)
  })

  it('nor for one whose answer never ends', async () => {
    const drip = await openDrip(20)
    await queue()
    await sendDue(bySmtp(drip.url, 5000, 300))
    await drip.close()
    expect(await only()).toMatchObject({ etat: 'attente', essais: 1 })
    expect(logged[0]).toContain('EABORT')
    now += MINUTE
    await sendDue(bySmtp())
    expect(smtp.taken).toHaveLength(1)
  })

  it('does not wait for a server that accepts the connection and says nothing', async () => {
    const silence = await openSilence()
    await queue()
    await queue()
    await sendDue(bySmtp(silence.url, 100))
    await silence.close()
    const courriels = await lastCourriels(store.db)
    expect(courriels.map(({ essais }) => essais).sort()).toEqual([0, 1])
    expect(courriels.every(({ etat, texte }) => etat === 'attente' && texte !== '')).toBe(true)
    expect(logged[0]).toContain('ETIMEDOUT')
    await sendDue(bySmtp())
    now += MINUTE
    await sendDue(bySmtp())
    expect(smtp.taken).toHaveLength(2)
  })

  it('keeps a mail that nobody serves, for the server that comes after', async () => {
    await queue()
    await sendDue(bySmtp('smtp://127.0.0.1:1'))
    expect(await only()).toMatchObject({ etat: 'attente', essais: 1 })
    now += MINUTE
    await sendDue(bySmtp())
    expect(await only()).toMatchObject({ etat: 'envoye' })
  })

  it('sends each mail once when two servers share the store', async () => {
    await Promise.all([queue(), queue(), queue(), queue(), queue()])
    await Promise.all([sendDue(bySmtp()), sendDue(bySmtp()), sendDue(bySmtp())])
    await sendDue(bySmtp())
    expect(smtp.taken).toHaveLength(5)
    expect(new Set(smtp.taken.map(({ raw }) => /Message-ID: .*/.exec(raw)?.[0])).size).toBe(5)
  })

  it('reads an address as one address, whatever it holds', async () => {
    await queueMail(store.db, now, 'a@exemple.fr, b@exemple.fr', inscriptionMail({ url: URL_LIEN }))
    await sendDue(bySmtp())
    expect(smtp.taken.flatMap(({ to }) => to)).not.toContain('b@exemple.fr')
  })

  it('keeps the text in the demonstration', async () => {
    await queue()
    await sendDue(post(keepHere))
    const { id, etat, texte } = await only()
    expect(etat).toBe('envoye')
    expect(texte).toContain(URL_LIEN)
    expect(await findCourriel(store.db, id)).toMatchObject({ envoye_le: now })
  })
})
