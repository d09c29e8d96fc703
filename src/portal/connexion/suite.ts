import { useSyncExternalStore } from 'react'
import type { AttenteFacteur } from '#contract/connexion/connexion.ts'

/** What is still asked of the person whose password was right: the application may have to be fetched to ask it. */
interface Suite {
  /** The identifier that they must validate. */
  readonly nouveauNir?: string | undefined
  readonly attente?: AttenteFacteur | undefined
}

const nothing: Suite = {}
const listeners = new Set<() => void>()
let awaited = nothing

export const keepSuite = (change: Suite) => {
  awaited = { ...awaited, ...change }
  for (const listener of listeners) listener()
}

/** Nothing is asked any more: who leaves the page signs in again. */
export const forgetSuite = () => {
  awaited = nothing
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What is still asked, live; nothing while the server draws. */
export const useSuite = (): Suite =>
  useSyncExternalStore(
    subscribe,
    () => awaited,
    () => nothing,
  )
