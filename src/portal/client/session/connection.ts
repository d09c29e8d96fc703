import { useSyncExternalStore } from 'react'

/**
 * Whether a call was left without an answer since the service was last asked if it is there. Other calls that succeed
 * meanwhile do not end it: what could not be read would stay unread, and nobody would know.
 */
let lost = false
const listeners = new Set<() => void>()

const become = (next: boolean) => {
  if (lost === next) return
  lost = next
  for (const listener of listeners) listener()
}

/** A call got no answer. */
export const noteSilence = () => become(true)

/** The service was asked whether it is there, and answered. */
export const noteAnswer = () => become(false)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Whether the service is out of reach, live. */
export const useConnectionLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  )
