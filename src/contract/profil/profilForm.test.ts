import { expect, it } from 'vitest'
import { faultsOf } from '#contract/kit/testing/faultsOf.ts'
import { adresseFormSchema, adresseFutureFormSchema } from './profilForm.ts'

const nantes = {
  codePays: '99100',
  voie: '12 bis, rue de l’Œuvre',
  complement: '',
  codePostal: '44000',
  commune: 'Nantes',
}

it.each<[string, Partial<typeof nantes>, string[]]>([
  ['AF-1 complete', {}, []],
  ['AF-2 a street of 38 characters', { voie: 'a'.repeat(38) }, []],
  ['AF-3 a longer one', { voie: 'a'.repeat(39) }, ['voie SAISIE_LONGUEUR_KO']],
  ['AF-4 a forbidden character', { complement: 'c/o #3' }, ['complement SAISIE_CARACTERES_INTERDITS']],
  ['AF-5 no street', { voie: ' ' }, ['voie SAISIE_VOIE_OBLIGATOIRE']],
  ['AF-6 no postcode in France', { codePostal: '' }, ['codePostal SAISIE_CODE_POSTAL_OBLIGATOIRE']],
  ['AF-7 none elsewhere', { codePays: '99132', codePostal: '' }, []],
  ['AF-8 a short one', { codePostal: '4400' }, ['codePostal SAISIE_CODE_POSTAL_FORMAT']],
  ['AF-9 one fault told at once', { codePostal: '44000#' }, ['codePostal SAISIE_CARACTERES_INTERDITS']],
])('%s', (_, change, faults) => {
  expect(
    faultsOf(() => adresseFormSchema.validateSync({ ...nantes, ...change }, { abortEarly: false })),
  ).toEqual(faults)
})

// Specification, §5: the years that can be typed end with 2099.
it.each<[string, string[]]>([
  ['22/11/2026', []],
  ['2099-12-31', []],
  ['31/12/2099', []],
  ['', ['dateEffet SAISIE_DATE_EFFET_OBLIGATOIRE']],
  ['21/11/2026', ['dateEffet SAISIE_DATE_EFFET_PASSEE']],
  ['2100-01-01', ['dateEffet SAISIE_DATE_FORMAT']],
  ['01/01/2100', ['dateEffet SAISIE_DATE_FORMAT']],
])('AF-10 an address from « %s » on, said on 21 November 2026', (dateEffet, faults) => {
  const schema = adresseFutureFormSchema('2026-11-21')
  expect(faultsOf(() => schema.validateSync({ ...nantes, dateEffet }, { abortEarly: false }))).toEqual(faults)
})
