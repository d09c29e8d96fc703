import type { Services } from '#server/services.ts'

/** Number that a person quotes: a prefix, the year, and eight figures that nobody can count (`DR-2026-1042-7751`). */
export const newNumero = ({ clock, random }: Pick<Services, 'clock' | 'random'>, prefix: string): string => {
  const rank = String(random(100_000_000)).padStart(8, '0')
  return `${prefix}-${clock().getUTCFullYear()}-${rank.slice(0, 4)}-${rank.slice(4)}`
}
