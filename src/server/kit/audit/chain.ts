import type { Selectable } from 'kysely'
import type { AuditTable } from '../database/schema/audit.ts'
import type { Db } from '../database/Store.ts'
import { writtenOnce } from '../database/writtenOnce.ts'
import { fingerprint } from '../secrets.ts'

export type AuditRow = Selectable<AuditTable>

/** An act before it has its place in the journal. */
export type Entry = Omit<AuditRow, 'rang' | 'precedent' | 'empreinte'>

/** Sum of a row: all that it says, its place, and the sum of the row before. */
export const sumOf = ({ rang, precedent, ...entry }: Omit<AuditRow, 'empreinte'>): string => {
  const { quand, acte, resultat, motif, auteur, compte_id, objet, navigateur, reseau, requete } = entry
  return fingerprint(
    JSON.stringify([
      rang,
      precedent,
      quand,
      acte,
      resultat,
      motif,
      auteur,
      compte_id,
      objet,
      navigateur,
      reseau,
      requete,
    ]),
  )
}

/** Rows of these acts, after the one of this rank and sum. */
const chained = (entries: readonly Entry[], rang: number, empreinte: string): AuditRow[] => {
  let last = { rang, empreinte }
  return entries.map((entry) => {
    const row = { ...entry, rang: last.rang + 1, precedent: last.empreinte }
    last = { rang: row.rang, empreinte: sumOf(row) }
    return { ...row, empreinte: last.empreinte }
  })
}

const moveEnd = writtenOnce(1, (db: Db, by: number) =>
  db
    .updateTable('audit_tete')
    .set((e) => ({ rang: e('rang', '+', by) }))
    .returning(['rang', 'empreinte']),
)

const sealEnd = writtenOnce(1, (db: Db, empreinte: string) => db.updateTable('audit_tete').set({ empreinte }))

/** Adds acts at the end of the journal, in one short transaction: the row of its end holds the others back meanwhile. */
export const append = (db: Db, entries: readonly Entry[]): Promise<void> =>
  db.transaction().execute(async (inside) => {
    const [end] = await moveEnd(inside, entries.length)
    if (!end) throw new Error('The journal of acts has lost its end.')
    const { rang, empreinte } = end
    const rows = chained(entries, rang - entries.length, empreinte)
    await inside.insertInto('audit').values(rows).execute()
    await sealEnd(inside, rows.at(-1)?.empreinte ?? empreinte)
  })
