import { inert } from './french.ts'
import { surUneLigne } from '#rules/format/typographie.ts'
import { etatsConversation, type EtatConversation } from '#contract/messagerie/messagerie.ts'
import { MESSAGE_MAXIMUM } from '#contract/messagerie/bornes.ts'
import { uuidOf } from '#rules/format/uuid.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { messagesOf } from '#server/messagerie/store.ts'
import {
  conversationWithPerson,
  listedConversations,
  piecesOfConversation,
} from '#server/messagerie/storeListed.ts'
import { answerConversation } from '#server/messagerie/answerConversation.ts'
import { momentEnChiffres } from '#rules/format/dates.ts'
import { AdministrationFault, type Output, sayList } from './Runner.ts'

const states: Readonly<Record<EtatConversation, string>> = {
  OUVERTE: 'ouverte',
  REPONDUE: 'répondue',
  CLOSE: 'close',
}

const unknown = () =>
  new AdministrationFault('Aucune demande n’a cet identifiant : « messagerie lister » les donne.')

const closed = () =>
  new AdministrationFault('Cette demande est close : la personne a lu que personne n’y écrit plus.')

/** Lists the conversations of the messaging service, the one that waits for longest first. */
export const listConversations = async (
  { db }: Services,
  { ouvertes }: { readonly ouvertes: boolean },
  output: Output,
): Promise<void> =>
  sayList(
    {
      ask: (most) => listedConversations(db, ouvertes ? ['OUVERTE'] : etatsConversation, most),
      lineOf: ({ id, modifie_le, etat, theme, objet, prenom, nom }) =>
        `${id}  ${momentEnChiffres(modifie_le)}  ${states[etat]}  ${theme}  ${surUneLigne(`${prenom} ${nom} : ${objet}`)}`,
      none: ouvertes ? 'Aucune demande n’attend de réponse.' : 'Il n’y a aucune demande.',
    },
    output,
  )

/** The identifier of a conversation, as typed. */
const namedBy = (typed: string): string => {
  const id = uuidOf(typed)
  if (id === undefined) throw unknown()
  return id
}

/** What others wrote, set back: no line of it can be taken for one of this command. */
const setBack = (texte: string): string => inert(texte).replaceAll(/^/gm, '  ')

/** Shows a conversation and its messages; the person's unread answer stays unread. */
export const showConversation = async ({ db }: Services, typed: string, { say }: Output): Promise<void> => {
  const id = namedBy(typed)
  const conversation = await conversationWithPerson(db, id)
  if (!conversation) throw unknown()
  const pieces = await piecesOfConversation(db, id)
  say(`${surUneLigne(conversation.objet)} (${conversation.theme}, ${states[conversation.etat]})`)
  const about = conversation.reference === '' ? '' : ` — référence : ${conversation.reference}`
  say(surUneLigne(`De ${conversation.prenom} ${conversation.nom}${about}`))
  for (const message of await messagesOf(db, id)) {
    say(
      `\n${momentEnChiffres(message.cree_le)}, ${message.auteur === 'usager' ? 'la personne' : 'le service'} :`,
    )
    say(setBack(message.texte))
    for (const { nom, taille } of pieces.filter(({ message_id }) => message_id === message.id))
      say(`  Pièce jointe : ${nom} (${Math.max(1, Math.round(taille / 1000))} ko)`)
  }
}

/** Answers a conversation in the name of the office, and closes it if asked. */
export const answer = async (
  services: Services,
  given: { readonly demandeId: string; readonly texte: string; readonly clore: boolean },
  { say }: Output,
): Promise<void> => {
  const texte = given.texte.trim()
  if (texte === '' || texte.length > MESSAGE_MAXIMUM)
    throw new AdministrationFault(`La réponse doit compter de 1 à ${MESSAGE_MAXIMUM} caractères.`)
  const demandeId = namedBy(given.demandeId)
  try {
    await answerConversation(services, { ...given, demandeId, texte })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw error.failure === 'messagerieClose' ? closed() : unknown()
  }
  say(given.clore ? 'La réponse est envoyée, et la demande close.' : 'La réponse est envoyée.')
}
