import type { EtatConversation, ThemeConversation } from '#contract/messagerie/messagerie.ts'

export interface MessageDemo {
  readonly auteur: 'usager' | 'service'
  readonly ilYAJours: number
  readonly texte: string
}

/** A request of the messaging service, with its messages from the oldest to the latest. */
export interface ConversationDemo {
  readonly objet: string
  readonly theme: ThemeConversation
  readonly etat: EtatConversation
  readonly nonLue?: true
  readonly reference?: string
  readonly messages: readonly MessageDemo[]
}

/** A question asked some days ago, whose answer is not read. */
export const answered = (
  objet: string,
  theme: ThemeConversation,
  [asked, question]: readonly [ilYAJours: number, texte: string],
  [came, reponse]: readonly [ilYAJours: number, texte: string],
): ConversationDemo => ({
  objet,
  theme,
  etat: 'REPONDUE',
  nonLue: true,
  messages: [
    { auteur: 'usager', ilYAJours: asked, texte: question },
    { auteur: 'service', ilYAJours: came, texte: reponse },
  ],
})
