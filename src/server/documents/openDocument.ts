import type { GenreDocument } from '#contract/documents/document.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { findDocument } from '#server/kit/files/documents.ts'
import { documentOfDossier } from '#server/demande/store.ts'
import { markRead } from '#server/kit/news/evenements.ts'
import type { Db } from '#server/kit/database/Store.ts'

const suivis: Readonly<Partial<Record<GenreDocument, GenreDossier>>> = {
  suividepartretraite: 'depart',
  suividepartretraiteprogressive: 'progressive',
}

/** A follow-up also opens what its request gave that is filed elsewhere: the title, among the documents of the pension. */
const found = async (db: Db, compteId: string, genre: GenreDocument, uuid: string) => {
  const suivi = suivis[genre]
  return (
    (await findDocument(db, compteId, genre, uuid)) ??
    (suivi && (await documentOfDossier(db, compteId, suivi, uuid)))
  )
}

/**
 * Opens the file of a document of this account, and marks its event as read (never for a read-only account).
 * Another person's document is not found; undefined when the file itself is missing.
 */
export const openDocument = async (
  { db, objects }: Services,
  compte: Compte,
  genre: GenreDocument,
  uuid: string,
  evenementId: string | undefined,
) => {
  const row = await found(db, compte.id, genre, uuid)
  if (!row) throw new Refusal('introuvable')
  const file = await objects.open(row.fichier)
  if (file && evenementId !== undefined && compte.lecture_seule === 0)
    await markRead(db, compte.id, evenementId)
  return file && { ...file, name: row.nom_fichier }
}
