import { useContext, useSyncExternalStore } from 'react'
import { OpeningAnswers } from '../page/opening.ts'

/** A message that the next page shows at its top. */
export interface PageNotice {
  readonly style: 'error' | 'warning' | 'success' | 'info'
  /** Key of the message map, or a sentence of the server. */
  readonly message: string
}

const listeners = new Set<() => void>()
let notice: PageNotice | undefined

export const showNotice = (next: PageNotice | undefined) => {
  notice = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNotice = (): PageNotice | undefined => {
  const { notice: drawn } = useContext(OpeningAnswers)
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => drawn,
  )
}
