import { describe, expect, it } from 'vitest'
import { saisieInitiale, schemaDe } from '#contract/kit/questions/questionnaire.ts'
import { contexteType } from '#contract/kit/testing/contexteDemande.ts'
import { situationDepart } from './situation.ts'
import { faultsOf } from '#contract/kit/testing/faultsOf.ts'

const enfant = { prenom: 'Inès', dateNaissance: '30/05/1995', handicap: false, anneesElevees: '20' }

const situation = {
  ...saisieInitiale(situationDepart, contexteType()),
  situationFamiliale: 'celibataire',
  codeValidationEnfant: '3',
  employeur: 'Préfecture du Rhône',
}

const situationFaults = (change: Partial<typeof situation>, contexte = contexteType()) =>
  faultsOf(() =>
    schemaDe(situationDepart, contexte).validateSync({ ...situation, ...change }, { abortEarly: false }),
  )

describe('SF, the situation', () => {
  it.each<[string, Partial<typeof situation>, string[]]>([
    ['SF-1 complete', {}, []],
    ['SF-2 none', { situationFamiliale: '' }, ['situationFamiliale DEMANDE_SITUATION_FAMILIALE']],
    [
      'SF-3 a spouse to name',
      { situationFamiliale: 'pacse' },
      [
        'conjointNom DEMANDE_CONJOINT_NOM',
        'conjointPrenom DEMANDE_CONJOINT_PRENOM',
        'conjointNaissance DEMANDE_CONJOINT_NAISSANCE',
      ],
    ],
    [
      'SF-4 no choice about children',
      { codeValidationEnfant: '' },
      ['codeValidationEnfant DEMANDE_ENFANTS_CHOIX'],
    ],
    ['SF-5 children announced, none named', { codeValidationEnfant: '1' }, ['enfants DEMANDE_ENFANTS_AUCUN']],
    [
      'SF-6 a child half told',
      { codeValidationEnfant: '1', enfants: [enfant, { ...enfant, prenom: '', anneesElevees: '31' }] },
      ['enfants[1].prenom DEMANDE_ENFANT_PRENOM', 'enfants[1].anneesElevees DEMANDE_ENFANT_ANNEES'],
    ],
    [
      'SF-16 children raised from no year to thirty',
      {
        codeValidationEnfant: '1',
        enfants: ['0', '30'].map((years) => ({ ...enfant, anneesElevees: years })),
      },
      [],
    ],
    [
      'SF-7 twenty-one children',
      { codeValidationEnfant: '1', enfants: Array.from({ length: 21 }, () => enfant) },
      ['enfants DEMANDE_ENFANTS_NOMBRE'],
    ],
    [
      'SF-8 auxiliary services untold',
      { indicateurServiceAuxiliaire: true },
      ['servicesAuxiliaires DEMANDE_AUXILIAIRE'],
    ],
    [
      'SF-9 auxiliary services at length',
      { indicateurServiceAuxiliaire: true, servicesAuxiliaires: 'a'.repeat(1001) },
      ['servicesAuxiliaires DEMANDE_TEXTE_MAXIMUM'],
    ],
    ['SF-10 no way to be reached', { courriel: '' }, ['courriel DEMANDE_JOINDRE']],
    ['SF-11 a telephone is enough', { courriel: '', telephone: '0612345678' }, []],
    ['SF-12 no employer', { employeur: ' ' }, ['employeur DEMANDE_EMPLOYEUR']],
    ['SF-13 an employer that nobody sees', { employeur: '\u200B' }, ['employeur DEMANDE_EMPLOYEUR']],
    [
      'SF-14 births before 1900',
      {
        situationFamiliale: 'marie',
        conjointNom: 'Durand',
        conjointPrenom: 'Élodie',
        conjointNaissance: '31/12/1899',
        codeValidationEnfant: '1',
        enfants: [{ ...enfant, dateNaissance: '1899-12-31' }],
      },
      ['conjointNaissance SAISIE_DATE_FORMAT', 'enfants[0].dateNaissance SAISIE_DATE_ANCIENNE'],
    ],
  ])('%s', (_, change, faults) => {
    expect(situationFaults(change)).toEqual(faults)
  })
})

it('SF-17 who has no address gives one to come, and is told so at the box that asks for it', () => {
  const { adresse: _, ...sansAdresse } = contexteType()
  expect(situationFaults({}, sansAdresse)).toEqual(['changementAdresse DEMANDE_ADRESSE'])
  expect(situationFaults({ changementAdresse: true }, sansAdresse)).toEqual([])
})

it('SF-15 texts are kept without what cannot be seen, lines in the only text that has some', () => {
  const kept = schemaDe(situationDepart, contexteType()).validateSync({
    ...situation,
    employeur: 'Préfecture\r\ndu\u202E Rhône\u001B',
    indicateurServiceAuxiliaire: true,
    servicesAuxiliaires: 'Lycée\r\nCollège\u202E',
  })
  expect([kept.employeur, kept.servicesAuxiliaires]).toEqual(['Préfecture du Rhône', 'Lycée\nCollège'])
})
