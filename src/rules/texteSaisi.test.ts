import { describe, expect, it } from 'vitest'
import { ligneSaisie, texteSaisi } from './texteSaisi.ts'

describe('TS, texts as typed', () => {
  it.each([
    ['TS-1 kept as it is', 'Préfecture du Rhône – 2ᵉ bureau', 'Préfecture du Rhône – 2ᵉ bureau'],
    ['TS-2 spaces around', ' Élodie\u00A0', 'Élodie'],
    ['TS-3 nothing that is seen', '\u200B \u2060\uFEFF', ''],
    ['TS-4 controls', 'a\u0000b\u001B[31mc', 'ab[31mc'],
    ['TS-5 marks of direction', 'fdp\u202Etxt.\u2066', 'fdptxt.'],
    ['TS-6 breaks and tabs', 'Jean\r\nPaul\u2028Marie\tAnne', 'Jean Paul Marie Anne'],
  ])('%s', (_, typed, kept) => {
    expect(ligneSaisie(typed)).toBe(kept)
  })

  it.each([
    ['TS-7 lines are kept', 'Lycée\nCollège', 'Lycée\nCollège'],
    ['TS-8 with one kind of end', 'a\r\nb\rc\u2028d\u2029e', 'a\nb\nc\nd\ne'],
    ['TS-9 without what is not seen', 'a\u200B\u001B\n\u202Eb', 'a\nb'],
    ['TS-10 nothing that is seen', '\u200B\r\n\u200B', ''],
  ])('%s', (_, typed, kept) => {
    expect(texteSaisi(typed)).toBe(kept)
  })
})
