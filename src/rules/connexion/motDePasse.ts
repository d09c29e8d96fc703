import { passwordLengths, specialCharacters } from './passwordBounds.ts'

/** Kinds of characters that a password must have (specification, §5). */
export type CharacterType = 'majuscule' | 'minuscule' | 'chiffre' | 'special'

/** What a new password must respect. */
export type PasswordRule = 'longueur' | CharacterType | 'caracteres' | 'maximum'

/** From 1 (very weak) to 5 (very strong). */
export type PasswordScore = 1 | 2 | 3 | 4 | 5

const special = new RegExp(`[${specialCharacters.replace('-', '\\-')}]`)

const ENOUGH_ENTROPY = 60
const ALLOWED = /^[\da-zA-Z/\-|+_=?^&!.$#*{}]*$/

const types = [
  { type: 'majuscule', pattern: /[A-Z]/, pool: 26 },
  { type: 'minuscule', pattern: /[a-z]/, pool: 26 },
  { type: 'chiffre', pattern: /\d/, pool: 10 },
  { type: 'special', pattern: special, pool: specialCharacters.length },
] as const satisfies readonly { type: CharacterType; pattern: RegExp; pool: number }[]

/** Bits of a password: its length × log2 of the characters that its kinds offer. */
export const passwordEntropy = (password: string): number => {
  const pool = types.reduce((sum, { pattern, pool: size }) => sum + (pattern.test(password) ? size : 0), 0)
  return pool === 0 ? 0 : password.length * Math.log2(pool)
}

/** Whether a password is strong enough: length, a letter, a digit and 60 bits (error key `robustesse`). */
export const isStrongPassword = (password: string): boolean =>
  password.length >= passwordLengths.shortest &&
  /[a-zA-Z]/.test(password) &&
  /\d/.test(password) &&
  passwordEntropy(password) >= ENOUGH_ENTROPY

const bandOf = (entropy: number): PasswordScore => {
  if (entropy < 50) return 1
  if (entropy < 56) return 2
  if (entropy < ENOUGH_ENTROPY) return 3
  return entropy < 70 ? 4 : 5
}

/** Score by bands of entropy; a password that is not strong enough stays at 3. */
export const passwordScore = (password: string): PasswordScore => {
  const score = bandOf(passwordEntropy(password))
  return score > 3 && !isStrongPassword(password) ? 3 : score
}

const labels = {
  1: 'très faible',
  2: 'faible',
  3: 'moyen',
  4: 'fort',
  5: 'très fort',
} as const satisfies Record<PasswordScore, string>

/** Label of a score (specification, §5). */
export const passwordScoreLabel = (score: PasswordScore): string => labels[score]

/** Kinds of characters that a password still needs. */
export const missingTypes = (password: string): CharacterType[] =>
  types.filter(({ pattern }) => !pattern.test(password)).map(({ type }) => type)

/** Every rule, in the order in which it is shown, and whether a password respects it; an empty one respects none. */
export const passwordRules = (password: string): { rule: PasswordRule; respected: boolean }[] => {
  const typed = password !== ''
  return [
    { rule: 'longueur', respected: password.length >= passwordLengths.shortest },
    ...types.map(({ type, pattern }) => ({ rule: type, respected: pattern.test(password) })),
    { rule: 'caracteres', respected: typed && ALLOWED.test(password) },
    { rule: 'maximum', respected: typed && password.length <= passwordLengths.longest },
  ]
}

/** Why a new password is refused; `undefined` when it is accepted or empty. */
export type PasswordFault = 'maximum' | 'caracteres' | 'composition' | 'robustesse'

/** What is wrong with a new password, the first rule that it breaks (specification, §5). */
export const passwordFault = (password: string): PasswordFault | undefined => {
  if (password === '') return undefined
  if (password.length > passwordLengths.longest) return 'maximum'
  if (!ALLOWED.test(password)) return 'caracteres'
  if (password.length < passwordLengths.shortest || missingTypes(password).length > 0) return 'composition'
  return isStrongPassword(password) ? undefined : 'robustesse'
}
