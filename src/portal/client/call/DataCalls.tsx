import { useEffect, type ReactNode } from 'react'
import { SWRConfig, type Middleware } from 'swr'
import { publishContent, type PublishedContent } from '../contents.ts'
import { CallError } from './CallError.ts'
import { useReaction } from './useReaction.ts'

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

/** Lets the shell know the alert and the messages that came with any content on the screen. */
const publishContents: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config)
  const content = isContent(answer.data) ? answer.data : undefined
  useEffect(() => (content ? publishContent(content) : undefined), [content])
  return answer
}

const isContent = (data: unknown): data is PublishedContent =>
  typeof data === 'object' && data !== null && ('message' in data || 'messagealerte' in data)
