/** What a request holds at most: its schemas refuse more, its sentences say it. */

export const ENFANTS_MAXIMUM = 20

/** Years for which a child was raised. */
export const ANNEES_MAXIMUM = 30

/** Characters of a free text. */
export const TEXTE_MAXIMUM = 1000

/** Characters of what is said when a request is cancelled. */
export const MOTIF_ANNULATION_MAXIMUM = 500
