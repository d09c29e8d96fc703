/** How long the links sent by e-mail are good: the server holds to it, sentences say it. */

export const MINUTES_LIEN_MOT_DE_PASSE = 30

/** Of a link that creates a space. */
export const HEURES_LIEN_CREATION = 24

/** Of a link that changes an address. */
export const HEURES_LIEN_COURRIEL = 24
