import { type Mail, notYou, portal, unasked } from '#server/kit/mail/Mail.ts'
import { MINUTES_LIEN_MOT_DE_PASSE } from '#rules/connexion/liens.ts'

/** Mails about the ways into a space: password, identifier, FranceConnect. `url` is the address of the link, `origin` that of the portal. */

export const motDePasseOublieMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'motdepasseoublie',
  sujet: 'Changez votre mot de passe',
  paragraphes: [
    `Vous avez demandé à changer de mot de passe. Ouvrez le lien ci-dessous pour en choisir un nouveau. Il est valable ${MINUTES_LIEN_MOT_DE_PASSE} minutes et ne sert qu’une fois.`,
    unasked,
  ],
  lien: { texte: 'Changer mon mot de passe', url },
})

export const motDePasseModifieMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'motdepassemodifie',
  sujet: 'Votre mot de passe a été modifié',
  paragraphes: [
    'Le mot de passe de votre espace vient d’être modifié. Les autres sessions ouvertes ont été fermées.',
    'Si c’est vous, vous n’avez rien à faire.',
    notYou,
  ],
  lien: portal(origin),
})

/** To someone who said that a sign-in was not theirs. */
export const pasMoiMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'pasmoi',
  sujet: 'Changez votre mot de passe maintenant',
  paragraphes: [
    'Vous avez signalé une connexion qui n’était pas la vôtre. Toutes les sessions de votre espace ont été fermées.',
    `Choisissez tout de suite un nouveau mot de passe avec le lien ci-dessous. Il est valable ${MINUTES_LIEN_MOT_DE_PASSE} minutes et ne sert qu’une fois.`,
  ],
  lien: { texte: 'Changer mon mot de passe', url },
})

export const identifiantChangeMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'identifiantchange',
  sujet: 'Votre identifiant a changé',
  paragraphes: [
    'Votre numéro de sécurité sociale a changé, et vous avez validé le nouveau : c’est votre identifiant désormais. L’ancien ne fonctionne plus.',
    notYou,
  ],
  lien: portal(origin),
})

export const franceConnectLieMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'franceconnectlie',
  sujet: 'FranceConnect est relié à votre espace',
  paragraphes: [
    'Vous venez de vous connecter avec FranceConnect pour la première fois : vous pourrez désormais entrer dans votre espace de cette façon aussi.',
    notYou,
  ],
  lien: portal(origin),
})
