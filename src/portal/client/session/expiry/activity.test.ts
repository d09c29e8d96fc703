import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Habilitation } from '#contract/connexion/habilitation.ts'
import { product } from '#rules/product.ts'
import { clearSession, keepRights } from '../sessionData.ts'
import { forgetDeadline, noteActivity, noteEnd, sessionDeadline, subscribeActivity } from './activity.ts'

const DURATIONS = { dureeInactivite: 1200, dureeRestante: 28_800 }
const openFor = (marque: string) =>
  keepRights({ identification: { identite: marque }, marque, ...DURATIONS } as Habilitation)

/** Another tab of the browser. */
const elsewhere = new BroadcastChannel(product)
const heard = vi.fn()
const told = async (message: unknown) => {
  heard.mockClear()
  elsewhere.postMessage(message)
  await expect.poll(() => heard).toHaveBeenCalled()
}
const active = (marque: string) => ({ kind: 'activite', marque, deadline: { at: 12, absolute: false } })
let stop = () => {}

beforeEach(() => {
  clearSession()
  forgetDeadline()
  stop = subscribeActivity(heard)
})
afterEach(() => {
  stop()
  clearSession()
  forgetDeadline()
})

it('a tab takes the deadline that another tab of its owner tells', async () => {
  openFor('alain')
  await told(active('alain'))
  expect(sessionDeadline()).toEqual({ at: 12, absolute: false })
})

it('a visitor, who has no session, is warned of the end of none', async () => {
  await told(active('alain'))
  expect(sessionDeadline()).toBeUndefined()
})

it('the session of someone else does not prolong one', async () => {
  openFor('karim')
  await told(active('alain'))
  expect(sessionDeadline()).toBeUndefined()
})

it('once a session is over, what still comes of it gives no deadline', () => {
  openFor('alain')
  noteActivity(DURATIONS)
  expect(sessionDeadline()).toBeDefined()
  clearSession()
  noteEnd('fermee', 'alain')
  noteActivity()
  expect(sessionDeadline()).toBeUndefined()
})
