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

/** Civil facts that a NIR tells. */
export interface NirFacts {
  /** As FranceConnect says it; unknown for the numbers that start with 0. */
  readonly sexe: 'male' | 'female' | undefined
  /** Two digits: the century is not told. */
  readonly annee: string
  /** 01 to 12; other values stand for a month that was not known. */
  readonly mois: string
  /** Code of the place of birth: of the commune (INSEE) in France, of the country (99…) elsewhere. */
  readonly lieu: string
}

const BORN_ABROAD = '99'

/** Reads a right NIR. Source: INSEE, répertoire national d'identification des personnes physiques. */
export const nirFacts = (nir: string): NirFacts => ({
  sexe: { 1: 'male', 7: 'male', 2: 'female', 8: 'female' }[nir[0] ?? ''] as NirFacts['sexe'],
  annee: nir.slice(1, 3),
  mois: nir.slice(3, 5),
  lieu: nir.slice(5, 10),
})

/** Whether a place of birth is that of a person born outside France. */
export const isBornAbroad = (lieu: string): boolean => lieu.startsWith(BORN_ABROAD)

/** Whether a date of birth (`AAAA-MM-JJ`) has the year and the month of a NIR; some overseas numbers differ rightly. */
export const birthAgrees = (nir: string, birth: string): boolean => {
  const { annee, mois } = nirFacts(nir)
  return birth.slice(2, 4) === annee && (birth.slice(5, 7) === mois || Number(mois) > 12 || mois === '00')
}

/** A NIR of which the last five characters show. */
export const maskedNir = (nir: string): string =>
  formatNir(nir.slice(0, -5).replaceAll(/./g, '•') + nir.slice(-5))
