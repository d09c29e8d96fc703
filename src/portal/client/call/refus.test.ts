import { describe, expect, it } from 'vitest'
import { messageKey } from '#contract/messages.ts'
import type { Unsuccessful } from '../fetch/reaction.ts'
import { clientMessages } from '#portal/client/words.ts'
import { faultyField, isSaidByForm, refusOf } from './refus.ts'

const unknown = messageKey('ERREUR_INCONNUE')
const refused = { erreurCode: messageKey('SAISIE_MDP_ANCIEN_KO'), champs: ['motDePasseAncien'] }

const refusalOf = (outcome: Unsuccessful) => refusOf(outcome)

describe('a refusal', () => {
  it('is none when the change is kept', () => {
    expect(refusOf({ status: 200 })).toBeUndefined()
  })

  it('has the message of the server and its fields', () => {
    expect(refusalOf({ status: 444, body: refused })).toEqual({
      message: refused.erreurCode,
      champs: ['motDePasseAncien'],
    })
    expect(refusalOf({ status: 503, body: { erreurCode: '' } })).toEqual({ message: unknown, champs: [] })
  })

  it('says that nothing answered, or that something went wrong', () => {
    expect(refusOf({ status: 0 })?.message).toBe(clientMessages.sansReponse)
    expect(refusalOf({ status: 'autre', http: 502 })?.message).toBe(unknown)
  })

  it('is said at the first field that the form has', () => {
    expect(faultyField({ message: 'x', champs: ['autre', 'iban1'] }, { iban1: '' })).toBe('iban1')
    expect(faultyField({ message: 'x', champs: ['autre'] }, { iban1: '' })).toBeUndefined()
  })

  it('is left to the catalogue unless the form says it all', () => {
    expect([444, 503, 404, 0, 401, 500, 'autre'].filter((status) => isSaidByForm({ status }))).toEqual([
      444, 503, 404, 0,
    ])
  })
})
