import type { Insertable, Selectable, Updateable } from 'kysely'
import { newId } from '#server/kit/identifiers.ts'
import type { ConversationTable, MessageTable } from '#server/kit/database/schema/documents.ts'
import type { Db } from '#server/kit/database/Store.ts'

export type ConversationRow = Selectable<ConversationTable>
export type MessageRow = Selectable<MessageTable>

/** Conversations of the messaging service with an answer that the person has not read. */
export const countUnreadConversations = async (db: Db, compteId: string): Promise<number> => {
  const { total } = await db
    .selectFrom('demande')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('compte_id', '=', compteId)
    .where('non_lue', '=', 1)
    .executeTakeFirstOrThrow()
  return total
}

/** Conversations with an answer that the person has not read, the one answered first, first. */
export const unreadAnswers = (db: Db, compteId: string) =>
  db
    .selectFrom('demande')
    .select(['id', 'objet', 'modifie_le'])
    .where('compte_id', '=', compteId)
    .where('non_lue', '=', 1)
    .orderBy('modifie_le')
    .execute()

/** Conversations of a person, the last changed first. */
export const conversationsOf = (db: Db, compteId: string): Promise<ConversationRow[]> =>
  db
    .selectFrom('demande')
    .selectAll()
    .where('compte_id', '=', compteId)
    .orderBy('modifie_le', 'desc')
    .orderBy('id')
    .execute()

export const conversationById = (db: Db, id: string): Promise<ConversationRow | undefined> =>
  db.selectFrom('demande').selectAll().where('id', '=', id).executeTakeFirst()

/** A conversation, only if it is this person's. */
export const ownConversation = (db: Db, compteId: string, id: string): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('demande')
    .selectAll()
    .where('id', '=', id)
    .where('compte_id', '=', compteId)
    .executeTakeFirst()

/** The conversation that a form sent already, by the key that it drew. */
export const conversationByKey = (
  db: Db,
  compteId: string,
  cle: string,
): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('demande')
    .selectAll()
    .where('compte_id', '=', compteId)
    .where('cle_envoi', '=', cle)
    .executeTakeFirst()

/** Adds a conversation; undefined when the same form has already sent it. */
export const addConversation = async (
  db: Db,
  conversation: Omit<Insertable<ConversationTable>, 'id'>,
): Promise<string | undefined> => {
  const id = newId()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('demande')
    .values({ id, ...conversation })
    .onConflict((conflict) => conflict.columns(['compte_id', 'cle_envoi']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n ? id : undefined
}

/** Changes a conversation unless it is closed: false when it is. */
export const changeOpenConversation = async (
  db: Db,
  id: string,
  changes: Updateable<ConversationTable>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('demande')
    .set(changes)
    .where('id', '=', id)
    .where('etat', '!=', 'CLOSE')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const changeConversation = (db: Db, id: string, changes: Updateable<ConversationTable>) =>
  db.updateTable('demande').set(changes).where('id', '=', id).execute()

/** Messages of a conversation, from the oldest to the latest. */
export const messagesOf = (db: Db, demandeId: string): Promise<MessageRow[]> =>
  db
    .selectFrom('message')
    .selectAll()
    .where('demande_id', '=', demandeId)
    .orderBy('cree_le')
    .orderBy('id')
    .execute()

/** The message that opened a conversation: the only one of the person without a key of its own. */
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

/** What was written in the conversations of a person, by conversation, from the latest message to the oldest. */
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
