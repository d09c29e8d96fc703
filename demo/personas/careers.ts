import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Cir, EnfantCir, PeriodeCir } from '#contract/carriere/cir.ts'

/** What changes at a date in a career, over what went before. */
export interface Step extends Partial<Omit<PeriodeCir, 'periodeId' | 'debut' | 'fin'>> {
  readonly debut: CalendarDate
  /** Last day, where nothing follows at once. */
  readonly fin?: CalendarDate
  /** The file has no index for this period: an anomaly. */
  readonly sansIndice?: true
}

/** Facts of a career that the payslips do not tell. */
export interface Career {
  readonly steps: readonly Step[]
  readonly enfants?: readonly Pick<
    EnfantCir,
    'prenom' | 'dateNaissance' | 'trimestresBonification' | 'trimestresMajoration' | 'article'
  >[]
  /** Children known to the employer, when the account misses some. */
  readonly enfantsDeclares?: number
  readonly bonifications?: readonly { readonly libelle: string; readonly trimestres: number }[]
  /** Years in the general scheme, before: first, last, and quarters of each. */
  readonly regimeGeneral?: readonly [number, number, number]
  readonly pointsRafp: number
  readonly categorie?: Cir['situation']['categorie']
}

const enfant = (prenom: string, dateNaissance: CalendarDate) => ({
  prenom,
  dateNaissance,
  ...(dateNaissance < '2004-01-01'
    ? { trimestresBonification: 4, trimestresMajoration: 0, article: 'L12b' as const }
    : { trimestresBonification: 0, trimestresMajoration: 0 }),
})

/** A child born since 2004 to an agent, a woman: two quarters, one of which counts in the pension since September 2026. */
const enfantDUneMere = (prenom: string, dateNaissance: CalendarDate) => ({
  ...enfant(prenom, dateNaissance),
  trimestresBonification: 1,
  trimestresMajoration: 1,
  article: 'L12bis' as const,
})

/** Careers of the demo, by NIR; their last step is at the index of the last payslip. */
export const careers: Readonly<Record<string, Career>> = {
  // Camille: a school year is missing, a part-time period has no working time; parental leave for her third child.
  '269057505601260': {
    steps: [
      { debut: '1993-09-01', grade: 'Classe normale', echelon: '3e', indiceMajore: 395 },
      { debut: '1999-09-01', grade: 'Classe normale', echelon: '6e', indiceMajore: 467, fin: '2003-08-31' },
      { debut: '2004-09-01', grade: 'Classe normale', echelon: '9e', indiceMajore: 590 },
      {
        debut: '2007-06-01',
        grade: 'Classe normale',
        echelon: '9e',
        indiceMajore: 590,
        position: 'congeparental',
        raison: 'enfant',
      },
      { debut: '2007-11-01', grade: 'Classe normale', echelon: '9e', indiceMajore: 590 },
      { debut: '2010-09-01', grade: 'Classe normale', echelon: '10e', indiceMajore: 634, tempsPartiel: true },
      { debut: '2012-09-01', grade: 'Classe normale', echelon: '11e', indiceMajore: 678 },
      { debut: '2019-09-01' },
    ],
    enfants: [
      enfant('Lina', '1997-03-08'),
      enfant('Hugo', '2000-10-21'),
      enfantDUneMere('Rose', '2007-01-14'),
    ],
    regimeGeneral: [1990, 1992, 3],
    pointsRafp: 6120,
  },
  // Alain: 170 quarters on the day of his 62 years and 9 months.
  '163115935007107': {
    steps: [
      { debut: '1984-03-01', grade: 'Classe normale', echelon: '3e', indiceMajore: 345 },
      { debut: '1998-01-01', grade: 'Classe supérieure', echelon: '6e', indiceMajore: 445 },
      { debut: '2012-01-01' },
    ],
    pointsRafp: 4730,
  },
  // Karim: three children, part time.
  '182071305502136': {
    steps: [
      { debut: '2008-09-01', echelon: '2e', indiceMajore: 372, quotite: 100 },
      { debut: '2015-09-01', echelon: '5e', indiceMajore: 404, quotite: 100 },
      { debut: '2021-09-01' },
    ],
    enfants: [enfant('Inès', '2012-05-30'), enfant('Adam', '2015-02-11'), enfant('Nour', '2018-08-19')],
    regimeGeneral: [2004, 2007, 4],
    pointsRafp: 2210,
  },
  // Thomas: a second career.
  '174067401002514': {
    steps: [
      { debut: '1999-09-01', echelon: '3e', indiceMajore: 416 },
      { debut: '2009-09-01', echelon: '6e', indiceMajore: 496 },
      { debut: '2015-09-01' },
    ],
    enfants: [enfant('Jules', '2005-01-17'), enfant('Alice', '2008-06-02')],
    regimeGeneral: [1995, 1998, 4],
    pointsRafp: 7480,
  },
  // Hélène, at 80 %: progressive retirement under way.
  '265095935006131': {
    steps: [
      { debut: '1988-09-01', grade: 'Classe normale', echelon: '3e', indiceMajore: 395, quotite: 100 },
      { debut: '2005-09-01', grade: 'Classe normale', echelon: '10e', indiceMajore: 634, quotite: 100 },
      { debut: '2017-09-01', quotite: 100 },
      { debut: '2024-09-01' },
    ],
    enfants: [enfant('Paul', '1992-12-04')],
    pointsRafp: 5380,
  },
  '165045935006297': {
    steps: [{ debut: '1987-04-01', echelon: '5e', indiceMajore: 401, quotite: 100 }, { debut: '2023-01-01' }],
    pointsRafp: 4310,
  },
  '265055935006362': {
    steps: [{ debut: '1986-10-01', echelon: '5e', indiceMajore: 401 }, { debut: '2010-01-01' }],
    enfants: [enfant('Marc', '1994-07-14'), enfant('Julie', '1996-09-09')],
    pointsRafp: 4020,
  },
  // Pierre: his departure request is under way.
  '163093306301432': {
    steps: [
      { debut: '1983-10-01', grade: 'Classe normale', echelon: '3e', indiceMajore: 345 },
      { debut: '2006-01-01' },
    ],
    pointsRafp: 4890,
  },
  // Ange: read-only.
  '164062A00401545': {
    steps: [{ debut: '1989-01-01', echelon: '4e', indiceMajore: 526 }, { debut: '2014-01-01' }],
    regimeGeneral: [1985, 1988, 4],
    pointsRafp: 8120,
  },
  '270112B03301109': {
    steps: [{ debut: '1996-05-01', echelon: '3e', indiceMajore: 332 }, { debut: '2015-01-01' }],
    enfants: [enfant('Léa', '2001-04-12')],
    pointsRafp: 2980,
  },
  // Noël: seventeen years as « instituteur », an active job, before he became a « professeur des écoles ».
  '170129201203343': {
    steps: [
      { debut: '1995-09-01', grade: 'Instituteur', echelon: '5e', indiceMajore: 395, categorie: 'active' },
      { debut: '2012-09-01' },
    ],
    enfants: [enfant('Tom', '2008-04-09'), enfant('Eva', '2011-06-27')],
    pointsRafp: 5010,
  },
  '262087511205586': {
    steps: [{ debut: '1990-02-01', echelon: '3e', indiceMajore: 345 }, { debut: '2010-02-01' }],
    enfants: [enfant('Anna', '1991-11-25'), enfant('Rémi', '1993-06-18'), enfant('Zoé', '1998-01-09')],
    regimeGeneral: [1984, 1989, 4],
    pointsRafp: 4600,
  },
}
