import { expect, it } from 'vitest'
import { faultsOf } from '#contract/kit/testing/faultsOf.ts'
import { coordonneesFormSchema } from './inscriptionForm.ts'

it('says what is to be typed a second time, an address or a number', () => {
  const typed = { courrielPrincipal: 'nadia.cherif@example.org', telephonePrincipal: '06 39 98 00 00' }
  const vide = Object.fromEntries(Object.keys(coordonneesFormSchema.fields).map((name) => [name, '']))
  const faults = faultsOf(() =>
    coordonneesFormSchema.validateSync({ ...vide, ...typed }, { abortEarly: false }),
  )
  expect(faults.toSorted()).toEqual([
    'courrielPrincipalConfirmation SAISIE_COURRIEL_SECONDE_FOIS',
    'telephonePrincipalConfirmation SAISIE_TELEPHONE_SECONDE_FOIS',
  ])
})
