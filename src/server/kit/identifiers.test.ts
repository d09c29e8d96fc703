import { expect, it } from 'vitest'
import { newNumero } from './identifiers.ts'

it('numbers what is sent by the year of Paris', () => {
  const at = (moment: string) =>
    newNumero({ clock: () => new Date(moment), random: () => 10_427_751 }, 'DR').slice(0, 12)
  expect([at('2026-12-31T22:59:59Z'), at('2026-12-31T23:00:00Z')]).toEqual(['DR-2026-1042', 'DR-2027-1042'])
})
