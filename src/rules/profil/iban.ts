/** Why a text is not an IBAN; `undefined` when it is one, or when it is empty. */
export type IbanFault = 'format' | 'longueur' | 'cle'

const countriesByLength: Readonly<Record<number, string>> = {
  15: 'NO',
  16: 'BE',
  18: 'DK FO GL FI NL',
  19: 'SI',
  20: 'AT EE LT LU',
  21: 'HR CH LI LV',
  22: 'BG GB DE IE',
  23: 'GI',
  24: 'AD CZ RO SE ES SK',
  25: 'PT',
  26: 'IS',
  27: 'FR MC VA IT GR SM',
  28: 'CY HU PL',
  31: 'MT',
}

/**
 * Number of characters of an IBAN, by country. Source: specification, §5; the Vatican's is kept as written there
 * (27), although the SWIFT registry says 22.
 */
export const ibanLengths: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(countriesByLength).flatMap(([length, countries]) =>
    countries.split(' ').map((country) => [country, Number(length)]),
  ),
)

/** Characters of each of the two fields that take an IBAN: four groups of four, 19 with their spaces (§9). */
const FIRST_FIELD = 16
const FORMAT = /^[A-Z]{2}[A-Z\d]{6,32}$/
const GROUP = 4
const MASK = '••••'
const HIDDEN = '•'

/** Characters of the country, shown at the start, and of the account, at the end: the one recognises an account, neither helps guess it. */
const SHOWN = { debut: 2, fin: 3 }

/** Removes what people type between the groups of an IBAN, and puts its letters in capitals. */
export const normaliseIban = (typed: string): string => typed.replaceAll(/[\s.-]/g, '').toUpperCase()

/** Checks an IBAN, already normalised: shape, length of its country, then key (ISO 7064, mod 97-10). */
export const ibanFault = (iban: string): IbanFault | undefined => {
  if (iban === '') return undefined
  if (!FORMAT.test(iban)) return 'format'
  const expected = ibanLengths[iban.slice(0, 2)]
  if (expected !== undefined && iban.length !== expected) return 'longueur'
  return hasRightKey(iban) ? undefined : 'cle'
}

const hasRightKey = (iban: string) => {
  const key = iban.slice(2, 4)
  // 00, 01 and 99 have the remainders of 97, 98 and 02, but no bank computes them.
  return /^\d{2}$/.test(key) && key > '01' && key < '99' && ibanRemainder(iban) === 1
}

/** Remainder by 97 of an IBAN whose first four characters go last and whose letters count from 10 to 35. */
export const ibanRemainder = (iban: string): number =>
  [...(iban.slice(4) + iban.slice(0, 4))].reduce((rest, character) => {
    const value = Number.parseInt(character, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)

const groupsOf = (iban: string): string[] => iban.match(/.{1,4}/gu) ?? []

/** Shows an IBAN, or a part of it, by groups of four characters: `FR76 3000 6000…`. */
export const formatIban = (iban: string): string => groupsOf(normaliseIban(iban)).join(' ')

/** An IBAN in the two fields of its entry. */
export const splitIban = (iban: string): [string, string] => [
  formatIban(iban.slice(0, FIRST_FIELD)),
  formatIban(iban.slice(FIRST_FIELD)),
]

/**
 * An IBAN of which only the country and the last characters show; two neighbouring groups are apart: the first two
 * digits of each are asked. `debut` and `fin` have their real length, a dot for each character that is hidden.
 */
export interface HiddenIban {
  readonly debut: string
  readonly masque: readonly string[]
  readonly fin: string
}

const startsWithDigits = (group: string | undefined) => /^\d{2}.{2}$/u.test(group ?? '')

/**
 * Hides an IBAN but for its country and its last three characters, and sets apart the last two neighbouring groups that
 * both begin with two digits, an end being left; `undefined` when there are none: letters are never asked.
 */
export const maskIban = (iban: string): HiddenIban | undefined => {
  const groups = groupsOf(iban)
  for (let first = groups.length - 3; first > 0; first -= 1) {
    if (startsWithDigits(groups[first]) && startsWithDigits(groups[first + 1])) {
      const [from, to] = [first * GROUP, (first + 2) * GROUP]
      return {
        debut: iban.slice(0, SHOWN.debut).padEnd(from, HIDDEN),
        masque: [MASK, MASK],
        fin: iban.slice(Math.max(to, iban.length - SHOWN.fin)).padStart(iban.length - to, HIDDEN),
      }
    }
  }
  return undefined
}

/** Rank of the first digit asked in each hidden group, counted from 1 (specification, §5). */
export const askedPositions = ({ debut, masque }: HiddenIban): number[] =>
  masque.map((_, index) => debut.length + GROUP * index + 1)

/** What shows of a hidden IBAN, and how many characters do not. */
export const shownOf = ({ debut, masque, fin }: HiddenIban) => {
  const shown = (part: string) => part.replaceAll(HIDDEN, '')
  const [start, end] = [shown(debut), shown(fin)]
  const length = debut.length + GROUP * masque.length + fin.length
  return { debut: start, masques: length - start.length - end.length, fin: end }
}

/** The pairs of digits asked, read in a whole IBAN; `undefined` when what shows is not of this IBAN. */
export const askedPairs = (iban: string, hidden: HiddenIban): string[] | undefined => {
  const { debut, masques, fin } = shownOf(hidden)
  const whole = iban.length === debut.length + masques + fin.length
  if (!whole || !iban.startsWith(debut) || !iban.endsWith(fin)) return undefined
  const pairs = askedPositions(hidden).map((position) => iban.slice(position - 1, position + 1))
  return pairs.every(isPair) ? pairs : undefined
}

/** Whether a text is one pair of digits. */
export const isPair = (text: string): boolean => /^\d{2}$/.test(text)

/** Shows an IBAN to its owner without telling it: only its first and last four characters. */
export const maskWholeIban = (iban: string): string =>
  formatIban(iban.slice(0, GROUP) + '•'.repeat(Math.max(0, iban.length - 2 * GROUP)) + iban.slice(-GROUP))
