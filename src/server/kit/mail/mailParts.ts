import { serviceName } from '#rules/product.ts'
import type { Mail } from './Mail.ts'

/** Of a link that someone else may have asked for. */
export const unasked =
  'Si vous n’êtes pas à l’origine de cette demande, ignorez ce courriel : sans le lien, rien ne change.'

/** Of a change that someone else may have made. */
export const notYou =
  'Si ce n’est pas vous, agissez vite : choisissez « Mot de passe oublié ? » sur la page de connexion pour changer votre mot de passe, puis prévenez-nous depuis la page Contact.'

/** Link to the portal, whose address is `origin`. */
export const portal = (origin: string): NonNullable<Mail['lien']> => ({
  texte: `Ouvrir l’${serviceName}`,
  url: `${origin}/`,
})
