import { describe, expect, it } from 'vitest'
import { extrait, plainText } from './extrait.ts'
import { foldSearch, hasTerme, isFound, searchTerms } from './termes.ts'

const slip = 'Décembre 2025 2025_12_BP_decembre.pdf (PDF, 49 ko) 2\u202F345,67\u00A0€'
const finds = (text: string, asked: string) => isFound(text, searchTerms(asked))

describe('a search', () => {
  it.each([
    'décembre',
    'DECEMBRE',
    'déc. 2025',
    '2345,67',
    '2 345,67',
    '2\u202F345,67 €',
    '2345.67',
    '2.345,67',
    'pdf de 2025',
    '12/2025',
    '2025-12',
    '28/12/2025',
    '« décembre »',
  ])('finds « %s »', (asked) => expect(finds(slip, asked)).toBe(true))

  it.each(['novembre', '2345,68', 'décembre 2024', '12345', '11/2025', '12/2024', '13/2025', 'embre'])(
    'does not find « %s »',
    (asked) => expect(finds(slip, asked)).toBe(false),
  )

  it('folds an amount into one word', () => {
    expect(foldSearch('Rappel – mars 2025, 12 345,00 €')).toBe('rappel – mars 2025, 12345,00 €')
  })

  it.each([
    ['Bulletins de paie', 'fiche de salaire'],
    ['Bulletins de paie', 'bulletin'],
    ['Attestation fiscale 2025', 'impôt 2025'],
    ['Attestation fiscale 2025', 'impots'],
    ['Titre de pension', 'titre de pension'],
    ['Titre de pension', 'brevet de retraite'],
    ['Quel est mon identifiant ?', 'quel est l’identifiant'],
    ['Mon adresse de courriel', 'e-mail'],
    ['Cases de la déclaration n° 2042', 'déclaration n°2042'],
    ['La case 1AJ de la déclaration 2042', 'déclaration n° 2042'],
    ['Rappel – mars 2025', 'rappel – mars / 2025'],
    ['Rappel de mars', 'Rappel - mars'],
    ['Rappel 2025 reprise.pdf 345,67 €', 'rappel 2025 345,67'],
    ['Rappel mars 2025 345,67 €', '345,67'],
    ['Trop-perçu − 120,50 €', '-120,50'],
    ['Trop-perçu 120,50 €', '−120,50 €'],
    ['Rappel 1 012 345,67 €', '1 012 345,67'],
  ])('finds « %s » by « %s »', (text, asked) => expect(finds(text, asked)).toBe(true))

  it.each([
    ['Bulletins de paie', 'bulletin de pension'],
    ['Le pourcentage', 'âge'],
    ['Attestation fiscale 2025', 'impôt 2024'],
  ])('does not find « %s » by « %s »', (text, asked) => expect(finds(text, asked)).toBe(false))

  it('asks for nothing where nothing is said, for empty words where there are no others', () => {
    expect(searchTerms('  ! « » ')).toEqual([])
    expect(searchTerms('de la')).toEqual([['de'], ['la']])
  })

  it('keeps words whole but for their plural', () => {
    expect(searchTerms('arrêtés pays 2025')).toEqual([['arrete'], ['pays'], ['2025']])
    expect(hasTerme('arrete de nomination', ['arrete'])).toBe(true)
  })
})

describe('the piece of a text', () => {
  const text = plainText(
    '<p>Elle arrive en février. Déclarez vos revenus&nbsp;: l’impôt suit.</p><ul><li>R&amp;D</li></ul>',
  )

  it('is the sentence that has most of what is asked for', () => {
    expect(extrait(text, searchTerms('impôt'))).toBe('Déclarez vos revenus\u00A0: l’impôt suit.')
    expect(extrait(text, searchTerms('introuvable'))).toBe('Elle arrive en février.')
    expect(extrait(text, searchTerms('r&d'))).toBe('R&D')
    expect(extrait('', searchTerms('impôt'))).toBe('')
  })

  it('is 160 characters long at most, cut between words', () => {
    const words = Array.from({ length: 60 }, () => 'paie').join(' ')
    const shown = extrait(words, searchTerms('paie'))
    expect(shown).toMatch(/paie…$/)
    expect(shown.length).toBeLessThanOrEqual(161)
  })
})
