import { serviceName } from '#rules/product.ts'
import type { PieceJointe } from './sending/piecesJointes.ts'

/** What an e-mail says, before any layout: plain sentences in French, never an amount nor a NIR. */
export interface Mail {
  /** Kind of the mail, for the log. */
  readonly genre: string
  readonly sujet: string
  readonly paragraphes: readonly string[]
  /** The one thing that the mail asks to do. */
  readonly lien?: { readonly texte: string; readonly url: string }
  /** News sent to many: it leaves after what someone waits for. */
  readonly enNombre?: true
  /** Files that it brings, read from the object store when it leaves. */
  readonly pieces?: readonly PieceJointe[]
}

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

/** The page that says whom to reach: it opens to everyone, signed in or not. */
export const contact = (origin: string): NonNullable<Mail['lien']> => ({
  texte: 'Ouvrir la page Contact',
  url: `${origin}/contact`,
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
