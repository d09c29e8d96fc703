import type { CalendarDate } from '#rules/calendar/dates.ts'

/** What every dated table says of itself. */
export interface Bareme {
  readonly title: string
  readonly source: string
  readonly validFrom: CalendarDate
  readonly validTo?: CalendarDate
  readonly confirmed: boolean
}

/** What a table tells about a value taken from it. */
export interface Provenance {
  readonly source: string
  readonly confirme: boolean
}

/** A row for those born between two dates, both included; a missing end is open. */
export interface Generation {
  readonly bornFrom?: CalendarDate | null
  readonly bornTo?: CalendarDate | null
}

/** Names of the dates in the tables. */
type NomDeDate =
  | 'validFrom'
  | 'validTo'
  | 'effectFrom'
  | 'from'
  | 'bornFrom'
  | 'bornTo'
  | 'bornBefore'
  | 'threeChildrenBefore'
  | 'rqthUntil'

/** A table whose dates are known as such, wherever they are. */
export type Datee<T> = T extends readonly (infer E)[]
  ? Datee<E>[]
  : T extends object
    ? { [K in keyof T]: K extends NomDeDate ? DateLue<T[K]> : Datee<T[K]> }
    : T

type DateLue<V> = V extends string ? CalendarDate : V

/** The dates of a table of the law: the compiler takes those of a JSON file for any text, and a test reads each of them. */
export const datee = <T>(table: T): Datee<T> => table as Datee<T>

/** Row of someone’s generation, `undefined` when the table has none. */
export const ligneDeGeneration = <R extends Generation>(
  rows: readonly R[],
  naissance: CalendarDate,
): R | undefined =>
  rows.find(({ bornFrom, bornTo }) => (bornFrom ?? '') <= naissance && (bornTo ?? '9999') >= naissance)

/** Row in force at a date: the last one that has begun, of a table sorted by `from`. */
export const ligneEnVigueur = <R extends { readonly from: CalendarDate }>(
  rows: readonly R[],
  date: CalendarDate | '',
): R | undefined => rows.findLast(({ from }) => from <= date)

/** Row of a year: the last one known up to it, of a table sorted by `year`. */
export const ligneDeLAnnee = <R extends { readonly year: number }>(
  rows: readonly R[],
  annee: number,
): R | undefined => rows.findLast(({ year }) => year <= annee)
