/** Files of documents in a copy, and back: their sums stand beside them, as `sha256sum -c` reads them. */

import { createReadStream } from 'node:fs'
import { appendFile, copyFile, cp, link, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { sumOf } from '#server/kit/files/storeDocument.ts'
import { isObjectKey } from '#server/kit/objects/ObjectStore.ts'
import { writeWhole } from '#server/kit/objects/wholeFile.ts'
import { atOnce } from '../atOnce.ts'
import { AdministrationFault } from '../Runner.ts'
import { placesIn } from './manifest.ts'
import type { PatientObjects } from './patientObjects.ts'
import { codeOf } from '#server/kit/objects/boundedFetch.ts'

/** Files read or written at once. */
const AT_ONCE = 8

const pathOf = (folder: string, key: string) => join(placesIn(folder).files, key.slice(0, 2), key)

/** The same file as in a former copy, without its bytes twice where both are on one disk; false when it was not there. */
const share = async (from: string, to: string): Promise<boolean> => {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    await copyFile(from, to)
    return true
  }
}

/** Sums of the files that a former copy has stand for those shared with it. */
export const takeSums = async (folder: string, former: string | undefined): Promise<void> => {
  const { sums } = placesIn(folder)
  if (former !== undefined) await cp(placesIn(former).sums, sums, { recursive: true })
  await mkdir(sums, { recursive: true, mode: 0o700 })
}

interface Copied {
  readonly nombre: number
  readonly partages: number
  readonly absents: readonly string[]
}

/**
 * Copies files of the store by their keys, those of the former copy shared with it: a key is never written twice, so that
 * its bytes never change. Keys of what the store has no more are told.
 */
export const copyFiles = async (
  objects: PatientObjects,
  keys: readonly string[],
  { folder, former, list }: { readonly folder: string; readonly former?: string; readonly list: string },
): Promise<Copied> => {
  const seen = { nombre: 0, partages: 0 }
  const absents: string[] = []
  const lines = await atOnce(AT_ONCE, keys, async (key) => {
    const path = pathOf(folder, key)
    if (former !== undefined && (await share(pathOf(former, key), path))) {
      seen.nombre += 1
      seen.partages += 1
      return ''
    }
    const bytes = await objects.read(key)
    if (!bytes) {
      absents.push(key)
      return ''
    }
    await writeWhole(path, bytes)
    seen.nombre += 1
    return `${sumOf(bytes)}  fichiers/${key.slice(0, 2)}/${key}\n`
  })
  await appendFile(join(placesIn(folder).sums, list), lines.join(''), { mode: 0o600 })
  return { ...seen, absents }
}

const SUM = /^([0-9a-f]{64}) {2}fichiers\/..\/([^/]+)$/

/** Keys and sums that the lists of a copy tell, by pages; some are of files that a former copy alone had. */
const readSums = async function* (folder: string) {
  const { sums } = placesIn(folder)
  for (const list of await readdir(sums)) {
    let page: { key: string; sum: string }[] = []
    for await (const line of createInterface({ input: createReadStream(join(sums, list)) })) {
      const [, sum, key] = SUM.exec(line) ?? []
      if (sum === undefined || key === undefined || !isObjectKey(key))
        throw new AdministrationFault(`La liste « ${basename(list)} » de la sauvegarde est abîmée.`)
      page.push({ key, sum })
      if (page.length < 200) continue
      yield page
      page = []
    }
    yield page
  }
}

/** Puts the files of a copy in the store, each verified first; gives how many. */
export const putFiles = async (
  objects: PatientObjects,
  folder: string,
  advance: (done: number) => void,
): Promise<number> => {
  let done = 0
  for await (const page of readSums(folder)) {
    await atOnce(AT_ONCE, page, async ({ key, sum }) => {
      const path = pathOf(folder, key)
      if ((await stat(path).catch(() => undefined)) === undefined) return
      const bytes = await readFile(path)
      if (sumOf(bytes) !== sum)
        throw new AdministrationFault(
          `Le fichier « ${key} » de la sauvegarde est abîmé : restaurez une autre sauvegarde.`,
        )
      await objects.put(key, bytes)
      done += 1
    })
    advance(done)
  }
  return done
}
