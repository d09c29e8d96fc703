import type { EtatConversation } from '#contract/messagerie/messagerie.ts'
import type { Db } from '#server/kit/database/Store.ts'

const withPerson = (db: Db) =>
  db
    .selectFrom('demande')
    .innerJoin('compte', 'compte.id', 'demande.compte_id')
    .selectAll('demande')
    .select(['compte.prenom', 'compte.nom'])

/** Conversations of everyone in these states, the one that waits for longest first; `most` of them. */
export const listedConversations = (db: Db, etats: readonly EtatConversation[], most: number) =>
  withPerson(db)
    .where('demande.etat', 'in', [...etats])
    .orderBy('demande.modifie_le')
    .orderBy('demande.id')
    .limit(most)
    .execute()

/** A conversation with the name of its person; undefined when there is none. */
export const conversationWithPerson = (db: Db, id: string) =>
  withPerson(db).where('demande.id', '=', id).executeTakeFirst()

/** Names and sizes of the files of a conversation, by message. */
export const piecesOfConversation = (db: Db, demandeId: string) =>
  db
    .selectFrom('piece')
    .innerJoin('message', 'message.id', 'piece.message_id')
    .select(['piece.message_id', 'piece.nom', 'piece.taille'])
    .where('message.demande_id', '=', demandeId)
    .orderBy('piece.nom')
    .execute()
