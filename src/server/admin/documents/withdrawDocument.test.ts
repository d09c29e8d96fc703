import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ObjectStore } from '#server/kit/objects/ObjectStore.ts'
import { purge } from '#server/purge.ts'
import { databases } from '#testing/databases.ts'
import { recordStatements, tablesGoneThrough } from '#testing/plans.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { smallPdf } from '../testing/folder.ts'
import { addOneDocument, UUID } from '../testing/oneDocument.ts'
import { keptOutput } from '../testing/output.ts'
import { replaceDocument, withdrawDocument } from './withdrawDocument.ts'
import { newId } from '#server/kit/identifiers.ts'

const REFERENCE = 'PAIE-2026-10'
const AUTRE = newId()

describe.each(databases)('a document among millions on %s', (name) => {
  let portal: TestApp

  beforeEach(async () => {
    portal = await testApp(name)
    await addOneDocument(portal.services, await portal.addPerson('269057505601260'))
    await portal.services.db.updateTable('document').set({ reference: REFERENCE }).execute()
  })
  afterEach(() => portal.close())

  it.each([
    ['identifier', UUID],
    ['identifier in capitals', UUID.toUpperCase()],
    ['reference', REFERENCE],
  ])('is withdrawn by its %s without going through them', async (_, named) => {
    const { db } = portal.services
    const noted = recordStatements(db)
    await withdrawDocument(
      portal.services,
      { uuid: named, motif: 'Envoyé par erreur' },
      {},
      keptOutput().output,
    )
    const whole = await Promise.all([...noted.values()].map((query) => tablesGoneThrough(db, query)))
    expect(whole.flat()).toEqual([])
    expect(await db.selectFrom('document').select('uuid').execute()).toEqual([])
  })

  it('is that of an identifier, though it is the reference of another', async () => {
    const { db } = portal.services
    const model = await db.selectFrom('document').selectAll().executeTakeFirstOrThrow()
    await db
      .insertInto('document')
      .values({ ...model, uuid: AUTRE, reference: UUID })
      .execute()
    await withdrawDocument(
      portal.services,
      { uuid: UUID, motif: 'Envoyé par erreur' },
      {},
      keptOutput().output,
    )
    expect(await db.selectFrom('document').select('uuid').execute()).toEqual([{ uuid: AUTRE }])
  })

  it.each([
    ['is cut short', smallPdf('autre').subarray(0, 200), 'est coupé'],
    ['is no PDF', Buffer.from('<html></html>'), 'n’est pas un PDF'],
    ['is not there', undefined, 'n’est pas dans le dossier'],
  ])('keeps its file when the one brought instead %s', async (_, bytes, said) => {
    const { services } = portal
    const fichier = join(services.config.dataDir, 'autre.pdf')
    if (bytes) writeFileSync(fichier, bytes)
    const asked = { uuid: UUID, motif: 'Mauvais fichier', fichier }
    await expect(replaceDocument(services, asked, {}, keptOutput().output)).rejects.toThrow(said)
    expect(await services.db.selectFrom('document').select('fichier').execute()).toEqual([
      { fichier: 'd1.pdf' },
    ])
  })

  it('that is withdrawn while another file is brought leaves none of them', async () => {
    const { services } = portal
    const fichier = join(services.config.dataDir, 'autre.pdf')
    writeFileSync(fichier, smallPdf('autre'))
    const keys: string[] = []
    const put: ObjectStore['put'] = async (key, bytes) => {
      keys.push(key)
      await services.objects.put(key, bytes)
      await withdrawDocument(services, { uuid: UUID, motif: 'Envoyé par erreur' }, {}, keptOutput().output)
    }
    const asked = { uuid: UUID, motif: 'Mauvais fichier', fichier }
    const replacing = { ...services, objects: { ...services.objects, put } }
    await expect(replaceDocument(replacing, asked, {}, keptOutput().output)).rejects.toThrow(
      'rien n’a été fait',
    )
    portal.wait(2 * 86_400_000)
    await purge(services)
    const sizes = await Promise.all(['d1.pdf', ...keys].map((key) => services.objects.size(key)))
    expect(sizes).toEqual([undefined, undefined])
  })
})
