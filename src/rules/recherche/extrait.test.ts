import { expect, it } from 'vitest'
import { extrait, plainText } from './extrait.ts'
import { searchTerms } from './termes.ts'

const bulletin = plainText(
  '<p>Il se lit de haut en bas\u00A0:</p><ul><li>le montant brut\u00A0;</li><li>l’impôt prélevé à la source\u00A0;</li><li>le net.</li></ul>',
)

it.each([
  ['haut', 'Il se lit de haut en bas\u00A0: le montant brut…'],
  ['impôt', 'l’impôt prélevé à la source…'],
  ['net', 'le net.'],
  ['inconnu', 'Il se lit de haut en bas\u00A0: le montant brut…'],
])('says of a list, for « %s », more than the words that announce it', (asked, said) => {
  expect(extrait(bulletin, searchTerms(asked))).toBe(said)
})

it('does not take an abbreviation for the end of a sentence', () => {
  const text =
    'Bonjour,\n\nVotre attestation est dans «\u00A0Mes doc. employeur\u00A0». Elle date de ce jour.'
  expect(extrait(text, searchTerms('attestation'))).toBe(
    'Votre attestation est dans «\u00A0Mes doc. employeur\u00A0».',
  )
})
