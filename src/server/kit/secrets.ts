import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { anneeDe, dayInParis } from '#rules/calendar/dates.ts'
import type { Clock } from './clock.ts'

/** Opaque token of 256 bits, URL-safe. */
export const newToken = (): string => randomBytes(32).toString('base64url')

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Token of a link sent by e-mail: 52 capitals and digits, 260 bits (the specification, §4, wants no other sign). */
export const newLinkToken = (): string =>
  Array.from(randomBytes(52), (byte) => BASE32[byte % BASE32.length] ?? '').join('')

export const newId = (): string => randomUUID()

/** What the store keeps of a token, a code or a counted key: never the thing itself. */
export const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex')

interface Dated {
  readonly clock: Clock
  readonly random: (max: number) => number
}

/** Number that a person quotes: a prefix, the year, and eight figures that nobody can count (`DR-2026-1042-7751`). */
export const newNumero = ({ clock, random }: Dated, prefix: string): string => {
  const rank = String(random(100_000_000)).padStart(8, '0')
  return `${prefix}-${anneeDe(dayInParis(clock()))}-${rank.slice(0, 4)}-${rank.slice(4)}`
}
