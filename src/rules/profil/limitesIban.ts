/** How long an IBAN may be undone, and how often its digits may be tried: the server counts them, sentences say them. */

/** How long an IBAN asked for waits, and can be undone, before it replaces the present one, in hours. */
export const DELAI_IBAN_HEURES = 72

/** Tries at the digits of an IBAN, for one person; then none for so many hours. */
export const ESSAIS_IBAN = 5
export const HEURES_SANS_IBAN = 24
