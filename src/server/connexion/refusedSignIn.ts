import { codesConnexion, type Connexion } from '#contract/connexion/connexion.ts'
import { type MessageKey, messageKey } from '#contract/messages.ts'
import type { SignIn } from './signIn.ts'

const messageOfCode: Readonly<Partial<Record<Connexion['code'], MessageKey>>> = {
  [codesConnexion.echec]: messageKey('DAC_ECHEC_IDENTIFICATION'),
  [codesConnexion.echecAvecBlocage]: messageKey('DAC_ECHEC_IDENTIFICATION_BLOCAGE'),
  [codesConnexion.identificationAbsente]: messageKey('DAC_IDENTIFICATION_ABSENTE'),
  [codesConnexion.bloque]: messageKey('DAC_BLOCAGE'),
  [codesConnexion.plusieursComptes]: messageKey('DAC_PLUSIEURS_COMPTES'),
  [codesConnexion.indisponible]: messageKey('DAC_SERVICE_INDISPONIBLE'),
  [codesConnexion.messageDeLaReponse]: messageKey('DAC_FACTEUR_DEMANDE'),
}

type RefusedSignIn = Exclude<SignIn, { readonly code: typeof codesConnexion.ok }>

const keyOf = (refused: RefusedSignIn): MessageKey | undefined => {
  if ('essaisRestants' in refused && refused.essaisRestants === 1) return messageKey('DAC_DERNIER_ESSAI')
  return 'secondFacteur' in refused ? messageKey('DAC_SECOND_FACTEUR') : messageOfCode[refused.code]
}

/** Answer to a sign-in that opens no session (specification §7): its code, its published sentence, and what the person may do next. */
export const refusedSignIn = (
  refused: RefusedSignIn,
  messages: Readonly<Record<string, string>>,
): Connexion => {
  const { compteId: _, ...told } = refused
  const key = keyOf(refused)
  const message = key && messages[key]
  return { ...told, ...(message && { message }) }
}
