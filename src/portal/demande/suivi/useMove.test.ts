import { expect, it } from 'vitest'
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { isConflict } from './useMove.ts'

const refused = (status: 444 | 503 | 404, erreurCode: string): Unsuccessful => ({
  status,
  body: { erreurCode },
})

const cases: readonly (readonly [string, Unsuccessful, boolean])[] = [
  ['a request that is already dealt with', refused(444, 'SRE_ESPACEAGENT_DOSSIER_ANNULATION_KO'), true],
  ['files that are no longer awaited', refused(444, 'SRE_ESPACEAGENT_DOSSIER_PIECES_KO'), true],
  ['a request that another took the place of', refused(404, 'INTROUVABLE'), true],
  ['a file that is gone', refused(444, 'SRE_ESPACEAGENT_PIECE_ABSENTE'), false],
  ['a service that is away', refused(503, ''), false],
  ['no network', { status: 0 }, false],
]

it.each(cases)('tells whether the request moved meanwhile: %s', (_, outcome, expected) => {
  expect(isConflict(outcome)).toBe(expected)
})
