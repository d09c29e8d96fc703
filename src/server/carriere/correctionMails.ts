import { type Mail, notYou, portal } from '#server/kit/mail/Mail.ts'

/** Mails about a correction of the individual retirement account. `numero` is the number of the request, `origin` the address of the portal. */

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
    'Vous suivez son avancement dans votre espace, à la page « Préparer ma retraite ». Un courriel vous préviendra de chaque changement, si vous l’avez choisi dans votre profil.',
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
