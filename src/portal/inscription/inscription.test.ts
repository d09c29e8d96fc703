import { expect, test } from 'vitest'
import { failures } from '#contract/kit/failures.ts'
import { identiteFormSchema } from '#contract/inscription/inscriptionForm.ts'
import {
  emptyCoordonnees,
  faultySteps,
  identifiedDossier,
  identiteValues,
  inscriptionBody,
} from './inscription.ts'

const typed = {
  nir: '2 69 05 75 056 012 60',
  nomNaissance: ' Martin ',
  prenom: 'Nadia',
  dateNaissance: '12/5/69',
  code: 'ACE234',
}
const values = identiteFormSchema('2026-11-21').validateSync(typed)
const motDePasse = { motDePasse: 'Retraite-2026!ok', motDePasseConfirmation: 'Retraite-2026!ok' }
const answer = {
  inscriptionId: 'abcdefghijklmnopqrst',
  ibanCacheDebut: 'FR76',
  ibanCacheMasque: ['••••', '••••'],
  ibanCacheFin: '1234',
}

test('an identity comes back in its form as people read it, without the code', () => {
  expect(identiteValues(identifiedDossier({}, values, answer))).toEqual({
    nir: '2 69 05 75 056 012 60',
    nomNaissance: 'Martin',
    prenom: 'Nadia',
    dateNaissance: '12/05/1969',
    code: '',
  })
})

test('nothing typed gives an empty form', () => {
  expect(Object.values(identiteValues({})).join('')).toBe('')
})

test('another identity forgets how the first was verified, and keeps what is of the person', () => {
  const before = { mode: 'CONFIRME', ibanBloque: true, coordonnees: emptyCoordonnees, motDePasse } as const
  const dossier = identifiedDossier(before, values, answer)
  expect(dossier).toMatchObject({ coordonnees: emptyCoordonnees, motDePasse, iban: { debut: 'FR76' } })
  expect(dossier).not.toHaveProperty('mode')
  expect(dossier).not.toHaveProperty('ibanBloque')
})

test('the last call holds everything, or is not made', () => {
  const conditions = { conditionsAcceptees: true }
  const { inscriptionId } = answer
  expect(inscriptionBody({ inscriptionId, coordonnees: emptyCoordonnees }, conditions)).toBeUndefined()
  expect(inscriptionBody({ inscriptionId, coordonnees: emptyCoordonnees, motDePasse }, conditions)).toEqual({
    inscriptionId,
    ...emptyCoordonnees,
    ...motDePasse,
    conditionsAcceptees: true,
  })
})

test('a refused field is found in its step', () => {
  expect(faultySteps({ erreurCode: 'X', champs: ['courrielSecondaire', 'motDePasse'] })).toEqual([
    'coordonnees',
    'motdepasse',
  ])
  expect(faultySteps({ erreurCode: failures.motDePasseCompromis.erreurCode })).toEqual(['motdepasse'])
  expect(faultySteps({ erreurCode: 'X' })).toEqual([])
})
