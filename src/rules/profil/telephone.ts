const BETWEEN = /[\s.\-\u00A0\u202F]|\(0\)/g

/** Digits of an international number: 15 at most (ITU-T E.164); no country has fewer than 7. */
const INTERNATIONAL = /^\+[1-9]\d{6,14}$/
const FRENCH = /^0[1-9]\d{8}$/
const FRENCH_ABROAD = /^\+33[1-9]\d{8}$/

/** Removes what people type between the digits, and writes the international prefix `00` as `+`. */
export const normaliseTelephone = (typed: string): string => typed.replaceAll(BETWEEN, '').replace(/^00/, '+')

/** Whether a text is a French number of ten digits or an international number, spaces and dots aside. */
export const isTelephone = (typed: string): boolean => {
  const number = normaliseTelephone(typed)
  if (number.startsWith('+33')) return FRENCH_ABROAD.test(number)
  return FRENCH.test(number) || INTERNATIONAL.test(number)
}

const byPairs = (digits: string) => digits.match(/\d{1,2}/g)?.join(' ') ?? ''

/** Shows a number in groups of two digits: `06 12 34 56 78`, `+33 6 12 34 56 78`. What is not a number stays as it is. */
export const formatTelephone = (typed: string): string => {
  if (!isTelephone(typed)) return typed
  const number = normaliseTelephone(typed)
  if (FRENCH_ABROAD.test(number)) return `+33 ${number.slice(3, 4)} ${byPairs(number.slice(4))}`
  return number.startsWith('+') ? `+${byPairs(number.slice(1))}` : byPairs(number)
}
