import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Cir } from '../cir.ts'

type Periode = Cir['carriere'][number]

/** A period of a teacher at work, full time, at index 768 but for the changes. */
export const periodeDuCir = (debut: CalendarDate, changes: Partial<Periode> = {}): Periode => ({
  periodeId: debut,
  debut,
  employeur: 'Académie',
  grade: 'Classe normale',
  echelon: '9e',
  position: 'activite',
  categorie: 'sedentaire',
  indiceMajore: 768,
  quotite: 100,
  ...changes,
})

/** The account of a teacher born on 12 May 1969, at work since 1996, and nothing else. */
export const cirType: Cir = {
  misAJourLe: '2026-01-15',
  situation: {
    dateNaissance: '1969-05-12',
    corps: 'Professeur',
    grade: 'Classe normale',
    echelon: '9e',
    categorie: 'sedentaire',
    indiceMajore: 768,
    indiceDepuis: '2021-09-01',
    nbi: 0,
    employeur: 'Académie',
  },
  enfants: [],
  enfantsDeclares: 0,
  carriere: [periodeDuCir('1996-09-01')],
  bonifications: [],
  autresRegimes: [],
}
