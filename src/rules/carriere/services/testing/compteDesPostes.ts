import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { Categorie } from '#rules/retraite/demande/categorie.ts'
import { compteType, periode } from '#rules/retraite/estimation/testing/comptesType.ts'
import type { CompteRetraite, PeriodeCompte } from '../../compte.ts'

/** A post held in a category; without a last day, it goes on. */
export type Poste = readonly [
  debut: CalendarDate,
  fin: CalendarDate | undefined,
  categorie: Categorie,
  Partial<PeriodeCompte>?,
]

/** An account of these posts alone, the last of which is today’s. */
export const compteDesPostes = (
  dateNaissance: CalendarDate,
  ...postes: readonly Poste[]
): CompteRetraite => ({
  ...compteType,
  situation: { ...compteType.situation, dateNaissance, categorie: postes.at(-1)?.[2] ?? 'sedentaire' },
  carriere: postes.map(([debut, fin, categorie, change]) => ({
    ...periode(debut, debut, fin),
    categorie,
    ...change,
  })),
  autresRegimes: [],
})
