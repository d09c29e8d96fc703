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

/** To the former address of an unconfirmed account that a confirmed creation replaced. */
export const espaceRemplaceMail = (): Mail => ({
  genre: 'espaceremplace',
  sujet: 'Votre espace a été remplacé',
  paragraphes: [
    'L’espace créé avec cette adresse n’avait jamais été confirmé. Une personne a prouvé son identité pour le même numéro de sécurité sociale : l’espace est désormais le sien, et votre mot de passe ne fonctionne plus.',
    'Si vous êtes cette personne, connectez-vous avec votre nouveau mot de passe. Sinon, créez votre espace avec votre propre numéro de sécurité sociale.',
  ],
})
