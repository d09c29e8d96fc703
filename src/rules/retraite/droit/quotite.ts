import { ecrire, pourcent } from '#rules/format/nombres.ts'
import json from '../regle/tables/progressive.json' with { type: 'json' }

/** Hours a week of a full-time post: those of a post that is not full-time are written over them. */
const SEMAINE = json.fullTimeWeek.hours

/** Hours are written to the quarter. */
const QUARTS = 4

/** What binary fractions may hide of a whole number of quarters of an hour. */
const TOLERANCE = 1e-6

/** Hours a week, « 20/35 », of a working time (in percent) that only they write exactly; undefined for any other. */
export const fractionDHeures = (quotite: number): string | undefined => {
  const quarts = (quotite * SEMAINE * QUARTS) / 100
  const entiers = Math.round(quarts)
  return Number.isInteger(quotite) || Math.abs(quarts - entiers) > TOLERANCE
    ? undefined
    : `${ecrire(entiers / QUARTS)}/${SEMAINE}`
}

/** A working time, or what is left of it, in percent of full time: « 80 % », « 20/35 (57,14 %) ». */
export const quotiteDite = (quotite: number): string => {
  const fraction = fractionDHeures(quotite)
  return fraction === undefined ? pourcent(quotite) : `${fraction} (${pourcent(quotite)})`
}

const NOMBRE = String.raw`\d+(?:\.\d+)?`
const POURCENTAGE = new RegExp(`^${NOMBRE}$`)
const FRACTION = new RegExp(`^(?<heures>${NOMBRE})(?:h(?<minutes>\\d{2})?)?/(?<plein>${NOMBRE})h?$`)

/** A working time as typed, `80`, `80 %`, `82,5`, `20/35` or `17h30/35`, in percent of full time; 0 for what is not one. */
export const quotiteSaisie = (typed: string): number => {
  const chiffres = typed.replaceAll(/[\s%]/g, '').replaceAll(',', '.')
  if (POURCENTAGE.test(chiffres)) return Number(chiffres)
  const { heures, minutes = '0', plein } = FRACTION.exec(chiffres)?.groups ?? {}
  return Number(plein) > 0 ? ((Number(heures) + Number(minutes) / 60) / Number(plein)) * 100 : 0
}
