import { deposerpiece, retirerpiece, TAILLE_PIECE } from '#contract/kit/piece.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusalOf, send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { pngOf } from '#server/kit/pieces/testing/pictures.ts'
import { deposit, depositPdf, multipartOf, pdfOf } from '#testing/files.ts'
import { ANGE, pieceApp } from '#testing/apps/pieceApp.ts'

describe.each(databases)('uploads on %s', (database) => {
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

  const nothingKept = async () => expect([await app.rows(), app.files()]).toEqual([[], []])

  it('keeps the files of a call, each under a key of its own, with its name cleaned', async () => {
    const answer = await deposit(app.portal, camille, [
      { name: 'été\u202E 2026.pdf', bytes: pdfOf(400) },
      { name: '.. Livret\tde famille.PDF', bytes: pdfOf(700) },
    ])
    expect(answer.statusCode).toBe(200)
    expect(answer.json().listePiece).toMatchObject([
      { nom: 'été 2026.pdf', taille: 400 },
      { nom: 'Livretde famille.pdf', taille: 700 },
    ])
    const kept = await app.rows()
    expect(kept.map(({ compte_id, message_id, type }) => [compte_id, message_id, type])).toEqual([
      [app.camilleId, null, 'application/pdf'],
      [app.camilleId, null, 'application/pdf'],
    ])
    expect(app.files().toSorted()).toEqual(kept.map(({ fichier }) => fichier).toSorted())
  })

  it('takes exactly 10,000,000 bytes a call, and not one more, whatever the number of files', async () => {
    expect(
      (await deposit(app.portal, camille, [{ name: 'a.pdf', bytes: pdfOf(TAILLE_PIECE) }])).statusCode,
    ).toBe(200)
    for (const sizes of [[TAILLE_PIECE + 1], [TAILLE_PIECE - 499, 500], [TAILLE_PIECE * 2]]) {
      const given = sizes.map((size, rank) => ({ name: `${rank}.pdf`, bytes: pdfOf(size) }))
      expect(refusalOf(await deposit(app.portal, camille, given))).toEqual([
        444,
        'SRE_ESPACEAGENT_PIECE_TAILLE',
      ])
    }
    expect(await app.rows()).toHaveLength(1)
  })

  it('takes 25 files a call and refuses a 26th, with all the others', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, rank) => ({ name: `${rank}.pdf`, bytes: pdfOf(300) }))
    expect(refusalOf(await deposit(app.portal, camille, many(26)))).toEqual([
      444,
      'SRE_ESPACEAGENT_PIECE_NOMBRE',
    ])
    await nothingKept()
    expect((await deposit(app.portal, camille, many(25))).json().listePiece).toHaveLength(25)
  })

  it.each([
    ['an empty file', 'a.pdf', Buffer.alloc(0), 'SRE_ESPACEAGENT_PIECE_VIDE'],
    ['a renamed program', 'a.pdf', Buffer.from(`MZ${'\0'.repeat(300)}`), 'SRE_ESPACEAGENT_PIECE_TYPE_KO'],
    ['a header of PDF', 'a.pdf', Buffer.from('%PDF-1.7\n'), 'SRE_ESPACEAGENT_PIECE_TYPE_KO'],
    ['another format', 'a.svg', Buffer.from('<svg/>'), 'SRE_ESPACEAGENT_PIECE_TYPE_KO'],
    ['no name', ' ', pdfOf(300), 'SRE_ESPACEAGENT_PIECE_TYPE_KO'],
  ])('refuses %s, and the good file beside it', async (_, name, bytes, code) => {
    const answer = await deposit(app.portal, camille, [
      { name: 'bon.pdf', bytes: pdfOf(300) },
      { name, bytes: Uint8Array.from(bytes) },
    ])
    expect(refusalOf(answer)).toEqual([444, code])
    await nothingKept()
  })

  it('refuses strangers, read-only accounts, other sites and bodies that are no form', async () => {
    const { type, payload } = await multipartOf([{ name: 'a.pdf', bytes: pdfOf(300) }])
    const post = async (headers: Record<string, string>, body: Buffer | string = payload) =>
      (await app.portal.app.inject({ method: 'POST', url: deposerpiece.path, headers, payload: body }))
        .statusCode
    const form = { 'content-type': type }
    const ange = await app.portal.signIn(ANGE)
    expect(await post(form)).toBe(401)
    expect(await post({ ...form, cookie: ange })).toBe(444)
    expect(await post({ ...form, cookie: camille, 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await post({ ...form, cookie: camille }, payload.subarray(0, 200))).toBe(400)
    expect(await post({ ...form, cookie: camille }, '')).toBe(400)
    expect(await post({ cookie: camille, 'content-type': 'application/json' }, '{}')).toBe(400)
    await nothingKept()
  })

  it('takes a bank statement in its own formats, and says which', async () => {
    const { type, payload } = await multipartOf([{ name: 'rib.docx', bytes: pdfOf(300) }])
    const ask = (usage: string) =>
      app.portal.app.inject({
        method: 'POST',
        url: `${deposerpiece.path}?usage=${usage}`,
        headers: { cookie: camille, 'content-type': type },
        payload,
      })
    expect(refusalOf(await ask('iban'))).toEqual([444, 'SRE_ESPACEAGENT_PIECE_TYPE_IBAN_KO'])
    expect(refusalOf(await ask('autre'))).toEqual([444, 'SRE_ESPACEAGENT_PIECE_TYPE_KO'])
    expect((await ask('photo')).statusCode).toBe(400)
    await nothingKept()
  })

  it('takes nothing of someone whose identity is not confirmed', async () => {
    const { db } = app.portal.services
    await db.updateTable('compte').set({ etat: 'AFFIRME' }).where('id', '=', app.camilleId).execute()
    const answer = await deposit(app.portal, camille, [{ name: 'a.pdf', bytes: pdfOf(300) }])
    await db.updateTable('compte').set({ etat: 'CONFIRME' }).where('id', '=', app.camilleId).execute()
    expect(refusalOf(answer)).toEqual([444, 'SRE_ESPACEAGENT_IDENTITE_A_CONFIRMER'])
    await nothingKept()
  })

  it('refuses what would run when it opens', async () => {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n<</S/JavaScript/JS(x)>>\n'), pdfOf(300)])
    const answer = await deposit(app.portal, camille, [{ name: 'a.pdf', bytes: Uint8Array.from(bytes) }])
    expect(refusalOf(answer)).toEqual([444, 'SRE_ESPACEAGENT_PIECE_ACTIVE'])
    await nothingKept()
  })

  it('refuses a picture larger than anyone opens', async () => {
    const bytes = Uint8Array.from(pngOf(30_001, 1))
    const answer = await deposit(app.portal, camille, [{ name: 'a.png', bytes }])
    expect(refusalOf(answer)).toEqual([444, 'SRE_ESPACEAGENT_PIECE_IMAGE'])
    await nothingKept()
  })

  it('removes a file that waits, for its sender only', async () => {
    const pieceId = await depositPdf(app.portal, camille)
    const remove = async (cookie: string) =>
      (await send(app.portal, retirerpiece, { body: { pieceId } }, { cookie })).statusCode
    expect(await remove(karim)).toBe(404)
    expect(app.files()).toHaveLength(1)
    expect([await remove(camille), await remove(camille)]).toEqual([200, 404])
    await nothingKept()
  })
})
