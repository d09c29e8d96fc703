import { reponseMessagerieMail } from '#server/kit/news/newsMails.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { addMessage, changeOpenConversation, conversationById } from './store.ts'
import { tellPerson } from '#server/kit/news/tellPerson.ts'

interface Answer {
  readonly demandeId: string
  /** Plain text. */
  readonly texte: string
  /** The conversation is closed with this answer. */
  readonly clore?: boolean
}

/**
 * An office answers a conversation of the messaging service, which is then unread; `introuvable` when there is none, and
 * `messagerieClose` when it is closed: the person was told that nobody writes in it any more.
 */
export const answerConversation = async (
  services: Pick<Services, 'db' | 'clock' | 'config' | 'wakeMail'>,
  { demandeId, texte, clore = false }: Answer,
): Promise<void> => {
  const { db, clock, config, wakeMail } = services
  const now = clock().getTime()
  await db.transaction().execute(async (transaction) => {
    const conversation = await conversationById(transaction, demandeId)
    if (!conversation) throw new Refusal('introuvable')
    const etat = clore ? 'CLOSE' : 'REPONDUE'
    if (!(await changeOpenConversation(transaction, demandeId, { etat, non_lue: 1, modifie_le: now })))
      throw new Refusal('messagerieClose')
    await addMessage(transaction, { demandeId, auteur: 'service', texte, now })
    // The mail says nothing of the answer.
    await tellPerson({ clock }, transaction, conversation.compte_id, {
      notification: 'messagerie',
      mail: reponseMessagerieMail({ origin: config.origin }),
    })
  })
  wakeMail()
}
