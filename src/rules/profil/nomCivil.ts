/**
 * Folds a civil name so that two spellings of it compare: capitals without accents, and one space for hyphens,
 * apostrophes and runs of spaces. Source: practice of FranceConnect for the pivot identity.
 */
export const foldName = (name: string): string =>
  // Capitals first: some letters give a mark or an apostrophe when they become one (« ŉ », « ᾳ »).
  name
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s'’ʼ\-‐‑–]+/g, ' ')
    .trim()
    .replaceAll('Œ', 'OE')
    .replaceAll('Æ', 'AE')

/** Whether two civil names are the same, spelling aside. */
export const sameName = (one: string, other: string): boolean => foldName(one) === foldName(other)
