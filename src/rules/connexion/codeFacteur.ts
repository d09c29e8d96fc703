/** Signs of a recovery code, as they are shown: four groups of four. */
const GROUPE = 4

const shapes = { totp: /^\d{6}$/, secours: /^[A-Z2-7]{16}$/ } as const

/** A code as it is compared: without the spaces and hyphens that separate its groups, in capitals. */
export const normaliseCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** Whether a normalised code looks like one of an application (six digits) or of recovery (sixteen signs of base32). */
export const isCode = (code: string, genre: keyof typeof shapes): boolean => shapes[genre].test(code)

/** A text in groups of four signs, as a person reads or copies it: `grouped('ABCDEFGH', ' ')` is `ABCD EFGH`. */
export const grouped = (text: string, separator: ' ' | '-'): string =>
  text.match(new RegExp(`.{1,${GROUPE}}`, 'g'))?.join(separator) ?? ''
