import { connect } from 'node:net'
import { deposerpiece, TAILLE_PIECE } from '#contract/kit/piece.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { StorageDown, StorageFull } from '#server/kit/objects/ObjectStore.ts'
import { purge } from '#server/purge.ts'
import { keepPieces } from '#server/kit/pieces/keepPieces.ts'
import { newId } from '#server/kit/identifiers.ts'
import { refusalOf, sessionOf } from '#testing/calls.ts'
import { countAttempt } from '#server/kit/limits/throttle.ts'
import { addConversation, addMessage } from '#server/messagerie/store.ts'
import { databases } from '#testing/databases.ts'
import { deposit, depositPdf, multipartOf, pdfOf } from '#testing/files.ts'
import { pieceApp } from '#testing/apps/pieceApp.ts'
import { listeningPort } from '#server/kit/http/log.ts'

describe.each(databases)('what uploads take on %s', (database) => {
  let app: Awaited<ReturnType<typeof pieceApp>>
  let camille: string
  let karim: string

  beforeAll(async () => {
    app = await pieceApp(database)
  })
  afterAll(() => app.portal.close())
  beforeEach(async () => {
    ;({ camille, karim } = await app.nextDay())
  })

  const session = () => sessionOf(app.portal, camille)
  const nothingKept = async () => expect([await app.rows(), app.files()]).toEqual([[], []])

  it('deletes what has waited for a day', async () => {
    await depositPdf(app.portal, camille)
    app.portal.wait(24 * 3_600_000 - 1)
    await purge(app.portal.services)
    expect([await app.rows(), app.files()].map(({ length }) => length)).toEqual([1, 1])
    app.portal.wait(1)
    await purge(app.portal.services)
    await nothingKept()
  })

  it('holds back an account that has sent a gigabyte, and a network that sends two in an hour, but for a browser that it knows', async () => {
    const { db, clock } = app.portal.services
    const file = [{ name: 'a.pdf', bytes: pdfOf(300) }]
    await depositPdf(app.portal, camille)
    // Of a message: what is attached to nothing has a limit of its own, which is lower.
    const demande = { compte_id: app.camilleId, objet: 'x', non_lue: 0, etat: 'OUVERTE' } as const
    const demandeId = (await addConversation(db, { ...demande, cree_le: 0, modifie_le: 0 })) ?? ''
    await addMessage(db, { demandeId, auteur: 'usager', texte: 'x', now: 0 })
    const { id: message_id } = await db.selectFrom('message').select('id').executeTakeFirstOrThrow()
    await db.updateTable('piece').set({ taille: 1_000_000_000, message_id }).execute()
    expect(refusalOf(await deposit(app.portal, camille, file))).toEqual([444, 'SRE_ESPACEAGENT_PIECE_QUOTA'])
    await db.updateTable('piece').set({ message_id: null }).execute()
    expect((await deposit(app.portal, karim, file)).statusCode).toBe(200)
    await countAttempt(db, 'octets:127.0.0.1', clock().getTime(), 3_600_000, 2_000_000)
    expect((await deposit(app.portal, karim, file)).statusCode).toBe(200)
    const unmarked = karim
      .split('; ')
      .filter((cookie) => !cookie.startsWith('__Host-navigateur'))
      .join('; ')
    expect(refusalOf(await deposit(app.portal, unmarked, file))).toEqual([
      444,
      'SRE_ESPACEAGENT_TROP_DE_DEMANDES',
    ])
  })

  it('takes two hundred files that wait, however small, and not one more', async () => {
    const { db } = app.portal.services
    await depositPdf(app.portal, camille)
    const row = await db.selectFrom('piece').selectAll().executeTakeFirstOrThrow()
    const more = (count: number) =>
      Array.from({ length: count }, () => ({ ...row, id: newId(), fichier: `${newId()}.pdf` }))
    await db.insertInto('piece').values(more(198)).execute()
    expect(await depositPdf(app.portal, camille)).toBeDefined()
    const file = [{ name: 'a.pdf', bytes: pdfOf(300) }]
    expect(refusalOf(await deposit(app.portal, camille, file))).toEqual([
      444,
      'SRE_ESPACEAGENT_PIECE_ATTENTE',
    ])
    expect((await deposit(app.portal, karim, file)).statusCode).toBe(200)
  })

  it('keeps nothing when there is no room left', async () => {
    const { objects } = app.portal.services
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
    await expect(
      keepPieces({ ...app.portal.services, objects: full }, await session(), [file, file]),
    ).rejects.toThrow('stockagePlein')
    await nothingKept()
  })

  it('takes the files that come once the store is back, however many it did not take while it was away', async () => {
    const { services } = app.portal
    const away = () => Promise.reject(new StorageDown('NO_ANSWER'))
    const objects = { ...services.objects, put: away, remove: away }
    const big = { name: 'a.pdf', bytes: Buffer.from(pdfOf(9_000_000)) }
    const open = await session()
    for (let sent = 0; sent < 12; sent += 1)
      await expect(keepPieces({ ...services, objects }, open, [big])).rejects.toThrow(StorageDown)
    const [kept] = await keepPieces(services, open, [big])
    await purge(services)
    expect((await app.rows()).map(({ id }) => id)).toEqual([kept?.id])
  })

  it('holds back an account that fills the disk, and no other', async () => {
    const big = { name: 'a.pdf', bytes: Buffer.from(pdfOf(TAILLE_PIECE)) }
    const open = await session()
    for (let sent = 0; sent < 10; sent += 1) await keepPieces(app.portal.services, open, [big])
    expect(refusalOf(await deposit(app.portal, camille, [{ name: 'a.pdf', bytes: pdfOf(300) }]))).toEqual([
      444,
      'SRE_ESPACEAGENT_PIECE_ATTENTE',
    ])
    expect([(await app.rows()).length, app.files().length]).toEqual([10, 10])
    await depositPdf(app.portal, karim)
  })

  describe('over the network', () => {
    beforeAll(() => app.portal.app.listen({ port: 0, host: '127.0.0.1' }))
    const address = () => `http://127.0.0.1:${listeningPort(app.portal.app)}${deposerpiece.path}`
    const post = (cookie: string, size: number) => {
      const form = new FormData()
      form.append('fichier', new Blob([pdfOf(size)]), 'a.pdf')
      return fetch(address(), { method: 'POST', headers: { cookie }, body: form })
    }

    it('takes two files at the same time', async () => {
      const answers = await Promise.all([post(camille, 4_000_000), post(camille, 5_000_000)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(app.files()).toHaveLength(2)
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
          const socket = connect(listeningPort(app.portal.app), '127.0.0.1', () => {
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
      expect([(await app.rows()).length, app.files().length]).toEqual([1, 1])
    })
  })
})
