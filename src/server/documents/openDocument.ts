import type { GenreDocument } from '#contract/documents/genres.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { type DocumentRow, findDocument } from '#server/kit/files/documents.ts'
import { openSound, type Unsound } from '#server/kit/files/soundFile.ts'
import { markRead } from '#server/kit/news/evenements.ts'
import { ifWritable } from '#server/kit/database/faults.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { Db } from '#server/kit/database/Store.ts'

/** Finds a document of an account that is filed under another kind than the one asked for. */
export type FindElsewhere = (
  db: Db,
  compteId: string,
  genre: GenreDocument,
  uuid: string,
) => Promise<DocumentRow | undefined>

interface Asked {
  readonly genre: GenreDocument
  readonly uuid: string
  /** Event that led there. */
  readonly evenementId: string | undefined
  /** Hears why a file is refused. */
  readonly tell: (why: Unsound) => void
}

/**
 * Opens the file of a document of this account, and marks its event as read (never for a read-only account).
 * Another person's document is not found; undefined when the file itself is missing, or is not what was imported: a
 * document cut short or altered is not one.
 */
export const openDocument = async (
  { db, objects }: Services,
  session: OpenSession,
  { genre, uuid, evenementId, tell }: Asked,
  findElsewhere: FindElsewhere,
) => {
  const { id, lecture_seule } = session.compte
  const row = (await findDocument(db, id, genre, uuid)) ?? (await findElsewhere(db, id, genre, uuid))
  if (!row) throw new Refusal('introuvable')
  const file = await openSound(objects, row, tell)
  if (file && evenementId !== undefined && lecture_seule === 0)
    await ifWritable(() => inSession({ db }, session, (inside) => markRead(inside, id, evenementId))).catch(
      (error: unknown) => {
        file.stream.destroy()
        throw error
      },
    )
  return file && { ...file, name: row.nom_fichier }
}
