import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr'
import type { Call, InputOf, SuccessOf } from '#contract/kit/call.ts'
import { CallError } from './CallError.ts'
import { addressOf, fetchCall } from './fetchCall.ts'
import type { Unsuccessful } from './reaction.ts'

/** Data of a reading call; `null` as input waits. Failures take their row of the catalogue in the shell. */
export const useCall = <C extends Call>(
  call: C,
  input: InputOf<C> | null,
  options?: SWRConfiguration<SuccessOf<C>, CallError>,
): SWRResponse<SuccessOf<C>, CallError> =>
  useSWR<SuccessOf<C>, CallError>(
    input === null ? null : `${call.method} ${addressOf(call, input)}`,
    () => successOf(call, input as InputOf<C>),
    options,
  )

/** Body of a successful answer; throws a CallError otherwise. */
export const successOf = async <C extends Call>(call: C, input: InputOf<C>): Promise<SuccessOf<C>> => {
  const outcome = await fetchCall(call, input)
  if (outcome.status === 200) return (outcome as { readonly body: SuccessOf<C> }).body
  throw new CallError(call, outcome as Unsuccessful)
}
