import { describe, expect, it } from 'vitest'
import { ValidationError } from 'yup'
import { declarationFormSchema } from './demandeForm.ts'
import { departFormSchema, situationDepartFormSchema } from './demandedepartForm.ts'

const TODAY = '2026-11-21'

const faultsOf = (validate: () => unknown): string[] => {
  try {
    validate()
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.inner.map(({ path, message }) => `${path} ${message.replace(/^SRE_ESPACEAGENT_/, '')}`)
  }
}

const depart = {
  dateDepart: '2027-09-01',
  codeMotifDepart: '1',
  miseEnPaiementAuPlusTot: true,
  dateMiseEnPaiement: '',
  paiementAdditionnelAuPlusTot: true,
  datePaiementAdditionnel: '',
  titrePerceptionFourni: false,
  conservationIban: true,
  iban1: '',
  iban2: '',
}

const departFaults = (change: Partial<typeof depart>, dateNaissance = '1963-11-08') =>
  faultsOf(() =>
    departFormSchema({ today: TODAY, dateNaissance, categorie: 'sedentaire' }).validateSync(
      { ...depart, ...change },
      { abortEarly: false },
    ),
  )

const newIban = { conservationIban: false, iban1: 'FR14 2004 1010 0505', iban2: '0001 3M02 606' }

describe('DF, the departure', () => {
  it.each<[string, Partial<typeof depart>, string[]]>([
    ['DF-1 complete', {}, []],
    ['DF-2 no date', { dateDepart: '' }, ['dateDepart DEMANDE_DATE']],
    ['DF-3 the past', { dateDepart: '2026-11-01' }, ['dateDepart RETRAITE_DEPART_PASSE']],
    ['DF-4 not a 1st', { dateDepart: '2027-09-02' }, ['dateDepart RETRAITE_DEPART_PREMIER_DU_MOIS']],
    ['DF-5 too late', { dateDepart: '2034-01-01' }, ['dateDepart RETRAITE_DEPART_AGE_MAXIMUM']],
    ['DF-6 a date outside six to eighteen months', { dateDepart: '2029-09-01' }, []],
    ['DF-7 no reason', { codeMotifDepart: '' }, ['codeMotifDepart DEMANDE_MOTIF']],
    ['DF-8 a reason that does not exist', { codeMotifDepart: '6' }, ['codeMotifDepart DEMANDE_MOTIF']],
    ['DF-9 an early reason, whose conditions the files prove', { codeMotifDepart: '2' }, []],
    [
      'DF-10 payments at chosen dates, without them',
      { miseEnPaiementAuPlusTot: false, paiementAdditionnelAuPlusTot: false },
      ['dateMiseEnPaiement DEMANDE_DATE', 'datePaiementAdditionnel DEMANDE_DATE'],
    ],
    [
      'DF-11 a payment before the departure',
      { miseEnPaiementAuPlusTot: false, dateMiseEnPaiement: '2027-08-01' },
      ['dateMiseEnPaiement DEMANDE_DATE_PAIEMENT_AVANT'],
    ],
    ['DF-12 a payment on it', { miseEnPaiementAuPlusTot: false, dateMiseEnPaiement: '2027-09-01' }, []],
    ['DF-13 a date left behind, as early as possible again', { dateMiseEnPaiement: '2020-01-01' }, []],
    ['DF-14 a new account', newIban, []],
    ['DF-15 none given', { conservationIban: false }, ['iban1 DEMANDE_RIB']],
    ['DF-16 a wrong one', { ...newIban, iban2: '0001 3M02 607' }, ['iban1 IBAN_FORMAT']],
    ['DF-17 a wrong one left behind, the other kept', { iban1: 'FR99' }, []],
  ])('%s', (_, change, faults) => {
    expect(departFaults(change)).toEqual(faults)
  })

  it('DF-18 a date before the age, for the reason of the age and for others', () => {
    expect(departFaults({}, '1975-05-12')).toEqual(['dateDepart RETRAITE_AVANT_AGE'])
    expect(departFaults({ codeMotifDepart: '3' }, '1975-05-12')).toEqual([
      'dateDepart RETRAITE_LONGUE_CARRIERE_AGE',
    ])
    expect(departFaults({ codeMotifDepart: '5' }, '1975-05-12')).toEqual(['dateDepart RETRAITE_HANDICAP_AGE'])
    expect(departFaults({ codeMotifDepart: '2' }, '1975-05-12')).toEqual([])
  })
})

it('DF-19 what other answers hide is not kept, what they ask for is', () => {
  const schema = departFormSchema({ today: TODAY, dateNaissance: '1963-11-08', categorie: 'sedentaire' })
  const filled = { dateMiseEnPaiement: '2020-01-01', datePaiementAdditionnel: '2028-01-01', ...newIban }
  const kept = { ...depart, codeMotifDepart: 1 }
  expect(schema.validateSync({ ...depart, ...filled, conservationIban: true })).toEqual(kept)
  expect(schema.validateSync({ ...depart, ...filled, paiementAdditionnelAuPlusTot: false })).toEqual({
    ...kept,
    paiementAdditionnelAuPlusTot: false,
    datePaiementAdditionnel: '2028-01-01',
    conservationIban: false,
    iban1: 'FR14200410100505',
    iban2: '00013M02606',
  })
})

const enfant = { prenom: 'Inès', dateNaissance: '30/05/1995', handicap: false, anneesElevees: '20' }

const situation = {
  situationFamiliale: 'celibataire',
  conjointNom: '',
  conjointPrenom: '',
  conjointNaissance: '',
  codeValidationEnfant: '3',
  enfants: [] as readonly (typeof enfant)[],
  indicateurServiceAuxiliaire: false,
  servicesAuxiliaires: '',
  courriel: 'alain@example.org',
  telephone: '',
  employeur: 'Préfecture du Rhône',
  changementAdresse: false,
}

const situationFaults = (change: Partial<typeof situation>) =>
  faultsOf(() =>
    situationDepartFormSchema(TODAY).validateSync({ ...situation, ...change }, { abortEarly: false }),
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

it('SF-15 texts are kept without what cannot be seen, lines in the only text that has some', () => {
  const kept = situationDepartFormSchema(TODAY).validateSync({
    ...situation,
    employeur: 'Préfecture\r\ndu\u202E Rhône\u001B',
    indicateurServiceAuxiliaire: true,
    servicesAuxiliaires: 'Lycée\r\nCollège\u202E',
  })
  expect([kept.employeur, kept.servicesAuxiliaires]).toEqual(['Préfecture du Rhône', 'Lycée\nCollège'])
})

it('DH-1 the declaration on honour must be made', () => {
  const faults = (declaration: boolean) =>
    faultsOf(() => declarationFormSchema.validateSync({ declaration }, { abortEarly: false }))
  expect(faults(false)).toEqual(['declaration DEMANDE_DECLARATION'])
  expect(faults(true)).toEqual([])
})
