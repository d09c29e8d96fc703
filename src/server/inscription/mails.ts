import { serviceName } from '#rules/product.ts'
import { type Mail, notYou, portal, unasked } from '#server/kit/mail/Mail.ts'
import { MINUTES_LIEN_MOT_DE_PASSE, HEURES_LIEN_CREATION } from '#rules/connexion/liens.ts'

/** Mails about the opening of a space. `url` is the address of the link, `origin` that of the portal. */

export const inscriptionMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'inscription',
  sujet: `Créez votre ${serviceName}`,
  paragraphes: [
    `Vous avez demandé la création de votre espace. Pour la terminer, ouvrez le lien ci-dessous. Il est valable ${HEURES_LIEN_CREATION} heures et ne sert qu’une fois.`,
    unasked,
  ],
  lien: { texte: 'Créer mon espace', url },
})

/** To the holder of an account that someone tried to create again. */
export const tentativeInscriptionMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'tentativeinscription',
  sujet: 'Une création d’espace a été demandée avec votre numéro',
  paragraphes: [
    `Une personne a demandé la création d’un espace avec votre numéro de sécurité sociale, alors que vous en avez déjà un. Rien n’a changé dans votre espace.`,
    'Si c’était vous, connectez-vous ; si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié ? ».',
    'Si ce n’était pas vous, vous n’avez rien à faire.',
  ],
  lien: portal(origin),
})

/** To someone for whom the administration has opened a space. */
export const espaceOuvertMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'espaceouvert',
  sujet: `Votre ${serviceName} est ouvert`,
  paragraphes: [
    'L’administration a ouvert un espace à votre nom. Votre identifiant est votre numéro de sécurité sociale.',
    `Choisissez votre mot de passe avec le lien ci-dessous. Il est valable ${MINUTES_LIEN_MOT_DE_PASSE} minutes et ne sert qu’une fois ; ensuite, choisissez « Mot de passe oublié ? » sur la page de connexion pour en recevoir un autre.`,
  ],
  lien: { texte: 'Choisir mon mot de passe', url },
})

/** To both addresses of someone who confirmed their identity by digits of their IBAN. */
export const identiteConfirmeeMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'identiteconfirmee',
  sujet: 'Votre identité est confirmée',
  paragraphes: [
    'Votre identité vient d’être confirmée dans votre espace, par des chiffres de votre IBAN. Vos documents et vos services y sont maintenant.',
    'Si c’est vous, vous n’avez rien à faire.',
    notYou,
  ],
  lien: portal(origin),
})
