import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { deposerpiece, retirerpiece, TAILLE_PIECE } from '#contract/piece.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StorageFull } from '../documents/ObjectStore.ts'
import { listeningPort } from '../http/listeningPort.ts'
import { purge } from '../purge.ts'
import { keepPieces } from '../usecases/pieces/keepPieces.ts'
import { send } from '../testing/calls.ts'
import { databases } from '../testing/databases.ts'
import { deposit, depositPdf, multipartOf, pdfOf } from '../testing/files.ts'
import { testApp, type TestApp } from '../testing/testApp.ts'

const CAMILLE = '269057505601260'
const KARIM = '182071305502136'
const ANGE = '164062A00401545'

describe.each(databases)('uploads on %s', (database) => {
  let portal: TestApp
  let camille: string
  let karim: string
  let camilleId: string

  beforeAll(async () => {
    portal = await testApp(database)
    camilleId = await portal.addPerson(CAMILLE)
    await portal.addPerson(KARIM)
    await portal.addPerson(ANGE, { lecture_seule: 1 })
    camille = await portal.signIn(CAMILLE)
    karim = await portal.signIn(KARIM)
  })
  afterAll(() => portal.close())
  beforeEach(async () => {
    portal.wait(25 * 3_600_000)
    await purge(portal.services)
    camille = await portal.signIn(CAMILLE)
    karim = await portal.signIn(KARIM)
  })

  const rows = () => portal.services.db.selectFrom('piece').selectAll().execute()
  const files = () =>
    readdirSync(join(portal.services.config.dataDir, 'documents'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  const nothingKept = async () => expect([await rows(), files()]).toEqual([[], []])
  const codeOf = (answer: { json: () => { erreurCode: string }; statusCode: number }) => [
    answer.statusCode,
    answer.json().erreurCode,
  ]

  it('keeps the files of a call, each under a key of its own, with its name cleaned', async () => {
    const answer = await deposit(portal, camille, [
      { name: 'été\u202E 2026.pdf', bytes: pdfOf(400) },
      { name: '.. Livret\tde famille.PDF', bytes: pdfOf(700) },
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.json().listePiece).toMatchObject([
      { nom: 'été 2026.pdf', taille: 400 },
      { nom: 'Livretde famille.pdf', taille: 700 },
    ])
    const kept = await rows()
    expect(kept.map(({ compte_id, message_id, type }) => [compte_id, message_id, type])).toEqual([
      [camilleId, null, 'application/pdf'],
      [camilleId, null, 'application/pdf'],
    ])
    expect(files().toSorted()).toEqual(kept.map(({ fichier }) => fichier).toSorted())
  })

  it('takes exactly 10,000,000 bytes a call, and not one more, whatever the number of files', async () => {
    expect((await deposit(portal, camille, [{ name: 'a.pdf', bytes: pdfOf(TAILLE_PIECE) }])).statusCode).toBe(
      200,
    )
    for (const sizes of [[TAILLE_PIECE + 1], [TAILLE_PIECE - 499, 500], [TAILLE_PIECE * 2]]) {
      const given = sizes.map((size, rank) => ({ name: `${rank}.pdf`, bytes: pdfOf(size) }))
      expect(codeOf(await deposit(portal, camille, given))).toEqual([444, 'SRE_ESPACEAGENT_PIECE_TAILLE'])
    }
    expect(await rows()).toHaveLength(1)
  })

  it('takes 25 files a call and refuses a 26th, with all the others', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, rank) => ({ name: `${rank}.pdf`, bytes: pdfOf(300) }))
    expect(codeOf(await deposit(portal, camille, many(26)))).toEqual([444, 'SRE_ESPACEAGENT_PIECE_NOMBRE'])
    await nothingKept()
    expect((await deposit(portal, camille, many(25))).json().listePiece).toHaveLength(25)
  })

  it.each([
    ['an empty file', 'a.pdf', Buffer.alloc(0), 'SRE_ESPACEAGENT_PIECE_VIDE'],
    ['a renamed program', 'a.pdf', Buffer.from(`MZ${'\0'.repeat(300)}`), 'SRE_ESPACEAGENT_PIECE_TYPE_KO'],
    ['a header of PDF', 'a.pdf', Buffer.from('%PDF-1.7\n'), 'SRE_ESPACEAGENT_PIECE_TYPE_KO'],
    ['another format', 'a.svg', Buffer.from('<svg/>'), 'SRE_ESPACEAGENT_PIECE_TYPE_KO'],
    ['no name', ' ', pdfOf(300), 'SRE_ESPACEAGENT_PIECE_TYPE_KO'],
  ])('refuses %s, and the good file beside it', async (_, name, bytes, code) => {
    const answer = await deposit(portal, camille, [
      { name: 'bon.pdf', bytes: pdfOf(300) },
      { name, bytes: Uint8Array.from(bytes) },
    ])
    expect(codeOf(answer)).toEqual([444, code])
    await nothingKept()
  })

  it('refuses strangers, read-only accounts, other sites and bodies that are no form', async () => {
    const { type, payload } = await multipartOf([{ name: 'a.pdf', bytes: pdfOf(300) }])
    const post = async (headers: Record<string, string>, body: Buffer | string = payload) =>
      (await portal.app.inject({ method: 'POST', url: deposerpiece.path, headers, payload: body })).statusCode
    const form = { 'content-type': type }
    const ange = await portal.signIn(ANGE)
    expect(await post(form)).toBe(401)
    expect(await post({ ...form, cookie: ange })).toBe(444)
    expect(await post({ ...form, cookie: camille, 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await post({ ...form, cookie: camille }, payload.subarray(0, 200))).toBe(400)
    expect(await post({ ...form, cookie: camille }, '')).toBe(400)
    expect(await post({ cookie: camille, 'content-type': 'application/json' }, '{}')).toBe(400)
    await nothingKept()
  })

  it('removes a file that waits, for its sender only', async () => {
    const pieceId = await depositPdf(portal, camille)
    const remove = async (cookie: string) =>
      (await send(portal, retirerpiece, { body: { pieceId } }, { cookie })).statusCode
    expect(await remove(karim)).toBe(404)
    expect(files()).toHaveLength(1)
    expect([await remove(camille), await remove(camille)]).toEqual([200, 404])
    await nothingKept()
  })

  it('deletes what has waited for a day', async () => {
    await depositPdf(portal, camille)
    portal.wait(24 * 3_600_000 - 1)
    await purge(portal.services)
    expect([await rows(), files()].map(({ length }) => length)).toEqual([1, 1])
    portal.wait(1)
    await purge(portal.services)
    await nothingKept()
  })

  it('keeps nothing when there is no room left', async () => {
    const { objects } = portal.services
    let room = 1
    const full = {
      ...objects,
      put: async (key: string, bytes: Uint8Array) => {
        if (room === 0) throw new StorageFull(key)
        room -= 1
        await objects.put(key, bytes)
      },
    }
    const file = { name: 'a.pdf', bytes: Buffer.from(pdfOf(300)) }
    await expect(keepPieces({ ...portal.services, objects: full }, camilleId, [file, file])).rejects.toThrow(
      'stockagePlein',
    )
    await nothingKept()
  })

  it('holds back an account that fills the disk, and no other', async () => {
    const big = { name: 'a.pdf', bytes: Buffer.from(pdfOf(TAILLE_PIECE)) }
    for (let sent = 0; sent < 10; sent += 1) await keepPieces(portal.services, camilleId, [big])
    expect(codeOf(await deposit(portal, camille, [{ name: 'a.pdf', bytes: pdfOf(300) }]))).toEqual([
      444,
      'SRE_ESPACEAGENT_PIECE_ATTENTE',
    ])
    expect([(await rows()).length, files().length]).toEqual([10, 10])
    await depositPdf(portal, karim)
  })

  describe('over the network', () => {
    beforeAll(() => portal.app.listen({ port: 0, host: '127.0.0.1' }))
    const address = () => `http://127.0.0.1:${listeningPort(portal.app)}${deposerpiece.path}`
    const post = (cookie: string, size: number) => {
      const form = new FormData()
      form.append('fichier', new Blob([pdfOf(size)]), 'a.pdf')
      return fetch(address(), { method: 'POST', headers: { cookie }, body: form })
    }

    it('takes two files at the same time', async () => {
      const answers = await Promise.all([post(camille, 4_000_000), post(camille, 5_000_000)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(files()).toHaveLength(2)
    })

    it('says that a file is too large although it is still being sent', async () => {
      const answer = await post(camille, TAILLE_PIECE + 1)
      expect([answer.status, await answer.json()]).toEqual([
        444,
        { erreurCode: 'SRE_ESPACEAGENT_PIECE_TAILLE' },
      ])
    })

    it('forgets a sending that is cut, and takes the next ones', async () => {
      const { type, payload } = await multipartOf([{ name: 'a.pdf', bytes: pdfOf(2_000_000) }])
      for (let cut = 0; cut < 7; cut += 1)
        await new Promise<void>((done) => {
          const socket = connect(listeningPort(portal.app), '127.0.0.1', () => {
            socket.write(
              `POST ${deposerpiece.path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${camille}\r\ncontent-type: ${type}\r\ncontent-length: ${payload.length}\r\n\r\n`,
            )
            socket.write(payload.subarray(0, 1_000_000), () => {
              socket.resetAndDestroy()
              done()
            })
          })
        })
      await expect.poll(async () => (await post(camille, 300)).status).toBe(200)
      expect([(await rows()).length, files().length]).toEqual([1, 1])
    })
  })
})
