/** Why a text is not a NIR; `undefined` when it is one, or when it is empty. */
export type NirFault = 'longueur' | 'format' | 'cle'

const FORMAT = /^[01278]\d{4}(\d{2}|2[AB])\d{6}\d{2}$/

/** Removes what people type between the groups of a NIR, and puts the letters of Corsica in capitals. */
export const normaliseNir = (typed: string): string =>
  typed.replaceAll(/[\s.\-\u00A0\u202F]/g, '').toUpperCase()

/**
 * Checks a social-security number (NIR, 15 characters, already normalised).
 * Key: 97 minus (first 13 digits modulo 97), where 2A counts as 19 and 2B as 18.
 * Source: décret 82-103 of 22 January 1982 (numbering), INSEE for Corsica.
 */
export const nirFault = (nir: string): NirFault | undefined => {
  if (nir === '') return undefined
  if (nir.length !== 15) return 'longueur'
  if (!FORMAT.test(nir)) return 'format'
  return Number(nir.slice(13)) === nirKey(nir.slice(0, 13)) ? undefined : 'cle'
}

/** Control key (1 to 97) of the first 13 characters of a NIR. */
export const nirKey = (body: string): number =>
  97 - (Number(body.replace('2A', '19').replace('2B', '18')) % 97)

/** Shows a NIR in its usual groups: `2 69 05 75 056 012 60`. */
export const formatNir = (nir: string): string =>
  [
    nir.slice(0, 1),
    nir.slice(1, 3),
    nir.slice(3, 5),
    nir.slice(5, 7),
    nir.slice(7, 10),
    nir.slice(10, 13),
    nir.slice(13),
  ]
    .filter((group) => group !== '')
    .join(' ')
