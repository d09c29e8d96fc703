import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { pipeline, Readable, Transform } from 'node:stream'
import { ZipFile } from 'yazl'
import type { BytePart } from '#rules/documents/contentRange.ts'
import type { ObjectStore } from '#server/kit/objects/ObjectStore.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { inTurnOfEach, LONGEST_WAIT_MS, Overload, streamInTurn } from '#server/kit/turns/inTurn.ts'
import { fillArchive } from './fillArchive.ts'
import type { FichierArchive } from './archiveIndex.ts'

/** A file is no longer what the archive was prepared with: what was sent of it cannot be finished. */
export class ArchiveBroken extends Refusal {
  readonly fichier: string

  constructor(fichier: string) {
    super('documentIndisponible')
    this.fichier = fichier
  }
}

/** Bytes of a file, opened when they are asked for and checked against its sum. */
const checked = async function* (objects: ObjectStore, { fichier, empreinte }: FichierArchive) {
  const file = await objects.open(fichier)
  if (!file) throw new ArchiveBroken(fichier)
  const hash = createHash('sha256')
  for await (const chunk of file.stream) {
    hash.update(chunk as Buffer)
    yield chunk as Buffer
  }
  if (hash.digest('hex') !== empreinte) throw new ArchiveBroken(fichier)
}

/** Lets only a part of what goes through it pass. */
const only = ({ debut, fin }: BytePart) => {
  let at = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const part = chunk.subarray(Math.max(0, debut - at), Math.max(0, fin + 1 - at))
      at += chunk.length
      done(null, part.length > 0 ? part : undefined)
    },
  })
}

/**
 * Part of an archive as a stream, once its first byte is there: one file is open at a time, and closed when the reader leaves. Each file is read whole,
 * since the directory at the end of the archive has the checksum of all. A file that is no longer the same breaks the
 * stream by an ArchiveBroken: a wrong archive never comes to its end.
 */
export const openArchive = async (
  objects: ObjectStore,
  fichiers: readonly FichierArchive[],
  part: BytePart,
  onBreak: (error: unknown) => void,
): Promise<Readable> => {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  let reading: Readable | undefined
  zip.on('error', (error: Error) => output.destroy(error))
  output.once('close', () => reading?.destroy())
  fillArchive(zip, fichiers, (fichier, to) => {
    if (output.destroyed) return
    reading = Readable.from(checked(objects, fichier), { objectMode: false })
    reading.on('error', (error) => output.destroy(error))
    to(null, reading)
  })
  const stream = pipeline(output, only(part), onBreak)
  await once(stream, 'readable')
  return stream
}

/** Downloads of one person that run at once, and that wait: each reads every file whole, whatever part of it is asked for. */
const downloading = inTurnOfEach({ atOnce: 1, waiting: 3, longestMs: LONGEST_WAIT_MS })

/** The same in the turn of a person, which lasts until their download has ended, or they have left it. */
export const openArchiveInTurn = (
  compteId: string,
  ...given: Parameters<typeof openArchive>
): Promise<Readable> =>
  streamInTurn(
    (work) => downloading(compteId, work),
    () => openArchive(...given),
  ).catch((error: unknown) => {
    throw error instanceof Overload ? new Refusal('serviceSature') : error
  })
