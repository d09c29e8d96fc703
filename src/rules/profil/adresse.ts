/** Code of France in the list of countries, the default of every address (specification, §3 and §9). */
export const FRANCE = '99100'

/** A country of the nomenclature. */
export interface Country {
  readonly code: string
  readonly libelleLong: string
}

const FORBIDDEN = /[@;µ\u03BC#$\p{C}]/u
const FRENCH_POSTCODE = /^\d{5}$/
const FOREIGN_POSTCODE = /^[\p{L}\d -]*$/u

/** Whether a line of an address holds one of the characters that it must not: `@ ; µ # $` (specification, §5), or one that
 * cannot be seen. */
export const hasForbiddenCharacter = (line: string): boolean => FORBIDDEN.test(line)

/** Whether a postal code is right for its country: five digits in France, else letters, digits, hyphens and spaces. */
export const isPostcode = (postcode: string, country: string): boolean =>
  country === FRANCE ? FRENCH_POSTCODE.test(postcode) : FOREIGN_POSTCODE.test(postcode)

/** Countries in the order of their list: France first, the others by name. */
export const sortCountries = (countries: readonly Country[]): readonly Country[] =>
  countries.toSorted(
    (one, other) =>
      Number(other.code === FRANCE) - Number(one.code === FRANCE) ||
      one.libelleLong.localeCompare(other.libelleLong, 'fr'),
  )
