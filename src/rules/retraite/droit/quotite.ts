import { arrondir } from '#rules/arrondis.ts'
import { ecrire, pourcent } from '#rules/format/nombres.ts'
import json from '../regle/tables/progressive.json' with { type: 'json' }

/** Hours a week of a full-time post: those of a post that is not full-time are written over them. */
const SEMAINE = json.fullTimeWeek.hours

/** Those that teachers owe: their part-time is of whole hours. */
const SERVICES = json.teachingWeeks.hours

/** Hours are written to the quarter. */
const QUARTS = 4

/** Most parts of full time that a fraction tells: the quarters of an hour of thirty-six. */
const PARTS = 36 * QUARTS

/** What binary fractions may hide of a whole number. */
const TOLERANCE = 1e-10

/** How many of so many parts of full time a working time is, where that is a whole number. */
const partsDe = (quotite: number, parts: number): number | undefined => {
  const entieres = Math.round((quotite * parts) / 100)
  return Math.abs((quotite * parts) / 100 - entieres) < TOLERANCE ? entieres : undefined
}

/** Whether only whole hours of a teacher’s service write a working time: no percentage does, nor hours of a week. */
export const estServiceDEnseignant = (quotite: number): boolean =>
  arrondir(quotite) !== quotite &&
  partsDe(quotite, SEMAINE * QUARTS) === undefined &&
  SERVICES.some((service) => partsDe(quotite, service) !== undefined)

/** Whole hours over the service of a teacher, « 14/18 », where only one of them makes the working time. */
const heuresDeService = (quotite: number): string | undefined => {
  const [une, ...autres] = SERVICES.flatMap((service) => {
    const heures = partsDe(quotite, service)
    return heures === undefined ? [] : [`${heures}/${service}`]
  })
  return autres.length === 0 ? une : undefined
}

/** The simplest fraction that a working time is: « 2/3 ». */
const fractionSimple = (quotite: number): string | undefined => {
  for (let parts = 1; parts <= PARTS; parts++) {
    const entieres = partsDe(quotite, parts)
    if (entieres !== undefined) return `${entieres}/${parts}`
  }
  return undefined
}

/**
 * Hours a week, « 20/35 », « 14/18 », or else a fraction, « 2/3 », of a working time (in percent) that only they write exactly;
 * undefined for any other.
 */
export const fractionDuTemps = (quotite: number): string | undefined => {
  if (arrondir(quotite) === quotite) return undefined
  const quarts = partsDe(quotite, SEMAINE * QUARTS)
  return quarts === undefined
    ? (heuresDeService(quotite) ?? fractionSimple(quotite))
    : `${ecrire(quarts / QUARTS)}/${SEMAINE}`
}

/** A working time, or what is left of it, in percent of full time: « 80 % », « 20/35 (57,14 %) ». */
export const quotiteDite = (quotite: number): string => {
  const fraction = fractionDuTemps(quotite)
  return fraction === undefined ? pourcent(quotite) : `${fraction} (${pourcent(quotite)})`
}

/** A working time as it may be typed again, exact. */
export const quotiteARetaper = (quotite: number): string =>
  fractionDuTemps(quotite) ?? String(quotite).replace('.', ',')

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
