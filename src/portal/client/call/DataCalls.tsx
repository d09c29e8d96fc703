import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { SWRConfig, type Middleware } from 'swr'
import { messageKey } from '#contract/messages.ts'
import { isContent, publishContent } from '../contents.ts'
import { showNotice } from '../session/notice.ts'
import { CallError } from '../fetch/CallError.ts'
import { useReaction } from './useReaction.ts'

interface DataCallsProps {
  /** What is on the page; `refused` when something that it awaited was refused. */
  readonly children: (refused: boolean) => ReactNode
}

/**
 * Settings of every reading call: no retry nor silent refresh, and each failure takes its row of the catalogue. What is
 * refused (444) has no form to be said by: the page says it, and stops waiting.
 */
export const DataCalls = ({ children }: DataCallsProps) => {
  const react = useReaction()
  const { pathname } = useLocation()
  const [refusedAt, setRefusedAt] = useState<string>()
  // Who comes back to the page asks again.
  if (refusedAt !== undefined && refusedAt !== pathname) setRefusedAt(undefined)
  const onError = (error: unknown) => {
    if (!(error instanceof CallError)) return
    const { call, outcome } = error
    react(call, outcome)
    if (outcome.status !== 444 || call.background) return
    showNotice({ style: 'error', message: outcome.body.erreurCode || messageKey('ERREUR_INCONNUE') })
    setRefusedAt(pathname)
  }
  return (
    <SWRConfig
      value={{ revalidateOnFocus: false, shouldRetryOnError: false, use: [publishContents], onError }}
    >
      {children(refusedAt === pathname)}
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

/** A cache of answers for what is inside alone: what a server draws for one person never meets what it draws for another. */
export const OwnCache = ({ children }: { readonly children: ReactNode }) => {
  const [settings] = useState({ provider: () => new Map() })
  return <SWRConfig value={settings}>{children}</SWRConfig>
}
