import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { appConfiguration } from '#contract/contenu/configuration.ts'
import { fetchCall } from '../fetch/fetchCall.ts'
import * as connection from './connection.ts'

const silence = vi.spyOn(connection, 'noteSilence')
const answer = vi.spyOn(connection, 'noteAnswer')

beforeEach(() => vi.clearAllMocks())
afterEach(() => vi.unstubAllGlobals())

it('is lost when a call gets no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await fetchCall(appConfiguration, {})).toEqual({ status: 0 })
  expect(silence).toHaveBeenCalledTimes(1)
})

it.each([200, 401, 500, 544])(
  'is not lost by an answer of %i, which mends nothing either',
  async (status) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { status })))
    await fetchCall(appConfiguration, {})
    expect([silence.mock.calls.length, answer.mock.calls.length]).toEqual([0, 0])
  },
)
