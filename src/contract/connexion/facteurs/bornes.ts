/** Factors that one account may have. */
export const FACTEURS_AU_PLUS = 10

/** Longest name of a factor. */
export const NOM_FACTEUR_AU_PLUS = 60
