import { addDays } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { estQuotite } from '#rules/retraite/droit/tempsPartiel.ts'

/** A row of the career as the account holds it: what is missing is `undefined`. */
export interface LigneCarriere {
  readonly id: string
  readonly debut: CalendarDate
  /** Missing for the present post. */
  readonly fin?: CalendarDate
  readonly indiceMajore?: number
  readonly tempsPartiel: boolean
  readonly quotite?: number
}

/** Kinds of findings, each of which has its sentence on the screen. */
export const sortesDeConstat = [
  'lacune',
  'chevauchement',
  'datesInversees',
  'dateFuture',
  'indiceAbsent',
  'quotiteAbsente',
  'quotiteInvalide',
  'enfantNonDeclare',
] as const

/** What an automatic check found, on the rows or dates it names. */
export interface Constat {
  readonly sorte: (typeof sortesDeConstat)[number]
  /** Rows that it is about, empty for a child. */
  readonly lignes: readonly string[]
  readonly debut?: CalendarDate
  readonly fin?: CalendarDate
}

/** End of rows without one: after every date. */
const SANS_FIN: CalendarDate = '9999-12-31'

const surUneLigne = (ligne: LigneCarriere, aujourdhui: CalendarDate): Constat[] => {
  const { id, debut, fin, tempsPartiel, quotite, indiceMajore } = ligne
  const constats: Constat['sorte'][] = []
  if (fin !== undefined && fin < debut) constats.push('datesInversees')
  if (debut > aujourdhui || (fin !== undefined && fin > aujourdhui)) constats.push('dateFuture')
  if (indiceMajore === undefined) constats.push('indiceAbsent')
  if (tempsPartiel && quotite === undefined) constats.push('quotiteAbsente')
  const partielle = quotite !== undefined && (!estQuotite(quotite) || (tempsPartiel && quotite === 100))
  if (partielle) constats.push('quotiteInvalide')
  return constats.map((sorte) => ({ sorte, lignes: [id], debut, ...(fin !== undefined && { fin }) }))
}

const entreDeux = (avant: LigneCarriere, apres: LigneCarriere): Constat[] => {
  const fin = avant.fin ?? SANS_FIN
  if (apres.debut <= fin) {
    const communeFin = [fin, apres.fin ?? SANS_FIN].sort()[0] ?? fin
    const jusqua = communeFin === SANS_FIN ? {} : { fin: communeFin }
    return [{ sorte: 'chevauchement', lignes: [avant.id, apres.id], debut: apres.debut, ...jusqua }]
  }
  const debut = addDays(fin, 1)
  if (apres.debut === debut) return []
  return [{ sorte: 'lacune', lignes: [avant.id, apres.id], debut, fin: addDays(apres.debut, -1) }]
}

/**
 * Automatic checks of a career: each row, then gaps and overlaps between rows in order of time. A gap is looked for after the
 * row that ends last.
 */
export const constatsCarriere = (
  lignes: readonly LigneCarriere[],
  aujourdhui: CalendarDate,
): readonly Constat[] => {
  const constats = lignes.flatMap((ligne) => surUneLigne(ligne, aujourdhui))
  const justes = lignes.filter(({ debut, fin }) => fin === undefined || fin >= debut)
  const triees = justes.toSorted((a, b) => (a.debut < b.debut ? -1 : Number(a.debut > b.debut)))
  let [derniere] = triees
  for (const ligne of triees.slice(1)) {
    if (derniere) constats.push(...entreDeux(derniere, ligne))
    if ((ligne.fin ?? SANS_FIN) >= (derniere?.fin ?? SANS_FIN)) derniere = ligne
  }
  return constats
}
