import { describe, expect, it } from 'vitest'
import { keptPieces, sentPieces } from './keptContent.ts'

describe('the content that a draft kept', () => {
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
