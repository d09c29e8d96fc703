/**
 * Special characters that count in a password; `^` is allowed but does not. Apart from the rules: the sentences that list them
 * come with the sign-in page, which weighs no rule of a new password.
 */
export const specialCharacters = '!#$&*+-/=?_.{|}'

/** Shortest and longest passwords (specification, §9). */
export const passwordLengths = { shortest: 12, longest: 128 } as const
