import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setInterval } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sumOf } from '../../files/storeDocument.ts'
import { folderObjects } from '../../objects/folderObjects.ts'
import type { ObjectStore } from '../../objects/ObjectStore.ts'
import { lastCourriels } from '../courriels.ts'
import type { Store } from '../../database/Store.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import { pieceDocumentMail } from '#server/documents/envoimail/mails.ts'
import { inscriptionMail } from '#server/inscription/mails.ts'
import { queueMail } from '../queueMail.ts'
import { sendDue } from './sendDue.ts'
import { LIMITS, smtpDelivery } from './smtp.ts'
import { openSmtp, type TestSmtp } from '../testing/smtpServer.ts'

const ORIGIN = 'https://agent.exemple.fr'
const ADDRESS = 'nadia.cherif@exemple.fr'
const MINUTE = 60_000
const bytes = Buffer.from('%PDF-1.7 attestation')
const piece = { fichier: 'attestation.pdf', nom: 'Attestation « été » 2025.pdf', type: 'application/pdf' }
const told = { titre: 'Attestation fiscale 2025', url: `${ORIGIN}/remunerationpaie?annee=2026`, piece }

describe.each(databases)('a mail that brings a document on %s', (name) => {
  let store: Store
  let smtp: TestSmtp
  let folder: string
  let objects: ObjectStore
  let now: number
  let logged: string[]

  const send = (limits = LIMITS) => {
    const keep = (...said: unknown[]) => void logged.push(JSON.stringify(said))
    const from = 'portail@exemple.fr'
    const deliver = smtpDelivery({ url: smtp.url, from }, { origin: ORIGIN, objects }, limits)
    return sendDue({ db: store.db, clock: () => new Date(now), deliver, log: { warn: keep, error: keep } })
  }
  const queue = (mail = pieceDocumentMail(told)) => queueMail(store.db, now, ADDRESS, mail)
  const only = async () => {
    const [courriel] = await lastCourriels(store.db)
    if (!courriel) throw new Error('No mail')
    return courriel
  }

  beforeEach(async () => {
    store = await openTestStore(name)
    smtp = await openSmtp()
    folder = mkdtempSync(join(tmpdir(), 'espace-agent-courriels-'))
    objects = folderObjects(folder)
    now = Date.parse('2026-11-20T09:00:00Z')
    logged = []
  })
  afterEach(async () => {
    await smtp.close()
    await store.close()
    rmSync(folder, { recursive: true })
  })

  it('waits while the file is not the one that it was asked for', async () => {
    await objects.put(piece.fichier, Buffer.from(bytes).fill(0x20, 10, 11))
    await queue(pieceDocumentMail({ ...told, piece: { ...piece, empreinte: sumOf(bytes) } }))
    await send()
    expect([smtp.taken.length, (await only()).etat]).toEqual([0, 'attente'])
    await objects.put(piece.fichier, bytes)
    now += 60 * MINUTE
    await send()
    expect(smtp.taken).toHaveLength(1)
  })

  it('brings the file under its name, and forgets which one it was', async () => {
    await objects.put(piece.fichier, bytes)
    await queue()
    await send()
    const raw = smtp.taken[0]?.raw ?? ''
    expect(raw).toContain('Content-Type: multipart/mixed')
    expect(raw).toContain('Content-Disposition: attachment')
    expect(raw.replaceAll('\r\n', '')).toContain(bytes.toString('base64'))
    expect(raw.replaceAll(/\r\n\s*/g, '')).toContain(encodeURIComponent('été'))
    expect(await only()).toMatchObject({ etat: 'envoye', texte: '', pieces: null })
  })

  it('waits for a file that is missing without holding the other mails, and leaves once it is there', async () => {
    await queue()
    now += 1
    await queue(inscriptionMail({ url: ORIGIN }))
    await send()
    expect(smtp.taken).toHaveLength(1)
    expect(logged[0]).toContain('PIECE_ABSENTE')
    await objects.put(piece.fichier, bytes)
    now += MINUTE
    await send()
    expect(smtp.taken[1]?.raw.replaceAll('\r\n', '')).toContain(bytes.toString('base64'))
  })

  it('waits when its file comes byte by byte, once its time is over', async () => {
    const drip = async function* () {
      for await (const _ of setInterval(20)) yield Buffer.from(' ')
    }
    objects = { ...objects, open: async () => ({ size: 1_000_000, stream: Readable.from(drip()) }) }
    await queue()
    const began = performance.now()
    await send({ ...LIMITS, sending: 200 })
    expect(performance.now() - began).toBeLessThan(15_000)
    expect([smtp.taken.length, (await only()).etat]).toEqual([0, 'attente'])
    expect(logged[0]).toContain('PIECE_ABSENTE')
  })

  it('is given up after a day without its file', async () => {
    await queue()
    for (let rounds = 0; rounds < 20 && (await only()).etat === 'attente'; rounds += 1) {
      await send()
      now = (await only()).a_envoyer_le
    }
    expect(await only()).toMatchObject({ etat: 'abandonne', texte: '', pieces: null })
    expect(smtp.taken).toEqual([])
  })
})
