import type { CalendarDate } from '#rules/calendar/dates.ts'
import { datee, ligneEnVigueur, type Provenance } from '../regle/bareme.ts'
import lettres from '../regle/tables/hors-echelle.json' with { type: 'json' }
import points from '../regle/tables/index-point.json' with { type: 'json' }

/** Lowest and highest majored index that an estimate takes. The highest is past group G (1515): no table tells those of S1 to S5, who type theirs. */
export const INDICE_MINIMUM = 300
export const INDICE_MAXIMUM = 1800

/** A majored index, and where it comes from. */
export interface Indice extends Provenance {
  readonly majore: number
}

/** Groups of one index are written without a chevron. */
const LETTRE = /^(?:HE)?(?:(A|BB|B|C|D|E)([1-3])|(F|G))$/

/** A lettered group as it may be written; S1 to S5 among them, whose index no table found gives. */
const GROUPE = /^(?:(?:BB|[A-D])[1-3]|E[12]|F|G|S[1-5])$/

/** Whether a text is a lettered group (specification, §5), whatever its case and its spaces. */
export const isGroupeEcrit = (texte: string): boolean =>
  GROUPE.test(texte.toUpperCase().replaceAll(/\s/g, ''))

/** First day of the only table of the lettered groups. */
export const PREMIER_BAREME_LETTRES = datee(lettres).validFrom

const deLettre = (texte: string, date: CalendarDate | ''): Indice | undefined => {
  const normal = texte.toUpperCase().replaceAll(/[\s-]/g, '').replace('BBIS', 'BB')
  const [, groupe, chevron = '1', seul] = LETTRE.exec(normal) ?? []
  const majore = lettres.rows.find(({ group }) => group === (groupe ?? seul))?.indexes[Number(chevron) - 1]
  if (majore === undefined || date < PREMIER_BAREME_LETTRES) return undefined
  return { majore, source: 'art. 6 du décret n° 85-1148', confirme: lettres.confirmed }
}

/**
 * Majored index of a number, or of a lettered group with its chevron (`A3`, `HEB 1`, `B bis 2`, `F`); `undefined` when it is
 * out of bounds, unknown (S1 to S5 are in no table found), or a letter before 2024, of which no table was found.
 */
export const indiceDe = (saisi: number | string, date: CalendarDate | ''): Indice | undefined => {
  if (typeof saisi === 'string') return deLettre(saisi, date)
  if (!Number.isInteger(saisi) || saisi < INDICE_MINIMUM || saisi > INDICE_MAXIMUM) return undefined
  return { majore: saisi, source: 'art. L. 15 CPCMR', confirme: true }
}

/** Why a number may not be a majored index: below the lowest, or of no step, as gross indexes are. */
export type DouteIndice = { readonly doute: 'BAS' | 'BRUT'; readonly borne: number; readonly source: string }

/**
 * What makes doubt that a number is a majored index at a date: `undefined` for an index of the scale, for that of a lettered
 * group, and before the scale known (2024).
 */
export const douteDeLIndice = (majore: number, date: CalendarDate): DouteIndice | undefined => {
  const echelle = ligneEnVigueur(datee(points.scale), date)
  if (echelle === undefined) return undefined
  const { minimum, maximum, source } = echelle
  if (majore < minimum) return { doute: 'BAS', borne: minimum, source }
  const lettre = lettres.rows.some(({ indexes }) => indexes.includes(majore))
  return majore > maximum && !lettre ? { doute: 'BRUT', borne: maximum, source } : undefined
}

/** The annual value of one point of index in force at a date, in euros. */
export interface ValeurDuPoint extends Provenance {
  readonly annuelle: number
  readonly depuis: CalendarDate
}

/** Value of the point at a date; the last one known for the dates to come; `undefined` before 1999. */
export const valeurDuPoint = (date: CalendarDate): ValeurDuPoint | undefined => {
  const row = ligneEnVigueur(datee(points.rows), date)
  return (
    row && {
      annuelle: row.annualPerPoint,
      depuis: row.from,
      source: row.reference,
      confirme: points.confirmed,
    }
  )
}

/** What the tables say of the index. */
export const baremePoint = points
export const baremeLettres = lettres
