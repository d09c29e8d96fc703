import { useCallback } from 'react'
import useSWR, { mutate as keep, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr'
import type { Call, InputOf, SuccessOf } from '#contract/kit/call.ts'
import { useKnownAnswer } from '../opening.ts'
import { CallError } from '../fetch/CallError.ts'
import { fetchAhead, takeAhead } from '../fetch/ahead.ts'
import { addressOf, fetchCall } from '../fetch/fetchCall.ts'
import type { Unsuccessful } from '../fetch/reaction.ts'

/** Data of a reading call; `null` as input waits. Failures take their row of the catalogue in the shell. */
export const useCall = <C extends Call>(
  call: C,
  input: InputOf<C> | null,
  options?: SWRConfiguration<SuccessOf<C>, CallError>,
): SWRResponse<SuccessOf<C>, CallError> => {
  const address = input === null ? null : addressOf(call, input)
  // What is drawn only reads.
  const known = useKnownAnswer(call.method === 'GET' ? address : null) as SuccessOf<C> | undefined
  return useGathered(
    address === null ? null : keyOf(call, address),
    async (name) =>
      ((await takeAhead(name)) as SuccessOf<C> | undefined) ?? successOf(call, input as InputOf<C>),
    known === undefined ? options : { ...options, fallbackData: known, revalidateOnMount: false },
  )
}

/** Data that a screen reads in a way of its own, under a name; `null` as name waits. */
export const useGathered = <T>(
  name: string | null,
  gather: (name: string) => Promise<T>,
  options: SWRConfiguration<T, CallError> = {},
): SWRResponse<T, CallError> => useSWR<T, CallError>(name, gather, options)

/** Reads now what a page that may soon open will ask for. A failure is told when it does, and not before. */
export const readAhead = <C extends Call & { readonly method: 'GET' }>(call: C, input: InputOf<C>): void =>
  fetchAhead(keyOf(call, addressOf(call, input)), () => successOf(call, input))

/** Has what these calls gave without parameters read again, where it is shown; what every call gave, without any. */
export const useOutdate = () => {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (...calls: readonly Call[]): Promise<void> => {
      if (calls.length === 0) await mutate(() => true)
      await Promise.all(calls.map((call) => mutate(keyOf(call, call.path))))
    },
    [mutate],
  )
}

/** Has what could not be read read again, where it is shown. */
export const useReadFailedAgain = () => {
  const { cache, mutate } = useSWRConfig()
  return useCallback(async (): Promise<void> => {
    await mutate((key) => typeof key === 'string' && cache.get(key)?.error !== undefined)
  }, [cache, mutate])
}

const keyOf = ({ method }: Pick<Call, 'method'>, address: string) => `${method} ${address}`

/** Takes what a page was drawn with as if its calls had been made now. */
export const keepAnswers = (answers: ReadonlyMap<string, unknown>): void => {
  for (const [address, answer] of answers)
    void keep(keyOf({ method: 'GET' }, address), answer, { revalidate: false })
}

/** Body of a successful answer; throws a CallError otherwise. */
export const successOf = async <C extends Call>(call: C, input: InputOf<C>): Promise<SuccessOf<C>> => {
  const outcome = await fetchCall(call, input)
  if (outcome.status === 200) return (outcome as { readonly body: SuccessOf<C> }).body
  throw new CallError(call, outcome as Unsuccessful)
}
