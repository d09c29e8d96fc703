import { expect, it } from 'vitest'
import { pages } from '#portal/pages.ts'
import { textesFaciles } from './textes.ts'

const textes = [...new Set(Object.values(textesFaciles))]
const phrases = textes.flatMap(({ idees }) => idees.flatMap((idee) => idee.phrases))

const mots = (phrase: string) => phrase.match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

it('eight pages have an easy text, each a page of the portal', () => {
  const addresses = new Set(
    pages.flatMap(({ path, alias, etapes = [] }) => [path, alias, ...etapes.map((etape) => etape.path)]),
  )
  expect(textes).toHaveLength(8)
  expect(Object.keys(textesFaciles).filter((path) => !addresses.has(path))).toEqual([])
})

it('each sentence is one, of fifteen words at most', () => {
  expect(phrases.filter((phrase) => mots(phrase) > 15)).toEqual([])
  // One end of a sentence, no clause apart.
  expect(phrases.filter((phrase) => !/^[^.?!;()]+(?:[.?!]|[?!] »\.)$/u.test(phrase))).toEqual([])
})

it('no sentence leaves a word of the trade alone', () => {
  const trade = /\b(NIR|RGPD|IBAN|habilitation|liquidation|décote|surcote|quotité|CIR|captcha|SRE)\b/i
  expect(phrases.filter((phrase) => trade.test(phrase))).toEqual([])
})
