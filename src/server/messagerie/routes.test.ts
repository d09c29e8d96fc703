import { messagesNonLus } from '#contract/accueil/evenement.ts'
import { telechargerpiecemessage } from '#contract/messagerie/messagerie.ts'
import { profilNotifications } from '#contract/profil/profilModifications.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#server/kit/identifiers.ts'
import { mailsOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { depositPdf } from '#testing/files.ts'
import { messagerieApp } from '#testing/apps/messagerieApp.ts'
import { answerConversation } from './answerConversation.ts'

describe.each(databases)('the messaging on %s', (database) => {
  let messaging: Awaited<ReturnType<typeof messagerieApp>>

  beforeAll(async () => {
    messaging = await messagerieApp(database)
  })
  afterAll(() => messaging.portal.close())

  const unread = async () =>
    (await send(messaging.portal, messagesNonLus, {}, { cookie: messaging.camille })).json().nombreDemande

  it('opens a conversation with its files, shown as they were typed', async () => {
    const { portal, camille, opened, thread } = messaging
    const pieces = [await depositPdf(portal, camille), await depositPdf(portal, camille, 'b.pdf')]
    const demandeId = await opened({ pieces, reference: ' RET-2026-1 ' })
    const { demande: shown, reference, listeMessage } = (await thread(demandeId)).json()
    expect(shown).toMatchObject({ demandeId, objet: 'Mon rappel', etat: 'OUVERTE', nonLue: false })
    expect(reference).toBe('RET-2026-1')
    expect(listeMessage).toMatchObject([
      {
        auteur: 'usager',
        texte: 'Bonjour,\n<b>Pourquoi ?</b>',
        creeLe: '2026-11-20T09:00:00.000Z',
        pieces: [
          { pieceId: pieces[0], nom: 'arrêté.pdf', taille: 500 },
          { pieceId: pieces[1], nom: 'b.pdf' },
        ],
      },
    ])
    const piece = await send(
      portal,
      telechargerpiecemessage,
      { query: { pieceId: pieces[0] ?? '' } },
      { cookie: camille },
    )
    expect([piece.statusCode, piece.rawPayload.length]).toEqual([200, 500])
    expect(piece.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="arre_te_.pdf"; filename*=UTF-8\'\'arr%C3%AAt%C3%A9.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
  })

  it.each([
    ['theme', { theme: 'autre', objet: ' ' }, 'objet', 'MESSAGERIE_OBJET_OBLIGATOIRE'],
    ['objet', { objet: 'x'.repeat(121) }, 'objet', 'MESSAGERIE_OBJET_MAXIMUM'],
    ['texte', { texte: ' \n' }, 'texte', 'MESSAGERIE_TEXTE_OBLIGATOIRE'],
    ['long texte', { texte: 'x'.repeat(5001) }, 'texte', 'MESSAGERIE_TEXTE_MAXIMUM'],
    ['reference', { reference: 'x'.repeat(61) }, 'reference', 'MESSAGERIE_REFERENCE_MAXIMUM'],
  ])('refuses a form by its rules: %s', async (_, changes, field, code) => {
    const { camille, open } = messaging
    const answer = await open(camille, changes)
    expect([answer.statusCode, answer.json()]).toEqual([
      444,
      { erreurCode: `SRE_ESPACEAGENT_${code}`, champs: [field] },
    ])
  })

  it('keeps once a conversation that is sent several times at the same time', async () => {
    const { portal, camille, karim, open, thread, listed } = messaging
    const cleEnvoi = newId()
    const pieces = [await depositPdf(portal, camille)]
    const before = (await listed()).length
    const answers = await Promise.all(Array.from({ length: 4 }, () => open(camille, { cleEnvoi, pieces })))
    const ids = new Set(answers.map((answer) => answer.json().demandeId))
    expect([answers.map(({ statusCode }) => statusCode), ids.size]).toEqual([[200, 200, 200, 200], 1])
    expect(await listed()).toHaveLength(before + 1)
    const [demandeId = ''] = ids
    expect((await thread(demandeId)).json().listeMessage).toHaveLength(1)
    expect((await open(karim, { cleEnvoi })).json().demandeId).not.toBe(demandeId)
  })

  it('keeps once a message that is sent several times, even after the conversation is closed', async () => {
    const { opened, reply, thread, close } = messaging
    const demandeId = await opened()
    const cleEnvoi = newId()
    const answers = await Promise.all(Array.from({ length: 4 }, () => reply(demandeId, { cleEnvoi })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    await close(demandeId)
    expect((await reply(demandeId, { cleEnvoi })).statusCode).toBe(200)
    expect((await thread(demandeId)).json().listeMessage).toHaveLength(2)
  })

  it('never takes for sent what was changed after a sending whose answer was lost', async () => {
    const { portal, camille, open, opened, reply, thread, listed } = messaging
    const dejaRecu = [444, 'SRE_ESPACEAGENT_MESSAGERIE_DEJA_RECU']
    const pieces = [await depositPdf(portal, camille)]
    const more = [...pieces, await depositPdf(portal, camille, 'b.pdf')]
    const sent = { cleEnvoi: newId(), pieces }
    const demandeId = await opened(sent)
    const before = (await listed()).length
    for (const changed of [{ texte: 'Et ceci.' }, { objet: 'Autre' }, { pieces: more }, { pieces: [] }]) {
      const answer = await open(camille, { ...sent, ...changed })
      expect([answer.statusCode, answer.json().erreurCode]).toEqual(dejaRecu)
    }
    expect(await listed()).toHaveLength(before)
    const cleEnvoi = newId()
    await reply(demandeId, { cleEnvoi })
    for (const changed of [{ texte: 'Merci. Une question encore.' }, { pieces: more.slice(1) }]) {
      const answer = await reply(demandeId, { cleEnvoi, ...changed })
      expect([answer.statusCode, answer.json().erreurCode]).toEqual(dejaRecu)
      expect((await reply(demandeId, { ...changed, cleEnvoi: newId() })).statusCode).toBe(200)
    }
    expect((await thread(demandeId)).json().listeMessage).toHaveLength(4)
  })

  it('tells by mail that an answer waits, without what it says, and counts it until it is read', async () => {
    const { portal, opened, reply, thread, listed } = messaging
    const demandeId = await opened()
    portal.wait(1000)
    await answerConversation(portal.services, { demandeId, texte: 'Voici la réponse secrète.' })
    expect(await unread()).toBe(1)
    expect((await listed())[0]).toMatchObject({ demandeId, etat: 'REPONDUE', nonLue: true })
    const [mail] = await mailsOf(portal)
    expect(mail).toMatchObject({ destinataire: 'camille@example.org', sujet: 'Une réponse vous attend' })
    expect(`${mail?.texte}${mail?.html}`).not.toMatch(/secrète|rappel/)
    const { demande: shown, listeMessage } = (await thread(demandeId)).json()
    expect([shown.nonLue, listeMessage.at(-1).auteur]).toEqual([false, 'service'])
    expect(await unread()).toBe(0)
    portal.wait(1000)
    await reply(demandeId)
    expect((await listed())[0]).toMatchObject({ demandeId, etat: 'OUVERTE' })
  })

  it('does not mail someone who asked not to be told', async () => {
    const { portal, camille, opened } = messaging
    const notify = (notifications: 'messagerie'[]) =>
      send(portal, profilNotifications, { body: { notifications } }, { cookie: camille })
    await notify([])
    const before = (await mailsOf(portal)).length
    await answerConversation(portal.services, { demandeId: await opened(), texte: 'Oui.', clore: true })
    expect(await mailsOf(portal)).toHaveLength(before)
    await notify(['messagerie'])
  })

  it('refuses to answer a conversation that does not exist', async () => {
    const { portal } = messaging
    await expect(answerConversation(portal.services, { demandeId: newId(), texte: 'Oui.' })).rejects.toThrow(
      'introuvable',
    )
  })
})
