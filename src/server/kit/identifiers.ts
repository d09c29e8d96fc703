import { randomUUID } from 'node:crypto'
import { anneeDe, dayInParis } from '#rules/calendar/dates.ts'
import type { Clock } from './clock.ts'

export const newId = (): string => randomUUID()

/** Names nothing: it is never drawn, and comes before those that are, where all are gone through in their order. */
export const NO_ID = '00000000-0000-0000-0000-000000000000'

interface Dated {
  readonly clock: Clock
  readonly random: (max: number) => number
}

/** Number that a person quotes: a prefix, the year, and eight figures that nobody can count (`DR-2026-1042-7751`). */
export const newNumero = ({ clock, random }: Dated, prefix: string): string => {
  const rank = String(random(100_000_000)).padStart(8, '0')
  return `${prefix}-${anneeDe(dayInParis(clock()))}-${rank.slice(0, 4)}-${rank.slice(4)}`
}
