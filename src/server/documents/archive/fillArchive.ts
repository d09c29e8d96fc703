import type { Readable } from 'node:stream'
import type { ZipFile } from 'yazl'
import { archiveIndex, type FichierArchive } from './archiveIndex.ts'

declare module 'yazl' {
  interface ZipFile {
    // The published types forget the size.
    end(options: EndOptions, known: (size: number) => void): void
  }
}

/** Latest date of documents on the first days of the format. */
const FIRST_YEAR = '1980-01-01'

/** A day as the format keeps it: in local time, so that every server writes the same bytes. */
const dayOf = (date: string) => new Date(`${date < FIRST_YEAR ? FIRST_YEAR : date}T12:00:00`)

const fixed = (date: string) => ({
  compress: false,
  mtime: dayOf(date),
  mode: 0o100644,
  forceDosTimestamp: true,
})

type Give = (error: Error | null, stream: Readable) => void

/**
 * Fills a ZIP with documents, not compressed (PDF files are already) and read while it is read: the same bytes each
 * time. `give` is asked for each file when its turn comes. Gives the size of the whole, in bytes.
 */
export const fillArchive = (
  zip: ZipFile,
  fichiers: readonly FichierArchive[],
  give: (fichier: FichierArchive, to: Give) => void,
): number => {
  const latest =
    fichiers
      .map(({ date }) => date)
      .toSorted()
      .at(-1) ?? FIRST_YEAR
  for (const { chemin, bytes } of archiveIndex(fichiers)) zip.addBuffer(bytes, chemin, fixed(latest))
  for (const fichier of fichiers)
    zip.addReadStreamLazy(fichier.chemin, { ...fixed(fichier.date), size: fichier.taille }, (to) =>
      give(fichier, to),
    )
  let size = 0
  zip.end({ forceZip64Format: false, comment: '' }, (known) => {
    size = known
  })
  return size
}
