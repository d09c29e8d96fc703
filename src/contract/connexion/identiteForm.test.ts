import { ValidationError } from 'yup'
import { expect, test } from 'vitest'
import { pairesFormSchema } from './identiteForm.ts'

const faultsOf = (premiers: string, seconds: string) => {
  try {
    pairesFormSchema.validateSync({ premiers, seconds }, { abortEarly: false })
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ message }) => message)
  }
}

test('two pairs of digits are accepted, whatever is typed between them', () => {
  expect(pairesFormSchema.validateSync({ premiers: '12', seconds: ' 3 4' })).toEqual({
    premiers: '12',
    seconds: '34',
  })
})

test.each([
  ['', '', ['PAIRE_MANQUE_1', 'PAIRE_MANQUE_2']],
  ['12', '', ['PAIRE_MANQUE_2']],
  ['123', '4', ['PAIRE_FORME_1', 'PAIRE_FORME_2']],
  ['1A', '34', ['PAIRE_FORME_1']],
  ['123456789', '34', ['PAIRE_FORME_1']],
  ['FR14 2004 1010 0505 0001 3M02 606', '34', ['PAIRE_AUTRE_IBAN']],
  ['12', '1234567890', ['PAIRE_AUTRE_IBAN']],
])('"%s" and "%s" are refused: %j', (premiers, seconds, faults) => {
  expect(faultsOf(premiers, seconds).toSorted()).toEqual(faults)
})
