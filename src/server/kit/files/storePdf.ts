import type { GenreDocument } from '#contract/documents/genres.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { newId } from '../identifiers.ts'
import type { Services } from '#server/services.ts'
import { kilooctets } from '#rules/format/nombres.ts'
import { expectFile } from './fichiersAttendus.ts'
import { fileOf, storeDocument } from './storeDocument.ts'

interface Described {
  readonly compteId: string
  readonly genre: GenreDocument
  readonly code: number
  readonly titre: string
  /** Name under which the file is saved. */
  readonly nom: string
}

/**
 * Keeps a PDF made or received today for someone; gives the row that describes it, still in no table. A file whose row
 * never comes is deleted by the purge.
 */
export const storePdf = async (
  { db, objects, clock }: Pick<Services, 'db' | 'objects' | 'clock'>,
  { compteId, genre, code, titre, nom }: Described,
  bytes: Uint8Array,
) => {
  const moment = clock()
  const today = dayInParis(moment)
  const described = {
    uuid: newId(),
    genre,
    annee: Number(today.slice(0, 4)),
    libelle1: titre,
    libelle2: `${nom} (PDF, ${kilooctets(bytes.length)})`,
    libelle3: null,
    date_document: today,
    code_sous_theme_ged: code,
    nom_fichier: nom,
  }
  await expectFile(db, fileOf(described.uuid), moment.getTime())
  return { ...(await storeDocument(objects, described, bytes)), compte_id: compteId }
}
