import { expect, it } from 'vitest'
import { typographie } from '../src/rules/format/typographie.ts'
import { withSpaces } from './frenchSpaces.ts'

it.each([
  ["said('Il est 9 h : merci !')", "said('Il est 9\u00A0h\u00A0: merci\u00A0!')"],
  ['said(`n° ${number} ?`)', 'said(`n°\u00A0${number}\u00A0?`)'],
  ['said(`Dans ${days} jours ou ${hours} h.`)', 'said(`Dans ${days}\u00A0jours ou ${hours}\u00A0h.`)'],
  ['jsx("p", { children: "Est-ce vrai ?" })', 'jsx("p", { children: "Est-ce vrai\u00A0?" })'],
])('puts the no-break spaces of sentences: %s', (code, spaced) => {
  expect(withSpaces(code)).toBe(spaced)
})

it('keeps whole what the formats make of two values, and nothing else that is made so', () => {
  const code = 'const counted = `${number} ${unit}`'
  expect(withSpaces(code, '/src/rules/format/nombres.ts')).toBe('const counted = `${number}\u00A0${unit}`')
  expect(withSpaces(code, '/src/portal/accueil/words.ts')).toBe(code)
})

it.each([
  ['jsx("svg", { viewBox: "0 0 240 180" })'],
  ['jsx("path", { d: "M120 126h40M88 98h68 114" })'],
  ['const chosen = wanted ? a : b'],
])('leaves drawings and the program alone: %s', (code) => {
  expect(withSpaces(code)).toBe(code)
})

it('leaves alone the function that puts them, which is built too', () => {
  const built = `const typographie = ${typographie.toString()}`
  expect(withSpaces(built)).toBe(built)
})
