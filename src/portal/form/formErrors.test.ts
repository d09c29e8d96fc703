import { object, string } from 'yup'
import { expect, test } from 'vitest'
import { formErrors, keysOf } from './formErrors.ts'

const schema = object({
  nom: string().defined().required('NOM').min(2, 'COURT'),
  ville: string().defined().required('VILLE'),
})

test('a valid form has no error', () => {
  expect(formErrors(schema, { nom: 'Ada', ville: 'Lyon' })).toEqual({})
})

test('every faulty field is there, with all its messages', () => {
  const errors = formErrors(schema, { nom: '', ville: '' })
  expect(keysOf(errors['nom'])).toEqual(['NOM', 'COURT'])
  expect(keysOf(errors['ville'])).toEqual(['VILLE'])
})

test('a fault that is not of the values is not swallowed', () => {
  const broken = object({
    nom: string().test('x', () => {
      throw new TypeError('broken rule')
    }),
  })
  expect(() => formErrors(broken, { nom: 'Ada' })).toThrow('broken rule')
})

test('no error gives no key', () => {
  expect(keysOf(undefined)).toEqual([])
})
