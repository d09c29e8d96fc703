import type { Reserves } from '#rules/simulation/reserves/reserves.ts'

/** Headings of what an amount leaves out and takes for granted; apart from the rules, whose engine the dashboard does not fetch. */
export const titresReserves = {
  nonComptes: 'Ce que ce montant ne compte pas',
  suppositions: 'Ce montant suppose',
} as const satisfies Record<keyof Reserves, string>
