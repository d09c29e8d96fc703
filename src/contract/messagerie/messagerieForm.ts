import { type InferType, object, string } from 'yup'
import { surUneLigne } from '#rules/format/typographie.ts'
import { seLit } from '#rules/texteSaisi.ts'
import { messageKey } from '#contract/messages.ts'
import { themesConversation } from './messagerie.ts'
import { MESSAGE_MAXIMUM, OBJET_MAXIMUM, REFERENCE_MAXIMUM } from './bornes.ts'

const texte = () =>
  string()
    .defined()
    // What browsers and systems write at the end of a line counts as one character, here and in the field.
    .transform((typed: string) => typed.replaceAll('\r\n', '\n'))
    .trim()
    .required(messageKey('MESSAGERIE_TEXTE_OBLIGATOIRE'))
    .test('lisible', messageKey('MESSAGERIE_TEXTE_OBLIGATOIRE'), seLit)
    .max(MESSAGE_MAXIMUM, messageKey('MESSAGERIE_TEXTE_MAXIMUM'))

/** A new conversation of the messaging service. */
export const nouvelleConversationFormSchema = object({
  theme: string()
    .defined()
    .required(messageKey('MESSAGERIE_THEME_OBLIGATOIRE'))
    .oneOf(['', ...themesConversation], messageKey('MESSAGERIE_THEME_OBLIGATOIRE')),
  objet: string()
    .defined()
    .transform(surUneLigne)
    .required(messageKey('MESSAGERIE_OBJET_OBLIGATOIRE'))
    .test('lisible', messageKey('MESSAGERIE_OBJET_OBLIGATOIRE'), seLit)
    .max(OBJET_MAXIMUM, messageKey('MESSAGERIE_OBJET_MAXIMUM')),
  texte: texte(),
  reference: string()
    .defined()
    .transform(surUneLigne)
    .max(REFERENCE_MAXIMUM, messageKey('MESSAGERIE_REFERENCE_MAXIMUM')),
})

export type NouvelleConversationForm = InferType<typeof nouvelleConversationFormSchema>

/** A message added to a conversation. */
export const reponseFormSchema = object({ texte: texte() })

export type ReponseForm = InferType<typeof reponseFormSchema>
