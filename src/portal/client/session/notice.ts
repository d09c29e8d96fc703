import { useContext, useSyncExternalStore } from 'react'
import { OpeningAnswers, type PageNotice } from '../opening.ts'
import { createListeners } from '#portal/client/listeners.ts'

const { tell, subscribe } = createListeners()
let notice: PageNotice | undefined

export const showNotice = (next: PageNotice | undefined) => {
  notice = next
  tell()
}

export const useNotice = (): PageNotice | undefined => {
  const { notice: drawn } = useContext(OpeningAnswers)
  return useSyncExternalStore(
    subscribe,
    () => notice,
    () => drawn,
  )
}
