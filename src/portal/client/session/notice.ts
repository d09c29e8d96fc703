import { useContext, useSyncExternalStore } from 'react'
import { OpeningAnswers, type PageNotice } from '../page/opening.ts'

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
