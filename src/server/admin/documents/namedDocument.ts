import { uuidOf } from '#rules/format/uuid.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { DocumentRow } from '#server/kit/files/documents.ts'
import { AdministrationFault, type Trace } from '../Runner.ts'

/** A document that a command names, and why it goes. */
export interface Withdrawal {
  /** Identifier of the document, or its reference in a manifest. */
  readonly uuid: string
  readonly motif: string
}

const documentsBy = (db: Db, column: 'uuid' | 'reference', named: string): Promise<DocumentRow[]> =>
  db.selectFrom('document').selectAll().where(column, '=', named).orderBy('uuid').execute()

/** A document by its identifier, or else by the reference that a manifest gave it: asked for at once, neither index would serve. */
const find = async (db: Db, named: string): Promise<DocumentRow> => {
  const id = uuidOf(named)
  const known = id === undefined ? [] : await documentsBy(db, 'uuid', id)
  const rows = known.length > 0 ? known : await documentsBy(db, 'reference', named)
  const [row, ...others] = rows
  if (row && others.length === 0) return row
  throw new AdministrationFault(
    row
      ? `Plusieurs documents ont cette référence : donnez l’identifiant de l’un d’eux (${rows.map(({ uuid }) => uuid).join(', ')}).`
      : 'Aucun document n’a cet identifiant ni cette référence : « journal chercher » donne l’identifiant, le manifeste la référence.',
  )
}

/** The document that a command names; tells the journal whose it is, and which: what is left of it once it is gone. */
export const namedDocument = async (
  db: Db,
  { uuid, motif }: Withdrawal,
  trace: Trace,
): Promise<DocumentRow> => {
  const row = await find(db, uuid)
  trace.compteId = row.compte_id
  trace.motif = `« ${row.libelle1} »${row.reference === null ? '' : ` (${row.reference})`} : ${motif}`
  return row
}
