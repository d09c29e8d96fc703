import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sumOf } from '#server/kit/files/storeDocument.ts'
import { StorageDown } from '#server/kit/objects/ObjectStore.ts'
import { purge } from '#server/purge.ts'
import type { Services } from '#server/services.ts'
import { databases } from '#testing/databases.ts'
import { backUp } from '../sauvegarde/backUp.ts'
import { smallPdf } from '../testing/folder.ts'
import { importApp, row } from '../testing/importApp.ts'
import { keptOutput } from '../testing/output.ts'
import { withdrawDocument } from './withdrawDocument.ts'

describe.each(databases)('a document imported again after it was withdrawn, on %s', (name) => {
  let given: Awaited<ReturnType<typeof importApp>>
  let services: Services

  beforeEach(async () => {
    given = await importApp(name)
    services = given.portal.services
    given.manifest(row())
    await given.run()
  })
  afterEach(() => given.close())

  const withdraw = (from = services) =>
    withdrawDocument(from, { uuid: 'P-1', motif: 'Envoyé par erreur' }, {}, keptOutput().output)

  const bytesThere = async () => {
    const [document] = await given.documents()
    const opened = await services.objects.open(document?.fichier ?? '')
    return opened && buffer(opened.stream)
  }

  it('keeps its file, though the purge had that of before to delete', async () => {
    const remove = () => Promise.reject(new StorageDown('NO_ANSWER'))
    await withdraw({ ...services, objects: { ...services.objects, remove } })
    expect(await given.run({ rendre: ['P-1'] })).toMatchObject({ importe: 1 })
    await purge(services)
    expect(await bytesThere()).toEqual(smallPdf('A'))
    expect(await services.db.selectFrom('fichier_attendu').selectAll().execute()).toEqual([])
  })

  it('has its own bytes in a copy that shares the files of one made before', async () => {
    const path = (copy: string) => join(given.folder, copy)
    const config = { ...services.config, ...(name === 'PostgreSQL' && { databaseUrl: 'x' }) }
    const copy = (into: string, depuis?: string) =>
      backUp({ ...services, config }, path(into), depuis === undefined ? {} : { depuis }, keptOutput().output)
    await copy('une')
    await withdraw()
    writeFileSync(given.path('a.pdf'), smallPdf('Corrigé'))
    await given.run({ rendre: ['P-1'] })
    await copy('deux', path('une'))
    const [document] = await given.documents()
    const { fichier = '', empreinte } = document ?? {}
    const copied = readFileSync(join(path('deux'), 'fichiers', fichier.slice(0, 2), fichier))
    expect(sumOf(copied)).toBe(empreinte)
  })
})

describe.each(databases)('an import that stops before its rows, on %s', (name) => {
  it('leaves its files to the purge, and those of the next run stay', async () => {
    const given = await importApp(name)
    const { services } = given.portal
    const written: string[] = []
    const put = async (key: string, bytes: Uint8Array) => {
      await services.objects.put(key, bytes)
      written.push(key)
      throw new StorageDown('NO_ANSWER')
    }
    given.manifest(row(), row({ reference: 'P-2', fichier: 'absent.pdf' }))
    await expect(given.run({}, { ...services, objects: { ...services.objects, put } })).rejects.toThrow()
    expect(await given.run()).toMatchObject({ importe: 1, refuse: 1 })
    given.portal.wait(25 * 3_600_000)
    await purge(services)
    const [document] = await given.documents()
    const sizes = [document?.fichier ?? '', ...written].map((key) => services.objects.size(key))
    expect(await Promise.all(sizes)).toEqual([document?.taille, undefined])
    expect(await services.db.selectFrom('fichier_attendu').selectAll().execute()).toEqual([])
    await given.close()
  })
})
