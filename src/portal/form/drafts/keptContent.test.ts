import { describe, expect, it } from 'vitest'
import { keptPieces, knownFields, sentPieces } from './keptContent.ts'

describe('the content that a draft kept', () => {
  it('is taken over the form, when its fields are still there and of the same type', () => {
    const base = { nom: '', age: 0, oui: false }
    expect(knownFields(base, { nom: 'Moreau', age: '12', ancien: 1, oui: true })).toEqual({
      nom: 'Moreau',
      age: 0,
      oui: true,
    })
  })

  it.each([undefined, null, 'texte', 3])('is the form itself when it is %s', (kept) => {
    expect(knownFields({ nom: 'Moreau' }, kept)).toEqual({ nom: 'Moreau' })
  })

  it('has the files of the known groups, and nothing else', () => {
    const file = { id: 'a', name: 'a.pdf' }
    const kept = { iban: [file, { id: 3, name: 'b.pdf' }, null], autre: [file] }
    expect(keptPieces(['iban', 'enfant'], kept)).toEqual({ iban: [file], enfant: [] })
    expect(keptPieces(['iban'], undefined)).toEqual({ iban: [] })
  })

  it('sends the ids of the groups that are asked for', () => {
    const pieces = { iban: [{ id: 'a', name: 'a.pdf' }], enfant: [{ id: 'b', name: 'b.pdf' }] }
    expect(sentPieces(pieces, ['enfant'])).toEqual({ iban: [], enfant: ['b'] })
  })
})
