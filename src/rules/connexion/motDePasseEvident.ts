import { foldName } from '#rules/profil/nomCivil.ts'
import { product, serviceName } from '#rules/product.ts'

/** What is known of whoever chooses a password. */
export interface Titulaire {
  readonly nom: string
  readonly prenom: string
  /** Social-security number: its key or not, in any case. */
  readonly nir: string
  /** AAAA-MM-JJ. */
  readonly naissance: string
}

/** Names of this service, and what its users call it: the first words that are tried on it. */
const SERVICE = [product, serviceName, 'agent public', 'mon espace', 'fonction publique']

/** Shortest name that is looked for inside a word: shorter ones, such as « Luc » or « Li », must be the whole word. */
const WITHIN_A_WORD = 4

/** Characters in a row that make a number recognisable: sex, year, month and department. */
const PART_OF_NIR = 7

/** Signs that stand for a letter: « M0re@u ». */
const STANDS_FOR: Readonly<Record<string, string>> = {
  0: 'O',
  1: 'I',
  3: 'E',
  4: 'A',
  5: 'S',
  $: 'S',
  7: 'T',
  '!': 'I',
}

const lettersOf = (text: string) => foldName(text).replaceAll(/[^A-Z]/g, '')

const spelt = (password: string) =>
  password.toUpperCase().replaceAll(/[013457$!]/g, (sign) => STANDS_FOR[sign] ?? sign)

/** Whether a password holds a word, as it is or with signs for letters. */
const holdsWord = (password: string, word: string): boolean => {
  if (word === '') return false
  const readings = [password.toUpperCase(), spelt(password)]
  if (word.length >= WITHIN_A_WORD) return readings.some((reading) => lettersOf(reading).includes(word))
  return readings.some((reading) => reading.split(/[^A-Z]+/).includes(word))
}

/** The words of a name, and the whole of it: « Le Goff » is LE, GOFF and LEGOFF; words of two letters alone say nothing. */
const wordsOf = (name: string): string[] => {
  const words = foldName(name).split(' ')
  return [...new Set([words.join(''), ...words.filter((word) => word.length > 2)])]
}

/** The ways in which a day is written in figures, with four or two figures for the year. */
const waysOf = (naissance: string): string[] => {
  const [year = '', month = '', day = ''] = naissance.split('-')
  if (!year || !month || !day) return []
  return [year, year.slice(2)].flatMap((y) => [
    `${day}${month}${y}`,
    `${y}${month}${day}`,
    `${month}${day}${y}`,
  ])
}

const partsOf = (number: string): string[] =>
  Array.from({ length: Math.max(0, number.length - PART_OF_NIR + 1) }, (_, from) =>
    number.slice(from, from + PART_OF_NIR),
  )

/**
 * Whether a password holds what others try first of someone: their names, their birth date, a part of their
 * number, or the names of this service. Source: ANSSI, « Recommandations relatives à l’authentification multifacteur et aux
 * mots de passe » (2021): a password bears no link with its holder nor with the service.
 */
export const isObviousPassword = (password: string, { nom, prenom, nir, naissance }: Titulaire): boolean => {
  const words = [...wordsOf(nom), ...wordsOf(prenom), ...SERVICE.map(lettersOf)]
  const figures = password.replaceAll(/\D/g, '')
  const signs = password.toUpperCase().replaceAll(/[^\dA-Z]/g, '')
  return (
    words.some((word) => holdsWord(password, word)) ||
    waysOf(naissance).some((way) => figures.includes(way)) ||
    partsOf(nir.toUpperCase()).some((part) => signs.includes(part))
  )
}
