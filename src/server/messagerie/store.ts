import type { Insertable, Selectable, Updateable } from 'kysely'
import { newId } from '#server/kit/secrets.ts'
import type { DemandeTable, MessageTable } from '#server/kit/database/schema/documents.ts'
import type { Db } from '#server/kit/database/Store.ts'

export type DemandeRow = Selectable<DemandeTable>
export type MessageRow = Selectable<MessageTable>

/** Requests of the messaging service with an answer that the person has not read. */
export const countUnreadDemandes = async (db: Db, compteId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('demande')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('compte_id', '=', compteId)
    .where('non_lue', '=', 1)
    .executeTakeFirstOrThrow()
  return total
}

/** Requests with an answer that the person has not read, the one answered first, first. */
export const unreadAnswers = (db: Db, compteId: string) =>
  db
    .selectFrom('demande')
    .select(['id', 'objet', 'modifie_le'])
    .where('compte_id', '=', compteId)
    .where('non_lue', '=', 1)
    .orderBy('modifie_le')
    .execute()

/** Requests of a person, the last changed first. */
export const demandesOf = (db: Db, compteId: string): Promise<DemandeRow[]> =>
  db
    .selectFrom('demande')
    .selectAll()
    .where('compte_id', '=', compteId)
    .orderBy('modifie_le', 'desc')
    .orderBy('id')
    .execute()

export const demandeById = (db: Db, id: string): Promise<DemandeRow | undefined> =>
  db.selectFrom('demande').selectAll().where('id', '=', id).executeTakeFirst()

/** A request, only if it is this person's. */
export const ownDemande = (db: Db, compteId: string, id: string): Promise<DemandeRow | undefined> =>
  db
    .selectFrom('demande')
    .selectAll()
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()

/** The request that a form sent already, by the key that it drew. */
export const demandeByKey = (db: Db, compteId: string, cle: string): Promise<DemandeRow | undefined> =>
  db
    .selectFrom('demande')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where('cle_envoi', '=', cle)
    .executeTakeFirst()

/** Adds a request; undefined when the same form has already sent it. */
export const addDemande = async (
  db: Db,
  demande: Omit<Insertable<DemandeTable>, 'id'>,
): Promise<string | undefined> => {
  const id = newId()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('demande')
    .values({ id, ...demande })
    .onConflict((conflict) => conflict.columns(['compte_id', 'cle_envoi']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? id : undefined
}

/** Changes a request unless it is closed: false when it is. */
export const changeOpenDemande = async (
  db: Db,
  id: string,
  changes: Updateable<DemandeTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('demande')
    .set(changes)
    .where('id', '=', id)
    .where('etat', '!=', 'CLOSE')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const changeDemande = (db: Db, id: string, changes: Updateable<DemandeTable>) =>
  db.updateTable('demande').set(changes).where('id', '=', id).execute()

/** Messages of a request, from the oldest to the latest. */
export const messagesOf = (db: Db, demandeId: string): Promise<MessageRow[]> =>
  db
    .selectFrom('message')
    .selectAll()
    .where('demande_id', '=', demandeId)
    .orderBy('cree_le')
    .orderBy('id')
    .execute()

/** The message that opened a request: the only one of the person without a key of its own. */
export const firstMessageOf = (db: Db, demandeId: string): Promise<MessageRow | undefined> =>
  db
    .selectFrom('message')
    .selectAll()
    .where('demande_id', '=', demandeId)
    .where('auteur', '=', 'usager')
    .where('cle_envoi', 'is', null)
    .executeTakeFirst()

/** The message that a form added already, by the key that it drew. */
export const messageByKey = (db: Db, demandeId: string, cle: string): Promise<MessageRow | undefined> =>
  db
    .selectFrom('message')
    .selectAll()
    .where('demande_id', '=', demandeId)
    .where('cle_envoi', '=', cle)
    .executeTakeFirst()

/** What was written in the requests of a person, by request, from the latest message to the oldest. */
export const textsOf = async (db: Db, compteId: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db
    .selectFrom('message')
    .innerJoin('demande', 'demande.id', 'message.demande_id')
    .select(['message.demande_id', 'message.texte'])
    .where('demande.compte_id', '=', compteId)
    .orderBy('message.cree_le', 'desc')
    .orderBy('message.id')
    .execute()
  const texts = new Map<string, string[]>()
  for (const { demande_id, texte } of rows) texts.set(demande_id, [...(texts.get(demande_id) ?? []), texte])
  return texts
}

interface NewMessage {
  readonly demandeId: string
  readonly auteur: MessageTable['auteur']
  readonly texte: string
  readonly cleEnvoi?: string
  readonly now: number
}

/** Adds a message; undefined when the same form has already sent it. */
export const addMessage = async (
  db: Db,
  { demandeId, auteur, texte, cleEnvoi, now }: NewMessage,
): Promise<string | undefined> => {
  const id = newId()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('message')
    .values({ id, demande_id: demandeId, auteur, texte, cle_envoi: cleEnvoi ?? null, cree_le: now })
    .onConflict((conflict) => conflict.columns(['demande_id', 'cle_envoi']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? id : undefined
}
