import { array, object, string } from 'yup'
import { expect, test } from 'vitest'
import { fieldNames, keysOf } from './formErrors.ts'
import { formErrors } from './state/schemaErrors.ts'

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

test('two rules that say the same are told once', () => {
  const annees = object({ annees: string().defined().matches(/^\d+$/, 'ANNEES').min(1, 'ANNEES') })
  expect(formErrors(annees, { annees: '' })).toEqual({ annees: 'ANNEES' })
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

test('the fields of a list are named one by one, after the list', () => {
  const values = { nom: 'Ada', enfants: [{ prenom: '' }, { prenom: 'Zoé' }], ville: '' }
  expect(fieldNames(values)).toEqual([
    'nom',
    'enfants',
    'enfants[0]',
    'enfants[0].prenom',
    'enfants[1]',
    'enfants[1].prenom',
    'ville',
  ])
})

test('the errors of a list have the names of its fields', () => {
  const list = object({ enfants: array(object({ prenom: string().required('PRENOM') })).max(1, 'NOMBRE') })
  const values = { enfants: [{ prenom: '' }, { prenom: 'Zoé' }] }
  const errors = formErrors(list, values)
  expect(errors).toEqual({ enfants: 'NOMBRE', 'enfants[0].prenom': 'PRENOM' })
  expect(fieldNames(values)).toEqual(expect.arrayContaining(Object.keys(errors)))
})
