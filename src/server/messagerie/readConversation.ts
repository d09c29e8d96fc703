import { openSound, type Unsound } from '#server/kit/files/soundFile.ts'
import type { SuccessOf } from '#contract/kit/call.ts'
import type { demande as conversationCall, Conversation } from '#contract/messagerie/messagerie.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import {
  changeConversation,
  countUnreadConversations,
  type ConversationRow,
  conversationsOf,
  messagesOf,
  ownConversation,
  unreadAnswers,
} from './store.ts'
import { pieceOfMessage, piecesOfConversation } from '#server/kit/pieces/store.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { ifWritable } from '#server/kit/database/faults.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { toPiece } from '#server/kit/pieces/keepPieces.ts'
import type { Services } from '#server/services.ts'
import { isCondemned } from '#server/kit/pieces/antivirus/quarantine.ts'
import type { Etape } from '#contract/accueil/etapes.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { grantedServices } from '#server/kit/people/rights.ts'
import { isoOf } from '#server/kit/clock.ts'

/** A conversation as its list shows it. */
const toConversation = (row: ConversationRow): Conversation => ({
  demandeId: row.id,
  objet: row.objet,
  theme: row.theme,
  etat: row.etat,
  nonLue: row.non_lue === 1,
  creeLe: isoOf(row.cree_le),
  modifieLe: isoOf(row.modifie_le),
})

/** A conversation of a person and its messages. `marking`: its answers are then read. */
export const readConversation = async (
  { db }: Pick<Services, 'db'>,
  session: OpenSession,
  demandeId: string,
  marking: boolean,
): Promise<SuccessOf<typeof conversationCall>> => {
  const row = await ownConversation(db, session.compte.id, demandeId)
  if (!row) throw new Refusal('introuvable')
  // Before its messages are read: an answer that comes meanwhile stays unread.
  if (marking && row.non_lue === 1)
    await ifWritable(() =>
      inSession({ db }, session, (inside) => changeConversation(inside, demandeId, { non_lue: 0 })),
    )
  const messages = await messagesOf(db, demandeId)
  const pieces = await piecesOfConversation(db, demandeId)
  return {
    demande: toConversation(marking ? { ...row, non_lue: 0 } : row),
    ...(row.reference !== '' && { reference: row.reference }),
    listeMessage: messages.map(({ id, auteur, texte, cree_le }) => ({
      messageId: id,
      auteur,
      texte,
      creeLe: isoOf(cree_le),
      pieces: pieces.filter(({ message_id }) => message_id === id).map(toPiece),
    })),
  }
}

/** What is held of the messages of a person, for the copy of all their data. */
export const heldMessages = async (db: Db, compteId: string) => ({
  messagerie: await Promise.all(
    (await conversationsOf(db, compteId)).map(async ({ id, theme, objet, etat }) => ({
      theme,
      objet,
      etat,
      messages: (await messagesOf(db, id)).map(({ auteur, texte, cree_le }) => ({
        auteur,
        texte,
        date: isoOf(cree_le),
      })),
    })),
  ),
})

/** Conversations of a person, as their list shows them. */
export const listConversations = async ({ db }: Services, compteId: string): Promise<Conversation[]> =>
  (await conversationsOf(db, compteId)).map(toConversation)

/** How many conversations of a person have an answer that they have not read. */
export const unreadConversations = ({ db }: Services, compteId: string): Promise<number> =>
  countUnreadConversations(db, compteId)

/** A file of a message of this person, opened; its bytes are undefined when they are missing, or are not those that were sent. */
export const openPiece = async (
  { db, objects }: Services,
  compteId: string,
  pieceId: string,
  tell: (why: Unsound) => void,
) => {
  const piece = await pieceOfMessage(db, compteId, pieceId)
  if (!piece) throw new Refusal('introuvable')
  if (isCondemned(piece)) throw new Refusal('pieceInfectee')
  return { piece, opened: await openSound(objects, piece, tell) }
}

/** One step for all the answers that a person has not read; who may only read has no messaging service. */
export const etapesMessagerie = async ({ db }: Services, compte: Compte): Promise<Etape[]> => {
  if (compte.lecture_seule === 1 || !grantedServices(compte).includes('mesap')) return []
  const unread = await unreadAnswers(db, compte.id)
  const [first] = unread
  if (!first) return []
  return [
    {
      nature: 'reponses',
      acteur: 'vous',
      depuis: dayInParis(new Date(first.modifie_le)),
      nombre: unread.length,
      ...(unread.length === 1 && { id: first.id, objet: first.objet }),
    },
  ]
}
