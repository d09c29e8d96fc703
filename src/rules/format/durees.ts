import type { Duree } from '#rules/calendar/ages.ts'
import { compter } from './nombres.ts'

/** An age or a length in words: « 62 ans et 9 mois », « 63 ans ». */
export const dureeEnLettres = ({ annees, mois }: Duree): string =>
  mois === 0 ? compter(annees, 'an') : `${compter(annees, 'an')} et ${mois} mois`

/** Quarters in words: « 1 trimestre », « 169 trimestres ». */
export const trimestres = (nombre: number): string => compter(nombre, 'trimestre')

/** Quarters, in words or not, with the days beyond them: « 158 trimestres et 45 jours », « 169 et 60 jours », « 170 ». */
export const avecJours = (dits: string | number, jours = 0): string =>
  jours === 0 ? `${dits}` : `${dits} et ${compter(jours, 'jour')}`

const deuxChiffres = (nombre: number) => String(nombre).padStart(2, '0')

/** How long a machine took, given in milliseconds: « 5 s », « 2 min 05 s », « 1 h 02 min ». */
export const tempsPasse = (ms: number): string => {
  const seconds = Math.round(ms / 1000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  if (hours > 0) return `${hours} h ${deuxChiffres(minutes)} min`
  return minutes > 0 ? `${minutes} min ${deuxChiffres(rest)} s` : `${rest} s`
}

/** Time left, given in seconds, as it is read: « 1 minute 30 secondes ». */
export const tempsRestant = (seconds: number): string => {
  const left = Math.max(0, seconds)
  const [minutes, rest] = [Math.floor(left / 60), left % 60]
  if (minutes === 0) return compter(rest, 'seconde')
  return rest === 0 ? compter(minutes, 'minute') : `${compter(minutes, 'minute')} ${compter(rest, 'seconde')}`
}
