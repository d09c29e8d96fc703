import { FACTEUR_RECENT_HEURES, type GenreFacteur } from '#contract/connexion/facteurs/facteurs.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { type Mail, notYou, portal } from '#server/kit/mail/Mail.ts'

/**
 * Mails about second factors, to both addresses; `origin` is the address of the portal. None has the name of a factor: whoever
 * found a password would choose what its owner reads there.
 */

interface Change {
  readonly origin: string
  readonly genre: GenreFacteur
}

const indefinis: Readonly<Record<GenreFacteur, string>> = {
  cleacces: 'Une clé d’accès',
  totp: 'Une application de codes',
}

const definis: Readonly<Record<GenreFacteur, string>> = {
  cleacces: 'La clé d’accès',
  totp: 'L’application de codes',
}

/** `premier`: the account had no other, and its other sessions were closed. */
export const facteurAjouteMail = ({
  origin,
  genre,
  premier,
}: Change & { readonly premier: boolean }): Mail => ({
  genre: 'facteurajoute',
  sujet: 'Un moyen de vous identifier a été ajouté',
  paragraphes: [
    `${indefinis[genre]} vient d’être ajoutée à votre espace.`,
    ...(premier
      ? ['C’est votre premier second facteur : les autres sessions ouvertes ont été fermées.']
      : []),
    'Si c’est vous, vous n’avez rien à faire.',
    notYou,
    `Changer ainsi votre mot de passe dans les ${FACTEUR_RECENT_HEURES} heures retire aussi ce moyen.`,
  ],
  lien: portal(origin),
})

export const facteurRetireMail = ({
  origin,
  genre,
  ajouteLe,
}: Change & { readonly ajouteLe: Date }): Mail => ({
  genre: 'facteurretire',
  sujet: 'Un moyen de vous identifier a été retiré',
  paragraphes: [
    `${definis[genre]} ajoutée le ${dateEnChiffres(dayInParis(ajouteLe))} vient d’être retirée de votre espace : elle ne permet plus d’y entrer.`,
    'Si c’est vous, vous n’avez rien à faire.',
    notYou,
  ],
  lien: portal(origin),
})

/** To someone who recovered their account: what was just added, or made anew, is gone with the former password. */
export const recentsRetiresMail = ({
  origin,
  facteurs,
  codes,
}: {
  readonly origin: string
  readonly facteurs: boolean
  readonly codes: boolean
}): Mail => ({
  genre: 'facteurretire',
  sujet: 'Un moyen de vous identifier a été retiré',
  paragraphes: [
    'Votre espace vient d’être repris par un lien envoyé à votre adresse électronique, ou une connexion y a été signalée.',
    ...(facteurs
      ? [
          `Les clés d’accès et les applications de codes ajoutées depuis moins de ${FACTEUR_RECENT_HEURES} heures sont retirées. Si vous les aviez ajoutées vous-même, ajoutez-les de nouveau dans votre profil, « Sécurité de mon compte ».`,
        ]
      : []),
    ...(codes
      ? [
          'Vos codes de secours ne fonctionnent plus. Si vous avez encore un second facteur, créez-en d’autres dans votre profil, « Sécurité de mon compte » ; sinon, vous en aurez avec le prochain.',
        ]
      : []),
    notYou,
  ],
  lien: portal(origin),
})

/** `motDePasseOuvre`: whether a password alone still opens a session of the account. */
export const facteursRetiresMail = ({
  origin,
  motDePasseOuvre,
}: {
  readonly origin: string
  readonly motDePasseOuvre: boolean
}): Mail => ({
  genre: 'facteursretires',
  sujet: 'Vos seconds facteurs ont été retirés',
  paragraphes: [
    'L’administration a retiré les clés d’accès, les applications de codes et les codes de secours de votre espace.',
    motDePasseOuvre
      ? 'Vous vous connectez avec votre mot de passe, et pouvez ajouter un autre second facteur dans votre profil.'
      : 'Vous ne pouvez plus vous connecter que par FranceConnect, jusqu’à ce que vous ajoutiez un autre second facteur dans votre profil.',
    notYou,
  ],
  lien: portal(origin),
})

export const codesSecoursMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'codessecours',
  sujet: 'Vos codes de secours ont été renouvelés',
  paragraphes: [
    'De nouveaux codes de secours viennent d’être créés dans votre espace. Les précédents ne fonctionnent plus.',
    notYou,
    `Changer ainsi votre mot de passe dans les ${FACTEUR_RECENT_HEURES} heures retire aussi ces codes.`,
  ],
  lien: portal(origin),
})

export const codeSecoursUtiliseMail = ({
  origin,
  restants,
}: {
  readonly origin: string
  readonly restants: number
}): Mail => ({
  genre: 'codesecoursutilise',
  sujet: 'Un code de secours a été utilisé',
  paragraphes: [
    `Un de vos codes de secours vient de servir. Il vous en reste ${restants}.`,
    ...(restants <= 3
      ? ['Pensez à en créer de nouveaux dans votre profil, « Sécurité de mon compte ».']
      : []),
    notYou,
  ],
  lien: portal(origin),
})

/** To someone whose codes were tried in vain: whoever tried has their password, or their open session. */
export const essaisFacteurMail = ({ origin }: { readonly origin: string }): Mail => ({
  genre: 'essaisfacteur',
  sujet: 'Plusieurs codes inexacts ont été saisis',
  paragraphes: [
    'Quelqu’un a saisi plusieurs codes inexacts pour votre espace, après votre mot de passe ou dans une session ouverte. Ces codes ont été refusés.',
    'Si c’est vous, attendez avant de réessayer, ou utilisez une clé d’accès ou FranceConnect si vous en avez.',
    notYou,
  ],
  lien: portal(origin),
})
