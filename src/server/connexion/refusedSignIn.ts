import { codesConnexion, type Connexion } from '#contract/connexion/connexion.ts'
import { messageDeRefus } from '#contract/connexion/connexionForm.ts'
import { type MessageKey, messageKey } from '#contract/messages.ts'
import type { SignIn } from './signIn.ts'

type RefusedSignIn = Exclude<SignIn, { readonly code: typeof codesConnexion.ok }>

const keyOf = (refused: RefusedSignIn): MessageKey => {
  if (refused.code !== codesConnexion.messageDeLaReponse) return messageDeRefus(refused)
  return messageKey('secondFacteur' in refused ? 'DAC_SECOND_FACTEUR' : 'DAC_FACTEUR_DEMANDE')
}

/** Answer to a sign-in that opens no session (specification §7): its code, its published sentence, and what the person may do next. */
export const refusedSignIn = (
  refused: RefusedSignIn,
  messages: Readonly<Record<string, string>>,
): Connexion => {
  const { compteId: _, ...told } = refused
  const message = messages[keyOf(refused)]
  return { ...told, ...(message && { message }) }
}
