import { useEffect } from 'react'
import type { Middleware } from 'swr'
import { publishContent, type PublishedContent } from '#portal/client/contents.ts'

const isContent = (data: unknown): data is PublishedContent =>
  typeof data === 'object' && data !== null && ('message' in data || 'messagealerte' in data)

/** Lets the shell know the alert and the messages that came with any content on the screen. */
export const publishContents: Middleware = (useNext) => (key, fetcher, config) => {
  const answer = useNext(key, fetcher, config)
  const content = isContent(answer.data) ? answer.data : undefined
  useEffect(() => (content ? publishContent(content) : undefined), [content])
  return answer
}
