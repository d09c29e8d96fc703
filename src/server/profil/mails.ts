import { type Mail, notYou, portal, unasked } from '#server/kit/mail/Mail.ts'
import { HEURES_LIEN_COURRIEL } from '#rules/connexion/liens.ts'

/** Mails about what a person changes in their profile. `url` is the address of the link, `origin` that of the portal. */

/** To the new address: it counts only once its link is opened. */
export const changementCourrielMail = ({ url }: { readonly url: string }): Mail => ({
  genre: 'changementcourriel',
  sujet: 'Confirmez votre adresse électronique',
  paragraphes: [
    `Vous avez indiqué cette adresse dans votre espace. Ouvrez le lien ci-dessous pour la confirmer. Il est valable ${HEURES_LIEN_COURRIEL} heures et ne sert qu’une fois ; d’ici là, l’ancienne adresse reste utilisée.`,
    unasked,
  ],
  lien: { texte: 'Confirmer mon adresse', url },
})

/** To both addresses, of which one leaves. */
export const retraitCourrielMail = ({
  masque,
  origin,
}: {
  readonly masque: string
  readonly origin: string
}): Mail => ({
  genre: 'retraitcourriel',
  sujet: 'Une adresse électronique a été retirée de votre espace',
  paragraphes: [
    `L’adresse électronique secondaire ${masque} vient d’être retirée de votre espace, qui ne lui écrira plus.`,
    'Si c’est vous, vous n’avez rien à faire.',
    notYou,
  ],
  lien: portal(origin),
})

/** To the address that is about to be replaced, or to the main one when there was none. */
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
    `Une autre adresse électronique, ${masque}, a été indiquée dans votre espace. Elle y sera enregistrée lorsqu’elle aura été confirmée.`,
    'Si c’est vous, vous n’avez rien à faire.',
    notYou,
  ],
  lien: portal(origin),
})
