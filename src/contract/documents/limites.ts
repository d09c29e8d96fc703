/** How many documents a person may have sent in a day. */
export const LIMITE_ENVOIS = 10

/** How long an archive can be downloaded once it is made, in milliseconds. */
export const DUREE_ARCHIVE = 3_600_000

/** The same in minutes, as sentences say it. */
export const MINUTES_ARCHIVE = DUREE_ARCHIVE / 60_000
