import {
  askedPositions,
  ibanFault,
  ibanLengths,
  isPair,
  normaliseIban,
  type HiddenIban,
} from '#rules/profil/iban.ts'
import { ibanMessages as words } from '../words/iban.ts'

/** Sentences of each of the two fields. */
export type PairErrors = readonly [readonly string[], readonly string[]]

/** Longer than any pair typed by mistake: a whole IBAN was pasted. */
const WHOLE = 10

const pairErrors = (typed: string, position: number): string[] => {
  const pair = normaliseIban(typed)
  if (pair === '') return [words.paireManque(position)]
  if (pair.length >= WHOLE) return [words.autreIban]
  return isPair(pair) ? [] : [words.paireForme(position)]
}

/** What is said of the two pairs of digits of a hidden IBAN. */
export const maskedIbanErrors = (typed: readonly [string, string], hidden: HiddenIban): PairErrors => {
  const [first = 0, second = 0] = askedPositions(hidden)
  return [pairErrors(typed[0], first), pairErrors(typed[1], second)]
}

/** What is said of an IBAN typed in two fields; a short one (Norway, Belgium) fits in the first. */
export const ibanErrors = (typed: readonly [string, string]): PairErrors => {
  const [start, rest] = [normaliseIban(typed[0]), normaliseIban(typed[1])]
  const whole = start + rest
  if (start === '') return [[words.debutManque], rest === '' ? [words.suiteManque] : []]
  switch (ibanFault(whole)) {
    case undefined:
      return [[], []]
    case 'format':
      return [[words.format], []]
    case 'longueur':
      if (rest === '' && start.length === 16) return [[], [words.suiteManque]]
      return [[words.longueur(whole.length, ibanLengths[whole.slice(0, 2)] ?? 0)], []]
    case 'cle':
      return [[words.cle], []]
  }
}
