import type { CalendarDate } from '#rules/calendar/dates.ts'
import { enLettres } from '#rules/format/nombres.ts'
import json from '#rules/retraite/regle/tables/deadlines.json' with { type: 'json' }

interface Delai {
  readonly rows: readonly { readonly from: string; readonly months: number }[]
}

/** Months of a deadline on a day; without one, those of the last row known, as sentences say them. */
const moisDe = ({ rows }: Delai, jour?: CalendarDate): number =>
  (jour === undefined ? rows.at(-1) : (rows.findLast(({ from }) => from <= jour) ?? rows[0]))?.months ?? 0

/** Months before a departure by which it is asked for, and the employer told (art. D. 1 and D. 20 CPCMR). */
export const moisDePreavis = (depart?: CalendarDate): number => moisDe(json.notice, depart)

/** Months of silence after which a request received on a day is taken for refused (art. L. 231-4 CRPA, 3° and 5°). */
export const moisDeSilence = (recueLe: CalendarDate): number => moisDe(json.silence, recueLe)

/** The same numbers in words, as sentences write them; the last is the time to contest a refusal (art. R. 421-2 CJA). */
export const delaisDits = {
  preavis: `${enLettres(moisDePreavis())} mois`,
  silence: `${enLettres(moisDe(json.silence))} mois`,
  recours: `${enLettres(moisDe(json.appeal))} mois`,
} as const
