import { describe, expect, it } from 'vitest'
import type { Call } from '#contract/kit/call.ts'
import { calls } from '#contract/calls.ts'
import { accueilnonconnecte } from '#contract/contenu/contenu.ts'
import { verifiersession, verifySession } from '#contract/connexion/connexion.ts'
import { accueilconnecte, lireevenement, messagesNonLus } from '#contract/accueil/evenement.ts'
import { verifieriban } from '#contract/connexion/identite.ts'
import { failures, failureStatuses, type FailureStatus } from '#contract/kit/failures.ts'
import { defaultMessages } from '#contract/defaultMessages.ts'
import { messageKey } from '#contract/messages.ts'
import { leadsAway, type Reaction, reactionTo, SESSION_D_UN_AUTRE, type Unsuccessful } from './reaction.ts'

const failed = (status: FailureStatus, erreurCode = ''): Unsuccessful => ({ status, body: { erreurCode } })
const moved: Unsuccessful = { status: 344, headers: { 'sre-location': '/pension' } }
const none: Unsuccessful = { status: 0 }
const other: Unsuccessful = { status: 'autre', http: 502 }

const signInAgain = messageKey('DAC_AUTHENTIFICATION_REQUISE')
const ignored: Reaction = { kind: 'ignorer' }
const movedTo = (path: string): Unsuccessful => ({ status: 344, headers: { 'sre-location': path } })
const technical: Reaction = { kind: 'deconnecter', message: 'ERREUR_TECHNIQUE' }
const unknown: Reaction = { kind: 'accueil', message: signInAgain, sessionExpiree: false }
const expired: Reaction = { kind: 'accueil', sessionExpiree: true }
const refused = (message: string): Reaction => ({ kind: 'deconnecter', message })

type Row = readonly [name: string, call: Call, outcome: Unsuccessful, reaction: Reaction]

const rows: readonly Row[] = [
  ['344 follows sre-location', accueilconnecte, moved, { kind: 'suivre', path: '/pension' }],
  ['344 of a writing call too', verifieriban, moved, { kind: 'suivre', path: '/pension' }],
  ['344 elsewhere is an error', accueilconnecte, movedTo('https://exemple.fr/'), technical],
  ['344 to another host too', accueilconnecte, movedTo('//exemple.fr/'), technical],
  ['344 to a host written backwards too', accueilconnecte, movedTo('/\\exemple.fr/'), technical],
  ['344 without an address too', accueilconnecte, { status: 344, headers: {} }, technical],
  ['444 is for the screen', accueilconnecte, failed(444, 'CODE'), ignored],
  ['401 with 68 signs in again', accueilconnecte, failed(401, '68'), unknown],
  ['401 with 68 on the session check too', verifiersession, failed(401, '68'), unknown],
  ['another 401 is an expired session', accueilconnecte, failed(401), expired],
  ['another 401 with a code too', accueilconnecte, failed(401, failures.sessionTerminee.erreurCode), expired],
  [
    'a call that was not sent, in the session of someone else, ends no session',
    accueilconnecte,
    failed(401, SESSION_D_UN_AUTRE),
    { kind: 'quitter' },
  ],
  ['nor on the session check', verifiersession, failed(401, SESSION_D_UN_AUTRE), { kind: 'quitter' }],
  ['another 401 is quiet on the session check', verifiersession, failed(401), ignored],
  ['another 401 is quiet on its POST form', verifySession, failed(401), ignored],
  ['403 without a code', accueilconnecte, failed(403), refused(messageKey('HABILITATION_KO'))],
  ['403 shows the message of its code', accueilconnecte, failed(403, 'CODE'), refused('CODE')],
  ['511 signs in again', accueilconnecte, failed(511), unknown],
  [
    '511 says what is asked for when the server tells',
    accueilconnecte,
    failed(511, failures.niveauInsuffisant.erreurCode),
    { kind: 'accueil', message: failures.niveauInsuffisant.erreurCode, sessionExpiree: false },
  ],
  ['544 goes to the error page', accueilnonconnecte, failed(544), { kind: 'erreur' }],
  ['0 clears the data only', accueilconnecte, none, { kind: 'effacer' }],
  ['400 is an error of ours', accueilconnecte, failed(400), technical],
  ['404 too', accueilconnecte, failed(404), technical],
  ['405 too', accueilconnecte, failed(405), technical],
  ['413 too', accueilconnecte, failed(413), technical],
  ['500 too', accueilconnecte, failed(500), technical],
  ['503 too', accueilconnecte, failed(503), technical],
  [
    '503 of a base that is away waits on the error page for it to come back',
    accueilconnecte,
    failed(503, failures.serviceIndisponible.erreurCode),
    { kind: 'erreur' },
  ],
  [
    'what cannot be written for now is said, and ends nothing',
    verifieriban,
    failed(503, failures.ecritureSuspendue.erreurCode),
    { kind: 'dire', message: failures.ecritureSuspendue.erreurCode },
  ],
  ['any other status too', accueilconnecte, other, technical],
]

describe('the error catalogue', () => {
  it.each(rows)('%s', (_, call, outcome, reaction) => {
    expect(reactionTo(call, outcome)).toEqual(reaction)
  })

  it('has a row for each status that the contract declares', () => {
    const tested = new Set(rows.map(([, , outcome]) => String(outcome.status)))
    expect([...tested]).toEqual(expect.arrayContaining(Object.keys(failureStatuses)))
  })

  it.each([moved, none, other, ...rows.map(([, , outcome]) => outcome)])(
    'does nothing of a background call that answers %o',
    (outcome) => {
      for (const call of calls.filter(({ background }) => background))
        expect(reactionTo(call, outcome)).toEqual(ignored)
    },
  )

  it('takes the unread count and the reading of an event as background calls', () => {
    expect([messagesNonLus.background, lireevenement.background]).toEqual([true, true])
  })

  it('speaks by keys of the message map', () => {
    const said = rows.flatMap(([, call, outcome]) => {
      const reaction = reactionTo(call, outcome)
      return 'message' in reaction && reaction.message !== 'CODE' ? [reaction.message] : []
    })
    for (const key of said) expect(defaultMessages).toHaveProperty([key ?? ''])
  })
})

it('a dialog leaves to the catalogue what leads elsewhere, and says the rest by itself', () => {
  const elsewhere = [moved, failed(401), failed(401, '68'), failed(403), failed(511), failed(544)]
  for (const outcome of elsewhere) expect(leadsAway(outcome), String(outcome.status)).toBe(true)
  const said = [failed(400), failed(404), failed(444), failed(500), failed(503), none, other]
  for (const outcome of [...said, { status: 200 }])
    expect(leadsAway(outcome), String(outcome.status)).toBe(false)
})
