import { useSyncExternalStore } from 'react'
import type { AttenteFacteur } from '#contract/connexion/connexion.ts'
import { createListeners } from '#portal/client/listeners.ts'

/** What is still asked of the person whose password was right: the application may have to be fetched to ask it. */
interface Suite {
  /** The identifier that they must validate. */
  readonly nouveauNir?: string | undefined
  readonly attente?: AttenteFacteur | undefined
}

const nothing: Suite = {}
const { tell, subscribe } = createListeners()
let awaited = nothing

export const keepSuite = (change: Suite) => {
  awaited = { ...awaited, ...change }
  tell()
}

/** Nothing is asked any more: who leaves the page signs in again. */
export const forgetSuite = () => {
  awaited = nothing
}

/** What is still asked, live; nothing while the server draws. */
export const useSuite = (): Suite =>
  useSyncExternalStore(
    subscribe,
    () => awaited,
    () => nothing,
  )
