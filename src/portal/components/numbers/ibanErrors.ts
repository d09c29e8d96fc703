import { askedPositions, ibanFault, ibanLengths, normaliseIban, type HiddenIban } from '#rules/profil/iban.ts'
import { ibanMessages as words } from '../words/iban.ts'

/** Sentences of each of the two fields. */
export type PairErrors = readonly [readonly string[], readonly string[]]

/** Sentences of the schema of two pairs of digits, for one hidden IBAN: they name the places of the digits. */
export const maskedIbanMessages = (hidden: HiddenIban): Readonly<Record<string, string>> => {
  const [first = 0, second = 0] = askedPositions(hidden)
  return {
    PAIRE_MANQUE_1: words.paireManque(first),
    PAIRE_MANQUE_2: words.paireManque(second),
    PAIRE_FORME_1: words.paireForme(first),
    PAIRE_FORME_2: words.paireForme(second),
    PAIRE_AUTRE_IBAN: words.autreIban,
  }
}

/** What exactly is wrong with an IBAN typed in two fields; a short one (Norway, Belgium) fits in the first. */
export const ibanErrors = (typed: readonly [string, string]): PairErrors => {
  const [start, rest] = [normaliseIban(typed[0]), normaliseIban(typed[1])]
  const whole = start + rest
  if (start === '') return [rest === '' ? [] : [words.debutManque], []]
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
