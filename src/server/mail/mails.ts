import { serviceName } from '#rules/product.ts'
import type { Mail } from './Mail.ts'

/** Every mail about an account. `url` is the address of the link, `origin` that of the portal. */

const unasked =
  'Si vous n’êtes pas à l’origine de cette demande, ignorez ce courriel : sans le lien, rien ne change.'

const notYou =
  'Si ce n’est pas vous, agissez vite : choisissez « Mot de passe oublié ? » sur la page de connexion pour changer votre mot de passe, puis prévenez-nous depuis la page Contact.'

const portal = (origin: string) => ({ texte: `Ouvrir l’${serviceName}`, url: `${origin}/` })

export const inscriptionMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'inscription',
  sujet: `Créez votre ${serviceName}`,
  paragraphes: [
    'Vous avez demandé la création de votre espace. Pour la terminer, ouvrez le lien ci-dessous. Il est valable 24 heures et ne sert qu’une fois.',
    unasked,
  ],
  lien: { texte: 'Créer mon espace', url },
})

/** To the holder of an account that someone tried to create again. */
export const tentativeInscriptionMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'tentativeinscription',
  sujet: 'Tentative d’inscription',
  paragraphes: [
    `Une personne a demandé la création d’un espace avec votre numéro de sécurité sociale, alors que vous en avez déjà un. Rien n’a changé dans votre espace.`,
    'Si c’était vous, connectez-vous ; si vous avez oublié votre mot de passe, choisissez « Mot de passe oublié ? ».',
    'Si ce n’était pas vous, vous n’avez rien à faire.',
  ],
  lien: portal(origin),
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

export const motDePasseOublieMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'motdepasseoublie',
  sujet: 'Changez votre mot de passe',
  paragraphes: [
    'Vous avez demandé à changer de mot de passe. Ouvrez le lien ci-dessous pour en choisir un nouveau. Il est valable 30 minutes et ne sert qu’une fois.',
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

/** To the new address: it counts only once its link is opened. */
export const changementCourrielMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'changementcourriel',
  sujet: 'Confirmez votre adresse électronique',
  paragraphes: [
    'Vous avez indiqué cette adresse dans votre espace. Ouvrez le lien ci-dessous pour la confirmer. Il est valable 24 heures et ne sert qu’une fois ; d’ici là, l’ancienne adresse reste utilisée.',
    unasked,
  ],
  lien: { texte: 'Confirmer mon adresse', url },
})

/** To the address that is about to be replaced. */
export const avisChangementCourrielMail = ({
  masque,
  origin,
}: {
  readonly masque: string
  readonly origin: string
}): Mail => ({
  genre: 'avischangementcourriel',
  sujet: 'Changement d’adresse électronique demandé',
  paragraphes: [
    `Une autre adresse électronique, ${masque}, a été indiquée dans votre espace. Elle remplacera celle-ci lorsqu’elle aura été confirmée.`,
    'Si c’est vous, vous n’avez rien à faire.',
    notYou,
  ],
  lien: portal(origin),
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

export const ibanChangeMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'ibanchange',
  sujet: 'Vos coordonnées bancaires ont changé',
  paragraphes: [
    'Un nouvel IBAN vient d’être enregistré dans votre espace.',
    'Si c’est vous, vous n’avez rien à faire.',
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

/** To someone who said that a sign-in was not theirs. */
export const pasMoiMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'pasmoi',
  sujet: 'Changez votre mot de passe maintenant',
  paragraphes: [
    'Vous avez signalé une connexion qui n’était pas la vôtre. Toutes les sessions de votre espace ont été fermées.',
    'Choisissez tout de suite un nouveau mot de passe avec le lien ci-dessous. Il est valable 30 minutes et ne sert qu’une fois.',
  ],
  lien: { texte: 'Changer mon mot de passe', url },
})

/** Something was answered in the messaging service: what it says is read there only. */
export const reponseMessagerieMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'reponsemessagerie',
  sujet: 'Une réponse vous attend',
  paragraphes: [
    'Votre service a répondu à une demande que vous avez faite dans la messagerie sécurisée.',
    'Pour la lire, connectez-vous à votre espace, puis ouvrez la messagerie sécurisée.',
  ],
  lien: portal(origin),
})

/** To someone for whom the administration has opened a space. */
export const espaceOuvertMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'espaceouvert',
  sujet: `Votre ${serviceName} est ouvert`,
  paragraphes: [
    'L’administration a ouvert un espace à votre nom. Votre identifiant est votre numéro de sécurité sociale.',
    'Choisissez votre mot de passe avec le lien ci-dessous. Il est valable 30 minutes et ne sert qu’une fois ; ensuite, choisissez « Mot de passe oublié ? » sur la page de connexion pour en recevoir un autre.',
  ],
  lien: { texte: 'Choisir mon mot de passe', url },
})

/** Documents have come, once for all those of an import: which ones, and what they say, is read in the space only. */
export const nouveauxDocumentsMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'nouveauxdocuments',
  sujet: 'De nouveaux documents vous attendent',
  paragraphes: [
    'Un ou plusieurs documents viennent d’être déposés dans votre espace.',
    'Pour les lire, connectez-vous à votre espace. Vous pouvez choisir, dans votre profil, les nouvelles que vous recevez par courriel.',
  ],
  lien: portal(origin),
})

/** To whom has not touched a draft for long. */
export const brouillonMail = ({
  titre,
  origin,
}: {
  readonly titre: string
  readonly origin: string
}): Mail => ({
  genre: 'brouillon',
  sujet: 'Votre brouillon sera bientôt supprimé',
  paragraphes: [
    `Vous avez commencé une ${titre}, et ne l’avez pas reprise depuis longtemps. Elle n’est pas envoyée.`,
    'Sans modification de votre part, ce brouillon sera supprimé dans 14 jours. Pour le garder, ouvrez-le dans votre espace et continuez votre saisie.',
  ],
  lien: portal(origin),
})

/** Acknowledges a correction of the individual retirement account. */
export const correctionRecueMail = ({
  numero,
  origin,
}: {
  readonly numero: string
  readonly origin: string
}): Mail => ({
  genre: 'correctionrecue',
  sujet: 'Votre demande de correction est transmise',
  paragraphes: [
    `Votre demande de correction de votre compte individuel retraite est transmise sous le numéro ${numero}.`,
    'Vous suivez son avancement dans votre espace, à la page « Préparer ma retraite ». Un courriel vous préviendra de chaque changement.',
    notYou,
  ],
  lien: portal(origin),
})

/** A correction of the account has moved: what became of it is read in the space only. */
export const correctionAvanceeMail = ({
  numero,
  origin,
}: {
  readonly numero: string
  readonly origin: string
}): Mail => ({
  genre: 'correctionavancee',
  sujet: 'Votre demande de correction a avancé',
  paragraphes: [
    `L’état de votre demande de correction ${numero} a changé.`,
    'Pour savoir où elle en est, connectez-vous à votre espace, puis ouvrez la page « Préparer ma retraite ».',
  ],
  lien: portal(origin),
})
