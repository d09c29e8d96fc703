import { expect, it } from 'vitest'
import { dureeEnLettres, tempsPasse, trimestres } from './durees.ts'
import { de, espacesLarges, majuscule, minuscule, surUneLigne, typographie } from './typographie.ts'

it('elides « de » before a vowel', () => {
  expect(['mars 2026', 'avril', 'août', 'octobre 2026', 'Octobre', 'Évreux', 'Rappel'].map(de)).toEqual([
    'de mars 2026',
    'd’avril',
    'd’août',
    'd’octobre 2026',
    'd’Octobre',
    'd’Évreux',
    'de Rappel',
  ])
})

it('keeps double punctuation and units on the line of what they follow', () => {
  expect(typographie('« Oui » : 5 %, n° 3 !')).toBe('«\u00A0Oui\u00A0»\u00A0: 5\u00A0%, n°\u00A03\u00A0!')
  expect(typographie('de 9 h à 17 h, 2 345,67 €, 30 fichiers')).toBe(
    'de 9\u00A0h à 17\u00A0h, 2\u00A0345,67\u00A0€, 30 fichiers',
  )
  expect(typographie('M120 126h40v16h-40z 0 0 240 180')).toBe('M120 126h40v16h-40z 0 0 240 180')
  expect(espacesLarges('1\u202F234,50\u00A0€')).toBe('1\u00A0234,50\u00A0€')
  expect(majuscule('été')).toBe('Été')
})

it.each([
  'du 11\u00A0février 2005 au 1er\u00A0mars',
  '24\u00A0heures, 1\u00A0minute, 62\u00A0ans et 9\u00A0mois, 4\u00A0trimestres et 15\u00A0jours',
  '01\u00A002\u00A003\u00A004\u00A005 ou +32\u00A02\u00A0555\u00A012\u00A012',
  'art.\u00A0L.\u00A013, art.\u00A066',
  'de 2 marsouins, 4 moissons, M. L. Petit, 26 novices',
])('keeps dates, lengths of time, telephone numbers and articles on one line: %s', (text) => {
  expect(typographie(text.replaceAll('\u00A0', ' '))).toBe(text)
})

it('puts a label within a sentence, with its acronyms as they are', () => {
  expect(['Relevé bancaire (RIB)', 'État civil', 'IBAN du compte', 'À'].map(minuscule)).toEqual([
    'relevé bancaire (RIB)',
    'état civil',
    'IBAN du compte',
    'à',
  ])
})

it('puts a text on one line, without what a terminal obeys or what turns it round', () => {
  expect(surUneLigne(' Mon\r\nBcc: a@b\u001B[2J \u202Etéléphone\u2066 ')).toBe('Mon Bcc: a@b [2J téléphone')
})

it('says lengths', () => {
  expect(
    [
      { annees: 62, mois: 9 },
      { annees: 63, mois: 0 },
      { annees: 1, mois: 1 },
    ].map(dureeEnLettres),
  ).toEqual(['62 ans et 9 mois', '63 ans', '1 an et 1 mois'])
  expect([0, 1, 169].map(trimestres)).toEqual(['0 trimestre', '1 trimestre', '169 trimestres'])
  expect([4_600, 59_400, 59_500, 125_000].map(tempsPasse)).toEqual([
    '5 s',
    '59 s',
    '1 min 00 s',
    '2 min 05 s',
  ])
  expect([3_599_000, 3_600_000, 3_720_000].map(tempsPasse)).toEqual([
    '59 min 59 s',
    '1 h 00 min',
    '1 h 02 min',
  ])
})
