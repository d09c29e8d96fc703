const NBSP = '\u00A0'

/**
 * Puts the no-break spaces that French wants around « » and before double punctuation, % and €, after n°, in hours, dates,
 * telephone numbers and the thousands of an amount with cents, between a number and its unit of time, and within a reference to
 * an article. Each takes the place of a space: the length stays.
 */
export const typographie = (text: string): string =>
  text.replaceAll(
    / (?=[:;!?»%€])|(?<=«|n°|\bart\.) |(?<=\b[LRD]\.) (?=\d)|(?<=\d) (?=h\b|\d{3},\d)|(?<=\d(?:er)?) (?=(?:ans?|mois|jours?|heures?|minutes?|secondes?|trimestres?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L}))|(?<=(?:\+|\b0)\d[\d ]{0,16}) (?=\d)/gu,
    NBSP,
  )

/** What belongs to a name, « de » elided: « de mars 2026 », « d’octobre 2026 », « de « Rappel » ». */
export const de = (nom: string): string => (/^[aeiouyàâéèêëîïôöûü]/i.test(nom) ? `d’${nom}` : `de ${nom}`)

/** A text with a capital initial. */
export const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1)

/** The same within a sentence: an acronym at its start stays (« RIB du compte »), and so do those further on. */
export const minuscule = (texte: string): string =>
  /^\p{Lu}{2}/u.test(texte) ? texte : texte.charAt(0).toLowerCase() + texte.slice(1)

/** No-break spaces made wide (U+00A0): neither Marianne nor terminals have the narrow one (U+202F). */
export const espacesLarges = (texte: string): string => texte.replaceAll('\u202F', '\u00A0')

/** A text that someone typed, on one line: no break, no control, and no mark that turns round what comes after it. */
export const surUneLigne = (texte: string): string =>
  texte
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
