import { buffer } from 'node:stream/consumers'
import { addAbortSignal } from 'node:stream'
import { sumOf } from '../../files/storeDocument.ts'
import type { ObjectStore } from '../../objects/ObjectStore.ts'
import type { CourrielRow } from '../courriels.ts'

/** A file that a mail brings: its key in the object store, its name, its media type, and its sum when it is known. */
export interface PieceJointe {
  readonly fichier: string
  readonly nom: string
  readonly type: string
  /** SHA-256, in hexadecimal. */
  readonly empreinte?: string
}

export const piecesOf = ({ pieces }: Pick<CourrielRow, 'pieces'>): PieceJointe[] =>
  pieces === null ? [] : (JSON.parse(pieces) as PieceJointe[])

/** Files of a mail as it carries them; undefined when one is missing, cannot be read whole before the limit, or was altered. */
export const readPieces = async (
  objects: Pick<ObjectStore, 'open'>,
  courriel: Pick<CourrielRow, 'pieces'>,
  limit: AbortSignal,
) => {
  try {
    const read = []
    for (const { fichier, nom, type, empreinte } of piecesOf(courriel)) {
      const file = await objects.open(fichier)
      if (!file) return undefined
      const content = await buffer(addAbortSignal(limit, file.stream))
      if (empreinte && sumOf(content) !== empreinte) return undefined
      read.push({ content, filename: nom, contentType: type })
    }
    return read
  } catch {
    return undefined
  }
}
