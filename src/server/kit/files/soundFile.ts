import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ObjectStore } from '../objects/ObjectStore.ts'
import { type DocumentRow, isWhole } from './documents.ts'
import { sumOf } from './storeDocument.ts'

/** Why the file of a document is not given: it is not there, has another size, or other bytes than were imported. */
export type Unsound = 'absent' | 'taille' | 'altere'

/** A file up to so many bytes is read and checked before any of it is given; a longer one while it is. */
const CHECKED_FIRST = 512 * 1024

const counts = { absent: 0, taille: 0, altere: 0 }

/** Files that this process refused to give since it started, for the metrics. */
export const refusedFiles = (): Readonly<Record<Unsound, number>> => ({ ...counts })

/** Keeps the last piece back until the sum is known: a reader of altered bytes never comes to the end of them. */
const checkedBy = async function* (stream: Readable, empreinte: string, refuse: () => void) {
  const hash = createHash('sha256')
  let held: Buffer | undefined
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    if (held) yield held
    held = chunk
  }
  if (hash.digest('hex') !== empreinte) {
    refuse()
    throw new Error('A file is not what was imported')
  }
  if (held) yield held
}

/**
 * Opens the file of a document, as it was imported or not at all: undefined when it is missing, has another size, or is found
 * altered. The stream of a long one, found altered while it is read, fails before its end. A row without a sum says nothing of
 * the bytes. `tell` hears why a file is refused.
 */
export const openSound = async (
  objects: Pick<ObjectStore, 'open'>,
  row: Pick<DocumentRow, 'fichier' | 'taille' | 'empreinte'>,
  tell: (why: Unsound) => void,
): Promise<{ readonly size: number; readonly stream: Readable } | undefined> => {
  const refuse = (why: Unsound) => {
    counts[why] += 1
    tell(why)
    return undefined
  }
  const file = await objects.open(row.fichier)
  if (!file) return refuse('absent')
  const { size, stream } = file
  if (!isWhole(row, size)) {
    stream.destroy()
    return refuse('taille')
  }
  if (row.empreinte === '') return file
  if (size > CHECKED_FIRST) {
    const checked = checkedBy(stream, row.empreinte, () => refuse('altere'))
    return { size, stream: Readable.from(checked, { objectMode: false }) }
  }
  const bytes = await buffer(stream)
  if (sumOf(bytes) !== row.empreinte) return refuse('altere')
  return { size, stream: Readable.from([bytes], { objectMode: false }) }
}
