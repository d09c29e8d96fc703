import { CODE_LENGTH } from '../alphabet.ts'

/**
 * What is said for each symbol, in French, as espeak-ng must read it.
 * The name of Y is in full: without its comma, "Y comme" would be read as the French word "y".
 */
export const SYMBOL_WORDS: Readonly<Record<string, string>> = {
  A: 'A, comme Anatole.',
  C: 'C, comme Célestin.',
  E: 'E, comme Eugène.',
  H: 'H, comme Henri.',
  K: 'K, comme Kléber.',
  N: 'N, comme Nicolas.',
  P: 'P, comme Pierre.',
  R: 'R, comme Raoul.',
  Y: 'I grec, comme Yvonne.',
  2: 'chiffre deux.',
  3: 'chiffre trois.',
  4: 'chiffre quatre.',
  5: 'chiffre cinq.',
  6: 'chiffre six.',
  8: 'chiffre huit.',
  9: 'chiffre neuf.',
}

/** What is said before the symbols. */
export const INTRODUCTION = `Recopiez les ${CODE_LENGTH} caractères suivants.`
