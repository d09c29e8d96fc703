/** How long an IBAN asked for waits, and can be undone, before it replaces the present one, in hours. */
export const DELAI_IBAN_HEURES = 72
