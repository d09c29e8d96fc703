import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { telechargements } from '#contract/documents/document.ts'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { s3Objects } from '#server/kit/objects/s3Objects.ts'
import { openProxy, openS3, passOn } from '#server/kit/objects/testing/s3Server.ts'
import { refusedFiles } from '#server/kit/files/soundFile.ts'
import { sumOf } from '#server/kit/files/storeDocument.ts'
import { newId } from '#server/kit/identifiers.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import { evenementsOf } from '#server/kit/news/evenements.ts'
import { databases } from '#testing/databases.ts'
import { giveEvenement } from '#testing/possessions/documents.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { listeningPort } from '#server/kit/http/log.ts'

const CAMILLE = '269057505601260'
const NOT_AVAILABLE = { erreurCode: 'SRE_ESPACEAGENT_DOCUMENT_INDISPONIBLE' }

describe.each(databases)('a document that cannot be read, on %s', (database) => {
  let portal: TestApp
  let cookie: string
  let id: string
  let url: string
  const uuid = newId()

  beforeEach(async () => {
    portal = await testApp(database)
    id = await portal.addPerson(CAMILLE)
    await addDocuments(portal.services.db, [
      {
        uuid,
        compte_id: id,
        genre: 'remuneration',
        annee: 2026,
        libelle1: 'Octobre 2026',
        libelle2: null,
        libelle3: null,
        date_document: '2026-10-31',
        code_sous_theme_ged: 101,
        fichier: `${uuid}.pdf`,
        nom_fichier: '2026_10_BP.pdf',
      },
    ])
    const evenement = await giveEvenement(portal, id, uuid)
    url = `${telechargements.remuneration.path}?documentUuid=${uuid}&evenementId=${evenement}`
    cookie = await portal.signIn(CAMILLE)
  })
  afterEach(() => portal.close())

  const refusalOf = async (app: FastifyInstance) => {
    const answer = await app.inject({ url, headers: { cookie } })
    return [answer.statusCode, answer.json()]
  }
  const statut = async () => (await evenementsOf(portal.services.db, id))[0]?.statut
  /** The same portal, over a bucket. */
  const over = (objects: ReturnType<typeof s3Objects>) =>
    createApp({ ...portal.services, objects }, portal.services.config.dataDir)

  it('is not available when the folder cannot be used', async () => {
    const folder = join(portal.services.config.dataDir, 'documents')
    rmSync(folder, { recursive: true, force: true })
    writeFileSync(folder, '')
    expect(await refusalOf(portal.app)).toEqual([503, NOT_AVAILABLE])
    expect(await statut()).toBe('EVE_NON_LU')
  })

  it('is not available when the object store is out of reach, or refuses', async () => {
    const s3 = await openS3()
    const faulty = [{ url: 'http://127.0.0.1:1' }, { accessKeyId: 'AUTRE' }, { bucket: 'absent' }]
    for (const changes of faulty) {
      const app = await over(s3Objects({ ...s3.settings, ...changes }))
      expect(await refusalOf(app)).toEqual([503, NOT_AVAILABLE])
      await app.close()
    }
    expect(await statut()).toBe('EVE_NON_LU')
    await s3.close()
  })

  it.each([0, 9, 11])(
    'is not available when its file has %d bytes of the ten that were imported',
    async (left) => {
      const { db, objects } = portal.services
      await db.updateTable('document').set({ taille: 10 }).execute()
      await objects.put(`${uuid}.pdf`, Buffer.alloc(left))
      expect(await refusalOf(portal.app)).toEqual([503, NOT_AVAILABLE])
      expect(await statut()).toBe('EVE_NON_LU')
    },
  )

  it('is not available when its bytes were altered, and none of them is sent', async () => {
    const { db, objects } = portal.services
    const bytes = Buffer.alloc(1000, 'a')
    await db
      .updateTable('document')
      .set({ taille: 1000, empreinte: sumOf(bytes) })
      .execute()
    await objects.put(`${uuid}.pdf`, bytes)
    expect((await portal.app.inject({ url, headers: { cookie } })).rawPayload).toEqual(bytes)
    await db.updateTable('evenement').set({ statut: 'EVE_NON_LU' }).execute()
    const before = refusedFiles()
    await objects.put(`${uuid}.pdf`, Buffer.from(bytes).fill('b', 500, 501))
    expect(await refusalOf(portal.app)).toEqual([503, NOT_AVAILABLE])
    expect(await statut()).toBe('EVE_NON_LU')
    expect(refusedFiles()).toEqual({ ...before, altere: before.altere + 1 })
  })

  it.each([0, 1_500_000, 2_999_999])(
    'is cut before its end when it is long and its byte %d was altered',
    async (at) => {
      const { db, objects } = portal.services
      const bytes = Buffer.alloc(3_000_000, 'a')
      await db
        .updateTable('document')
        .set({ taille: bytes.length, empreinte: sumOf(bytes) })
        .execute()
      await objects.put(`${uuid}.pdf`, bytes)
      await portal.app.listen({ port: 0, host: '127.0.0.1' })
      const download = () =>
        fetch(`http://127.0.0.1:${listeningPort(portal.app)}${url}`, { headers: { cookie } }).then((answer) =>
          answer.arrayBuffer(),
        )
      expect(Buffer.from(await download()).equals(bytes)).toBe(true)
      await objects.put(`${uuid}.pdf`, Buffer.from(bytes).fill('b', at, at + 1))
      await expect(download()).rejects.toThrow()
    },
  )

  it('is cut, never short, when the object store is cut while it sends', async () => {
    const s3 = await openS3()
    const proxy = await openProxy(s3)
    const objects = s3Objects(proxy.settings)
    await objects.put(`${uuid}.pdf`, Buffer.alloc(1_000_000))
    const app = await over(objects)
    await app.listen({ port: 0, host: '127.0.0.1' })
    const download = () => fetch(`http://127.0.0.1:${listeningPort(app)}${url}`, { headers: { cookie } })
    expect((await (await download()).arrayBuffer()).byteLength).toBe(1_000_000)
    let breakOff = (): void => undefined
    proxy.faults.push((request, response) => {
      breakOff = () => void response.destroy()
      passOn(s3.settings.url, request, (answer) => {
        response.writeHead(200, answer.headers)
        answer.once('data', (piece) => response.write(piece))
      })
    })
    const cut = await download()
    expect(cut.headers.get('content-length')).toBe('1000000')
    breakOff()
    await expect(cut.arrayBuffer()).rejects.toThrow()
    await app.close()
    await proxy.close()
    await s3.close()
  })
})
