import {
  etatsConversation,
  themesConversation,
  type Conversation,
  type EtatConversation,
  type ThemeConversation,
} from '#contract/messagerie/messagerie.ts'
import { uuidOf } from '#rules/format/uuid.ts'

/** What the list shows: every conversation, or those of one state. */
export const filtresConversation = ['TOUTES', ...etatsConversation] as const

export type FiltreConversation = 'TOUTES' | EtatConversation

/** The state that an address asks for; every conversation without one. */
export const filtreOf = (given: string | null): FiltreConversation =>
  filtresConversation.find((filtre) => filtre === given) ?? 'TOUTES'

export const filtered = (
  conversations: readonly Conversation[],
  filtre: FiltreConversation,
): readonly Conversation[] =>
  filtre === 'TOUTES' ? conversations : conversations.filter(({ etat }) => etat === filtre)

/** The id of a conversation in an address; undefined when it cannot be one. */
export const conversationIdOf = (given: string | undefined): string | undefined => uuidOf(given ?? '')

export const themeOf = (given: string | null): ThemeConversation | undefined =>
  themesConversation.find((theme) => theme === given)
