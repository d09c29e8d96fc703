import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { CallError } from '#portal/client/call/CallError.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { publishContents } from './publishContents.ts'

/** Settings of every reading call: no retry nor silent refresh, and each failure takes its row of the catalogue. */
export const DataCalls = ({ children }: { readonly children: ReactNode }) => {
  const react = useReaction()
  const onError = (error: unknown) => {
    if (error instanceof CallError) react(error.call, error.outcome)
  }
  return (
    <SWRConfig
      value={{ revalidateOnFocus: false, shouldRetryOnError: false, use: [publishContents], onError }}
    >
      {children}
    </SWRConfig>
  )
}
