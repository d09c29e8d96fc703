import { hash } from 'node:crypto'
import { splitHash } from '#rules/connexion/compromission.ts'
import { passwordLengths } from '#rules/connexion/passwordBounds.ts'
import { words } from './words.ts'

/** What people put after a word so that a portal takes it. */
const years = Array.from({ length: 10 }, (_, index) => String(2018 + index))
const numbers = ['1', '01', '12', '123', '1234', '12345', '123456', '75', ...years]
const signs = ['!', '.', '*', '?', '$', '-', '_']

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Guessable passwords that the rules accept: each has the four kinds of characters, so that only length can lack. */
export function* guessable(): Generator<string> {
  for (const word of words) {
    const base = capitalised(word)
    for (const number of numbers) {
      if (base.length + number.length + 1 < passwordLengths.shortest) continue
      for (const sign of signs) {
        yield `${base}${number}${sign}`
        yield `${base}${sign}${number}`
      }
    }
  }
}

type Sample = ReadonlyMap<string, readonly string[]>

/** The sample, as suffixes of SHA-1 by their first five digits. */
const makeSample = (): Sample => {
  const sample = new Map<string, string[]>()
  for (const password of guessable()) {
    const [prefix, suffix] = splitHash(hash('sha1', password))
    const known = sample.get(prefix)
    if (known) known.push(suffix)
    else sample.set(prefix, [suffix])
  }
  return sample
}

let made: Sample | undefined

/** Suffixes of the sample that begin with these five digits; the sample is made at the first question. */
export const suffixesOf = (prefix: string): readonly string[] => (made ??= makeSample()).get(prefix) ?? []

/**
 * Times that the embedded sample knows a password: 1 for one that it holds, 0 otherwise. It says "present", nothing of
 * how often the password leaked.
 */
export const occurrencesInSample = (motDePasse: string): number => {
  const [prefix, suffix] = splitHash(hash('sha1', motDePasse))
  return suffixesOf(prefix).includes(suffix) ? 1 : 0
}
