import { telechargerpiecemessage } from '#contract/messagerie/messagerie.ts'
import { failures } from '#contract/kit/failures.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/kit/identifiers.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { depositPdf } from '#testing/files.ts'
import { messagerieApp } from '#testing/apps/messagerieApp.ts'
import { answerConversation } from './answerConversation.ts'

const ANGE = '164062A00401545'

describe.each(databases)('what the messaging refuses on %s', (database) => {
  let messaging: Awaited<ReturnType<typeof messagerieApp>>

  beforeAll(async () => {
    messaging = await messagerieApp(database)
  })
  afterAll(() => messaging.portal.close())

  it('refuses to write in a closed conversation, which can still be read', async () => {
    const { portal, camille, opened, reply, thread, close } = messaging
    const demandeId = await opened()
    expect([(await close(demandeId)).statusCode, (await close(demandeId)).statusCode]).toEqual([200, 200])
    const pieceId = await depositPdf(portal, camille)
    const refused = await reply(demandeId, { pieces: [pieceId] })
    expect([refused.statusCode, refused.json().erreurCode]).toEqual([444, 'SRE_ESPACEAGENT_MESSAGERIE_CLOSE'])
    expect((await thread(demandeId)).json()).toMatchObject({ demande: { etat: 'CLOSE' }, listeMessage: [{}] })
    expect((await reply(await opened(), { pieces: [pieceId] })).statusCode).toBe(200)
  })

  it('lets no office write in a closed conversation either, and tells nobody of it', async () => {
    const { portal, opened, thread, close } = messaging
    const demandeId = await opened()
    await close(demandeId)
    const mails = (await mailsOf(portal)).length
    await expect(answerConversation(portal.services, { demandeId, texte: 'Trop tard.' })).rejects.toThrow(
      'messagerieClose',
    )
    expect((await thread(demandeId)).json()).toMatchObject({ demande: { etat: 'CLOSE', nonLue: false } })
    expect((await thread(demandeId)).json().listeMessage).toHaveLength(1)
    expect(await mailsOf(portal)).toHaveLength(mails)
  })

  it('finds nothing of another person', async () => {
    const { portal, camille, karim, opened, reply, thread, close, listed } = messaging
    const pieceId = await depositPdf(portal, camille)
    const demandeId = await opened({ pieces: [pieceId] })
    const query = { pieceId }
    const statuses = [
      await thread(demandeId, karim),
      await reply(demandeId, {}, karim),
      await close(demandeId, karim),
      await send(portal, telechargerpiecemessage, { query }, { cookie: karim }),
      await thread(newId()),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
    expect((await thread(demandeId)).json()).toMatchObject({
      demande: { etat: 'OUVERTE' },
      listeMessage: [{}],
    })
    expect((await listed(karim)).map((row: { demandeId: string }) => row.demandeId)).not.toContain(demandeId)
  })

  it('gives no file whose bytes are not those that were sent', async () => {
    const { portal, camille, opened } = messaging
    const pieceId = await depositPdf(portal, camille)
    await opened({ pieces: [pieceId] })
    const { db, objects } = portal.services
    const { fichier, taille } = await db
      .selectFrom('piece')
      .select(['fichier', 'taille'])
      .where('id', '=', pieceId)
      .executeTakeFirstOrThrow()
    await objects.put(fichier, Buffer.alloc(taille, 'x'))
    const answer = await send(portal, telechargerpiecemessage, { query: { pieceId } }, { cookie: camille })
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { erreurCode: failures.documentIndisponible.erreurCode },
    ])
  })

  it('sends nothing with a file of someone else, of another message, or unknown', async () => {
    const { portal, camille, karim, open, opened, reply, thread, listed } = messaging
    const used = await depositPdf(portal, camille)
    const demandeId = await opened({ pieces: [used] })
    const before = (await listed()).length
    for (const pieceId of [await depositPdf(portal, karim), used, newId()]) {
      const mine = await depositPdf(portal, camille)
      for (const refused of [
        await open(camille, { pieces: [mine, pieceId] }),
        await reply(demandeId, { pieces: [mine, pieceId] }),
      ])
        expect([refused.statusCode, refused.json().erreurCode]).toEqual([
          444,
          'SRE_ESPACEAGENT_PIECE_ABSENTE',
        ])
      expect((await open(camille, { pieces: [mine] })).statusCode).toBe(200)
    }
    expect(await listed()).toHaveLength(before + 3)
    expect((await thread(demandeId)).json().listeMessage).toHaveLength(1)
  })

  it('lets a read-only account read, and leaves its answers unread', async () => {
    const { portal, open, reply, thread, close, listed } = messaging
    const { db } = portal.services
    const angeId = await portal.addPerson(ANGE, { lecture_seule: 1 })
    const ange = await portal.signIn(ANGE)
    const id = newId()
    await db
      .insertInto('demande')
      .values({ id, compte_id: angeId, objet: 'x', non_lue: 1, cle_envoi: null })
      .execute()
    expect((await thread(id, ange)).statusCode).toBe(200)
    expect((await listed(ange))[0]).toMatchObject({ nonLue: true })
    expect((await open(ange)).json().erreurCode).toBe('SRE_ESPACEAGENT_LECTURE_SEULE')
    expect((await reply(id, {}, ange)).statusCode).toBe(444)
    expect((await close(id, ange)).statusCode).toBe(444)
  })

  it('holds back someone who writes without end', async () => {
    const { opened, reply } = messaging
    const demandeId = await opened()
    const statuses = []
    for (let sent = 0; sent < 61; sent += 1) statuses.push((await reply(demandeId)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 444]))
  })
})
