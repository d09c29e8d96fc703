import { expect, test } from 'vitest'
import { connexionFaults as faultsOf, connexionNormalisee } from './connexionForm.ts'
import { unCodeFaults } from './facteurs/unCode.ts'
import { messageKey } from '#contract/messages.ts'

const valid = { identifiant: '269057505601260', secret: 'Retraite-2026!ok', code: 'A1B2' }

const identifiantFaults = (identifiant: string) => faultsOf({ ...valid, identifiant })['identifiant']

test.each([
  ['plain', '269057505601260'],
  ['with spaces', '2 69 05 75 056 012 60'],
  ['with no-break spaces', '2\u00A069\u00A005\u202F75 056 012 60'],
  ['of Corse-du-Sud', '164062A00401545'],
  ['of Corse-du-Sud, in lower case', '1 64 06 2a 004 015 45'],
  ['of Haute-Corse', '270112B03301109'],
])('an identifier %s is accepted', (_, identifiant) => {
  expect(identifiantFaults(identifiant)).toBeUndefined()
})

test.each([
  ['14 characters', '26905750560126', 'LONGUEUR'],
  ['16 characters', '2690575056012600', 'LONGUEUR'],
  ['a wrong key', '269057505601261', 'CLE'],
  ['a key that takes 2B for 2A', '164062B00401545', 'CLE'],
  ['a first digit that nobody has', '369057505601260', 'FORMAT'],
  ['a letter outside Corsica', '26905C505601260', 'FORMAT'],
  ['words', 'camille.moreau', 'LONGUEUR'],
] as const)('an identifier with %s is refused by what is wrong with it', (_, identifiant, fault) => {
  expect(identifiantFaults(identifiant)).toEqual([messageKey(`SAISIE_IDENTIFIANT_${fault}`)])
})

test('an empty form says every obligation, the captcha with its two messages', () => {
  expect(faultsOf({ identifiant: '', secret: '', code: '' })).toEqual({
    identifiant: [messageKey('SAISIE_IDENTIFIANT_OBLIGATOIRE')],
    secret: [messageKey('SAISIE_MDP_OBLIGATOIRE')],
    code: [messageKey('SAISIE_CAPTCHA_OBLIGATOIRE'), messageKey('CODE_CAPTCHA_INVALIDE')],
  })
})

test('spaces alone are no identifier and no captcha, but may be a password', () => {
  expect(Object.keys(faultsOf({ identifiant: '  ', secret: '  ', code: '  ' }))).toEqual([
    'identifiant',
    'code',
  ])
})

test('a secret longer than what the call takes is refused before it is sent', () => {
  expect(faultsOf({ ...valid, secret: 'x'.repeat(512) })).toEqual({})
  expect(faultsOf({ ...valid, secret: 'x'.repeat(513) })).toHaveProperty('secret')
})

test('what is sent is normalised, but the secret is left as typed', () => {
  expect(
    connexionNormalisee({ identifiant: '1 64 06 2a 004 015 45', secret: ' a b ', code: ' x1 ' }),
  ).toEqual({ identifiant: '164062A00401545', secret: ' a b ', code: 'x1' })
})

test.each([
  ['123 456', []],
  ['abcd-efgh-2345-ijkl', []],
  [' - ', ['SRE_ESPACEAGENT_FACTEUR_UN_CODE_OBLIGATOIRE']],
  ['12345', ['SRE_ESPACEAGENT_FACTEUR_UN_CODE_FORMAT']],
  ['ABCD-EFGH-2345-IJK1', ['SRE_ESPACEAGENT_FACTEUR_UN_CODE_FORMAT']],
])('a field for any code says of %j what is wrong', (code, keys) => {
  expect(unCodeFaults({ code }).code ?? []).toEqual(keys)
})
