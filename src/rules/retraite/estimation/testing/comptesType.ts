import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite, EnfantCompte, PeriodeCompte } from '#rules/carriere/compte.ts'

/** A period of someone at work, full time. */
export const periode = (periodeId: string, debut: CalendarDate, fin?: CalendarDate): PeriodeCompte => ({
  periodeId,
  debut,
  ...(fin !== undefined && { fin }),
  employeur: 'Rectorat de Lyon',
  grade: 'Classe normale',
  echelon: '6e',
  position: 'activite',
  categorie: 'sedentaire',
  indiceMajore: 467,
  quotite: 100,
})

/** A child raised nine years, for whom nothing is granted. */
export const enfantNe = (dateNaissance: CalendarDate): EnfantCompte => ({
  enfantId: dateNaissance,
  prenom: 'Léa',
  dateNaissance,
  elevePendant9Ans: true,
  handicap80: false,
  trimestresBonification: 0,
  trimestresMajoration: 0,
})

/** An account without a fault: thirty years of service, and two in the general scheme. */
export const compteType: CompteRetraite = {
  situation: {
    dateNaissance: '1969-05-12',
    categorie: 'sedentaire',
    indiceMajore: 768,
    indiceDepuis: '2019-09-01',
    nbi: 0,
  },
  enfants: [],
  enfantsDeclares: 0,
  carriere: [periode('p1', '1996-09-01', '2010-08-31'), periode('p2', '2010-09-01')],
  bonifications: [],
  autresRegimes: [
    {
      regimeId: 'regime-general',
      libelle: 'Régime général',
      annees: [
        { annee: 1990, trimestres: 3 },
        { annee: 1991, trimestres: 4 },
      ],
    },
  ],
}

/** An account at index 600 with this career, and nothing else. */
export const compteAvec = (
  dateNaissance: CalendarDate,
  carriere: readonly PeriodeCompte[],
): CompteRetraite => ({
  ...compteType,
  situation: { ...compteType.situation, dateNaissance, indiceMajore: 600, indiceDepuis: '2015-01-01' },
  carriere,
  autresRegimes: [],
})

const avec = (carriere: readonly PeriodeCompte[]): CompteRetraite => ({ ...compteType, carriere })

const { quotite: _quotite, ...sansQuotite } = periode('p1', '2000-01-01')
const { indiceMajore: _indice, ...sansIndice } = periode('p1', '2000-01-01')

/** What an import may bring where a date should be. */
export const illisible = (text: string) => text as CalendarDate

/** Accounts as an import may bring them, and what must be found in each. */
export const comptesFautifs = {
  lacune: avec([periode('p1', '2000-01-01', '2003-08-31'), periode('p2', '2004-09-01')]),
  chevauchement: avec([periode('p1', '2000-01-01', '2004-12-31'), periode('p2', '2004-09-01')]),
  dateFuture: avec([periode('p1', '2000-01-01', '2089-12-31'), periode('p2', '2090-01-01')]),
  indiceAbsent: avec([sansIndice]),
  quotiteAbsente: avec([{ ...sansQuotite, tempsPartiel: true }]),
  quotiteNulle: avec([{ ...periode('p1', '2000-01-01'), quotite: 0 }]),
  quotiteAuDela: avec([{ ...periode('p1', '2000-01-01'), quotite: 101 }]),
  datesInversees: avec([periode('p1', '2004-09-01', '2000-01-01'), periode('p2', '2004-09-02')]),
  dateIllisible: avec([periode('p1', '2000-02-30'), periode('p2', illisible(''), illisible('demain'))]),
  carriereVide: { ...avec([]), autresRegimes: [] },
  aucunTrimestre: {
    ...avec([periode('p1', '2026-11-20')]),
    autresRegimes: [{ regimeId: 'r', libelle: 'Autre', annees: [{ annee: 1990, trimestres: 0 }] }],
  },
  anneeFuture: {
    ...compteType,
    autresRegimes: [{ regimeId: 'r', libelle: 'Autre', annees: [{ annee: 2099, trimestres: 4 }] }],
  },
  enfantNonDeclare: { ...compteType, enfantsDeclares: 3 },
  naissanceIllisible: { ...compteType, situation: { ...compteType.situation, dateNaissance: illisible('') } },
} as const satisfies Readonly<Record<string, CompteRetraite>>
