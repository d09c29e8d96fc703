import { afterEach, expect, it, vi } from 'vitest'
import { failures } from '#contract/kit/failures.ts'
import { verifierpreuve } from '#contract/connexion/facteurs/facteurs.ts'
import { messageKey } from '#contract/messages.ts'
import { fetchCall } from '../../fetch/fetchCall.ts'
import { askProof, subscribeProof, proofAsked } from './proof.ts'

const answers = (...statuses: readonly number[]) => {
  const left = [...statuses]
  const fetched = vi.fn(async () => {
    const status = left.shift() ?? 200
    const body = status === 511 ? { erreurCode: failures.preuveDemandee.erreurCode } : {}
    return new Response(JSON.stringify(body), { status })
  })
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

/** A dialog that answers what it is asked. */
const dialog = (outcome: 'prouvee' | 'abandonnee') => subscribeProof(() => proofAsked()?.answer(outcome))

it('is asked when a call lacks it, and the call is made again as it was', async () => {
  const fetched = answers(511, 200)
  const close = dialog('prouvee')
  expect(await fetchCall(verifierpreuve, {})).toMatchObject({ status: 200 })
  expect(fetched).toHaveBeenCalledTimes(2)
  close()
})

it('given up, leaves a refusal that the form says', async () => {
  answers(511)
  const close = dialog('abandonnee')
  expect(await fetchCall(verifierpreuve, {})).toEqual({
    status: 444,
    body: { erreurCode: messageKey('PREUVE_ABANDONNEE') },
  })
  close()
})

it('where nothing asks for it, leaves the answer to the catalogue', async () => {
  answers(511)
  expect(await fetchCall(verifierpreuve, {})).toMatchObject({ status: 511 })
})

it('is asked once for calls that wait together, and given up with the page', async () => {
  const close = subscribeProof(() => undefined)
  const waiting = [askProof(), askProof()]
  close()
  expect(await Promise.all(waiting)).toEqual(['abandonnee', 'abandonnee'])
})
