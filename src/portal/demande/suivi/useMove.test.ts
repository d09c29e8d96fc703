import { describe, expect, it } from 'vitest'
import { clientMessages } from '#portal/client/words.ts'
import { issueOf, type Issue, type Sent } from './useMove.ts'

const refused = (status: 444 | 503 | 404, erreurCode: string): Sent => ({ status, body: { erreurCode } })

const cases: readonly (readonly [string, Sent, Issue])[] = [
  ['a success', { status: 200 }, { kind: 'faite' }],
  [
    'a request that is already dealt with',
    refused(444, 'SRE_ESPACEAGENT_DOSSIER_ANNULATION_KO'),
    { kind: 'conflit' },
  ],
  [
    'files that are no longer awaited',
    refused(444, 'SRE_ESPACEAGENT_DOSSIER_PIECES_KO'),
    { kind: 'conflit' },
  ],
  ['a request that another took the place of', refused(404, 'INTROUVABLE'), { kind: 'conflit' }],
  [
    'a file that is gone',
    refused(444, 'SRE_ESPACEAGENT_PIECE_ABSENTE'),
    { kind: 'refus', message: 'SRE_ESPACEAGENT_PIECE_ABSENTE' },
  ],
  ['a service that is away', refused(503, ''), { kind: 'refus', message: 'SRE_ESPACEAGENT_ERREUR_INCONNUE' }],
  ['no network', { status: 0 }, { kind: 'refus', message: clientMessages.sansReponse }],
  ['an end of session', { status: 401, body: { erreurCode: '' } }, { kind: 'ailleurs' }],
]

describe('what came of a writing call', () => {
  it.each(cases)('%s', (_, outcome, issue) => {
    expect(issueOf(outcome)).toEqual(issue)
  })
})
