import type { CalendarDate } from '#rules/calendar/dates.ts'
import { describe, expect, it } from 'vitest'
import { saisieInitiale, schemaDe } from '#contract/kit/questions/questionnaire.ts'
import { contexteType, type Debut } from '#contract/kit/testing/contexteDemande.ts'
import { depart as questions, premiereDate } from './depart.ts'
import { faultsOf } from '#contract/kit/testing/faultsOf.ts'

const depart = { ...saisieInitiale(questions, contexteType()), dateDepart: '2027-09-01' }

const departFaults = (
  change: Partial<typeof depart>,
  dateNaissance: CalendarDate = '1963-11-08',
  debut?: Debut,
) =>
  faultsOf(() =>
    schemaDe(questions, contexteType({ dateNaissance, debut })).validateSync(
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
    [
      'DF-23 payments on days that no pension begins on',
      {
        miseEnPaiementAuPlusTot: false,
        dateMiseEnPaiement: '2027-09-02',
        paiementAdditionnelAuPlusTot: false,
        datePaiementAdditionnel: '2027-10-31',
      },
      ['dateMiseEnPaiement DEMANDE_DATE', 'datePaiementAdditionnel DEMANDE_DATE'],
    ],
    [
      'DF-24 a payment in the last year that its field offers',
      { miseEnPaiementAuPlusTot: false, dateMiseEnPaiement: '2038-12-01' },
      [],
    ],
    [
      'DF-25 a payment later than that',
      { miseEnPaiementAuPlusTot: false, dateMiseEnPaiement: '2039-01-01' },
      ['dateMiseEnPaiement DEMANDE_DATE'],
    ],
    ['DF-13 a date left behind, as early as possible again', { dateMiseEnPaiement: '2020-01-01' }, []],
    ['DF-14 a new account', newIban, []],
    ['DF-15 none given', { conservationIban: false }, ['iban1 IBAN_OBLIGATOIRE']],
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

it('DF-20 a long career, as its beginning on the account lets it', () => {
  const longue = { codeMotifDepart: '3', dateDepart: '2030-01-01' }
  expect(departFaults(longue, '1970-05-12', 'tardif')).toEqual([
    'codeMotifDepart RETRAITE_LONGUE_CARRIERE_DEBUT',
  ])
  expect(departFaults(longue, '1970-05-12', 20)).toEqual(['dateDepart RETRAITE_LONGUE_CARRIERE_AGE'])
  expect(departFaults(longue, '1970-05-12', 16)).toEqual([])
  expect(departFaults({ codeMotifDepart: '1' }, '1963-11-08', 'tardif')).toEqual([])
})

it('DF-19 what other answers hide is not kept, what they ask for is', () => {
  const schema = schemaDe(questions, contexteType({ dateNaissance: '1963-11-08' }))
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

it('DF-21 the first date of a reason is told until it comes', () => {
  const on = (today: CalendarDate) =>
    premiereDate(1, { ...contexteType({ dateNaissance: '1970-05-12' }), today })
  expect(on('2034-05-31')).toBe('Première date possible pour vous : 01/06/2034.')
  expect(on('2034-06-01')).toBe('Vous avez déjà l’âge de ce motif.')
})

// Loi n° 2003-775, art. 76: the additional pension asks for the legal age, which an early departure comes before.
it('DF-22 nobody is promised the additional pension on the day of an early departure', () => {
  const { miseEnPaiementAuPlusTot: base, paiementAdditionnelAuPlusTot: additionnelle } =
    questions.versement.questions
  expect(base.libelle).toContain('dès mon départ')
  expect(additionnelle.libelle).not.toContain('dès mon départ')
  expect(additionnelle.aide).toContain(
    'dès votre départ si vous avez alors l’âge légal de votre génération, sinon à cet âge',
  )
  expect([true, false].map((dit) => additionnelle.dite(dit, {}, contexteType()))).toEqual([
    'Dès que possible',
    'À une date choisie',
  ])
})
