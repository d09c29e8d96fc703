import { describe, expect, it } from 'vitest'
import { foldSearch, isFound } from './recherche.ts'

const slip = foldSearch('Décembre 2025 2025_12_BP_decembre.pdf (PDF, 49 ko) 2\u202F345,67\u00A0€')

describe('a search', () => {
  it.each([
    'décembre',
    'DECEMBRE',
    '2345,67',
    '2 345,67',
    '2\u202F345,67 €',
    '2345.67',
    '2.345,67',
    '345,67',
    'bp 2025',
  ])('finds « %s »', (asked) => expect(isFound(slip, asked)).toBe(true))

  it.each(['novembre', '2345,68', 'décembre 2024', '12345'])('does not find « %s »', (asked) =>
    expect(isFound(slip, asked)).toBe(false),
  )

  it('folds an amount into one word', () => {
    expect(foldSearch('Rappel – mars 2025, 12 345,00 €')).toBe('rappel – mars 2025, 12345,00 €')
  })
})
