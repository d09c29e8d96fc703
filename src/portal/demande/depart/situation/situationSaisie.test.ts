import { expect, it } from 'vitest'
import { formErrors } from '#portal/form/formErrors.ts'
import { nouveauDossier } from '../dossier.ts'
import { partiesDe, situationSaisie, situationSchema } from './situationSaisie.ts'

const dossier = nouveauDossier({
  identite: { nom: 'Petit', prenom: 'Alain', dateNaissance: '1964-03-08', nirMasque: '• 64 03 •••' },
  courriel: 'alain@exemple.fr',
  telephone: '',
})
const values = situationSaisie(dossier)
const schema = situationSchema('2026-11-21')
const right = {
  ...values,
  situationFamiliale: 'celibataire',
  codeValidationEnfant: '3',
  employeur: 'Rectorat de Lyon',
}

it('the form gives back the parts that it is made of', () => {
  const { situation, nouvelleAdresse } = dossier
  expect(partiesDe(values)).toEqual({ situation, nouvelleAdresse })
})

it('the address to come is judged only when it is announced', () => {
  expect(formErrors(schema, right)).toEqual({})
  const errors = formErrors(schema, { ...right, changementAdresse: true })
  expect(Object.keys(errors)).toEqual(expect.arrayContaining(['voie', 'codePostal', 'commune', 'dateEffet']))
})

it('fields that do not show are not reproached with anything', () => {
  const enfants = [{ prenom: '', dateNaissance: 'hier', handicap: false, anneesElevees: '' }]
  expect(formErrors(schema, { ...right, enfants, conjointNaissance: '31/02/1970' })).toEqual({})
  const shown = formErrors(schema, { ...right, enfants, codeValidationEnfant: '1' })
  expect(Object.keys(shown)).toContain('enfants[0].prenom')
})
