import { createHash } from 'node:crypto'
import { DUREE_ARCHIVE } from '#contract/documents/limites.ts'
import { rubriques, type Archive } from '#contract/documents/rubrique.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { centimesEnEuros } from '#rules/format/nombres.ts'
import { newId } from '#server/kit/identifiers.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { readZip } from '#testing/readZip.ts'
import { rubriqueApp } from '#testing/apps/rubriqueApp.ts'
import { ARCHIVES_KEPT } from './prepareArchive.ts'
import { purge } from '#server/purge.ts'

const { archive, telechargementArchive } = rubriques.remunerationpaie
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe.each(databases)('archives on %s', (database) => {
  let app: Awaited<ReturnType<typeof rubriqueApp>>
  beforeEach(async () => {
    app = await rubriqueApp(database)
  })
  afterEach(() => app.portal.close())

  const ask = (listeDocumentUuid: string[], who: 'camille' | 'ange' = 'camille') =>
    send(app.portal, archive, { body: { listeDocumentUuid } }, { cookie: app.cookies[who] })
  const prepare = async (uuids: string[]) => (await ask(uuids)).json<Archive>()
  const fetch = (archiveId: string, headers: Record<string, string> = {}, cookie = app.cookies.camille) =>
    app.portal.app.inject({
      url: telechargementArchive.path,
      query: { archiveId },
      headers: { cookie, ...headers },
    })
  /** True when an archive is refused, or cut before its end. */
  const broken = (archiveId: string, headers?: Record<string, string>) =>
    fetch(archiveId, headers).then(
      ({ statusCode, headers: answered }) => statusCode === 503 && answered['etag'] === undefined,
      () => true,
    )
  const several = async () => [
    await app.give('camille', { contenu: `%PDF un ${'x'.repeat(200_000)}`, libelle3: '2\u202F345,67 €' }),
    await app.give('camille', { contenu: '%PDF deux', libelle1: '=SOMME(A1)', nom_fichier: 'Bulletin.pdf' }),
    await app.give('camille', {
      contenu: '%PDF trois',
      date_document: '2019-02-28',
      nom_fichier: '../é.pdf',
      libelle3: centimesEnEuros(-123_450),
    }),
  ]

  it('holds the files, a list of them, and sums that are theirs', async () => {
    const uuids = await several()
    const { archiveId, nombre, taille, indisponibles } = await prepare([...uuids, ...uuids])
    expect([nombre, indisponibles]).toEqual([3, []])
    const answer = await fetch(archiveId)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(taille),
      'accept-ranges': 'bytes',
      etag: `"${archiveId}"`,
      'content-disposition': 'attachment; filename="ma-remuneration_2019-2026_3-documents.zip"',
    })
    expect(answer.rawPayload).toHaveLength(taille)
    const files = readZip(answer.rawPayload)
    expect([...files.keys()].toSorted()).toEqual(
      ['2019/__é.pdf', '2026/Bulletin.pdf', '2026/bulletin (2).pdf', 'SHA256SUMS', 'index.csv'].toSorted(),
    )
    const sums = (files.get('SHA256SUMS')?.toString() ?? '').trimEnd().split('\n')
    expect(sums).toHaveLength(4)
    for (const line of sums) {
      const [sum, path = ''] = line.split('  ')
      expect(sha256(files.get(path) ?? Buffer.alloc(0))).toBe(sum)
    }
    expect(files.get('2019/__é.pdf')?.toString()).toBe('%PDF trois')
    const index = files.get('index.csv')?.toString() ?? ''
    expect(index.startsWith('\uFEFFfichier;titre;date;montant en euros;taille;sha256\r\n')).toBe(true)
    expect(index).toContain(";'=SOMME(A1);2026-10-28;;9;")
    expect(index).toContain(';Octobre 2026;2026-10-28;2345,67;200008;')
    expect(index).toContain(';Octobre 2026;2019-02-28;-1234,50;10;')
  })

  it('goes on from any byte, the whole being the same to the byte', async () => {
    const { archiveId, taille } = await prepare(await several())
    const whole = (await fetch(archiveId)).rawPayload
    for (const from of [0, 1, 30, 500, 150_000, taille - 60, taille - 1]) {
      const answer = await fetch(archiveId, { range: `bytes=${from}-`, 'if-range': `"${archiveId}"` })
      expect(answer.statusCode).toBe(206)
      expect(answer.headers['content-range']).toBe(`bytes ${from}-${taille - 1}/${taille}`)
      expect(answer.headers['content-length']).toBe(String(taille - from))
      expect(answer.rawPayload.equals(whole.subarray(from))).toBe(true)
    }
    const middle = await fetch(archiveId, { range: 'bytes=100-300099' })
    expect(middle.rawPayload.equals(whole.subarray(100, 300_100))).toBe(true)
  })

  it('gives the whole when the copy begun is of another archive, and 416 when there is no such part', async () => {
    const { archiveId, taille } = await prepare(await several())
    const other = await fetch(archiveId, { range: 'bytes=10-', 'if-range': '"autre"' })
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, taille])
    const beyond = await fetch(archiveId, { range: `bytes=${taille}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${taille}`])
  })

  it('refuses the whole for one document that is not of this account or area', async () => {
    const [mine = ''] = await several()
    const other = await app.give('ange')
    const pension = await app.give('camille', { genre: 'remunerationpension' })
    for (const stranger of [other, pension, newId()]) {
      expect((await ask([mine, stranger])).statusCode).toBe(404)
    }
    expect((await ask([])).statusCode).toBe(400)
  })

  it('leaves out a document whose file is missing, and names it', async () => {
    const lost = await app.give('camille', { contenu: '', nom_fichier: 'perdu.pdf' })
    const [kept = ''] = await several()
    const made = await prepare([lost, kept])
    expect([made.nombre, made.indisponibles]).toEqual([1, ['perdu.pdf']])
    expect((await ask([lost])).statusCode).toBe(503)
  })

  it('leaves out a file cut short, and names it', async () => {
    const cut = await app.give('camille', { taille: 99, nom_fichier: 'coupe.pdf' })
    const [kept = ''] = await several()
    expect(await prepare([cut, kept])).toMatchObject({ nombre: 1, indisponibles: ['coupe.pdf'] })
  })

  it('reads the sum of a file that has none, and keeps it', async () => {
    const old = await app.give('camille', { contenu: '%PDF ancien', empreinte: '', taille: 0 })
    const { archiveId } = await prepare([old])
    const files = readZip((await fetch(archiveId)).rawPayload)
    expect(files.get('SHA256SUMS')?.toString()).toContain(sha256(Buffer.from('%PDF ancien')))
    const row = await app.portal.services.db
      .selectFrom('document')
      .select(['taille', 'empreinte'])
      .where('uuid', '=', old)
      .executeTakeFirst()
    expect(row).toEqual({ taille: 11, empreinte: sha256(Buffer.from('%PDF ancien')) })
  })

  it('never comes to its end when a file disappears or changes', async () => {
    const uuids = await several()
    const { archiveId } = await prepare(uuids)
    const { objects } = app.portal.services
    await objects.put(`${uuids[1]}.pdf`, Buffer.from('%PDF DEUX'))
    expect(await broken(archiveId)).toBe(true)
    await objects.remove(`${uuids[1]}.pdf`)
    expect(await broken(archiveId, { range: 'bytes=200500-' })).toBe(true)
  })

  it('takes the place of the oldest when someone prepares many', async () => {
    const uuid = await app.give('camille')
    const others = await ask([await app.give('ange')], 'ange')
    const first = await prepare([uuid])
    app.portal.wait(1)
    for (let rank = 0; rank < ARCHIVES_KEPT; rank += 1) await prepare([uuid])
    const last = await prepare([uuid])
    expect((await fetch(first.archiveId)).statusCode).toBe(404)
    expect((await fetch(others.json<Archive>().archiveId, {}, app.cookies.ange)).statusCode).toBe(200)
    const kept = await app.portal.services.db.selectFrom('archive').select('id').execute()
    expect(kept).toHaveLength(ARCHIVES_KEPT + 1)
    expect(last.nombre).toBe(1)
  })

  it('is read for one download of a person at a time, and meanwhile for another person', async () => {
    const archives = [await prepare(await several()), await prepare([await app.give('camille')])]
    const theirs = await app.give('ange')
    const other = (await ask([theirs], 'ange')).json<Archive>()
    const { objects } = app.portal.services
    const open = objects.open.bind(objects)
    const leaving: (() => void)[] = []
    const opening = vi.spyOn(objects, 'open').mockImplementation(async (key, from) => {
      if (leaving.length === 0) await new Promise<void>((leave) => void leaving.push(leave))
      return open(key, from)
    })
    const burst = Array.from({ length: 5 }, (_, rank) =>
      fetch(archives[rank % 2]?.archiveId ?? '', { range: 'bytes=-1' }),
    )
    expect(await Promise.race(burst)).toMatchObject({ statusCode: 503 })
    expect((await fetch(other.archiveId, {}, app.cookies.ange)).statusCode).toBe(200)
    expect(opening.mock.calls.filter(([key]) => !key.startsWith(theirs))).toHaveLength(1)
    leaving[0]?.()
    const statuses = (await Promise.all(burst)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([206, 206, 206, 206, 503])
  })

  it('is nobody else’s, and lasts an hour', async () => {
    const { archiveId } = await prepare(await several())
    expect((await fetch(archiveId, {}, app.cookies.ange)).statusCode).toBe(404)
    const elsewhere = await app.portal.app.inject({
      url: rubriques.pension.telechargementArchive.path,
      query: { archiveId },
      headers: { cookie: app.cookies.camille },
    })
    expect(elsewhere.statusCode).toBe(404)
    const { db } = app.portal.services
    await db
      .updateTable('archive')
      .set((e) => ({ expire_le: e('expire_le', '-', DUREE_ARCHIVE) }))
      .execute()
    const answer = await fetch(archiveId, { accept: 'text/html' })
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('Archive indisponible')
    expect(answer.body).toContain('gardée que 60 minutes')
    await purge(app.portal.services)
    expect(await db.selectFrom('archive').selectAll().execute()).toEqual([])
  })
})
