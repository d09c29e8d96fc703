import { useSyncExternalStore } from 'react'

/** Whether the last call was left without an answer: the network is lost, or the service is down. */
let lost = false
const listeners = new Set<() => void>()

const become = (next: boolean) => {
  if (lost === next) return
  lost = next
  for (const listener of listeners) listener()
}

/** A call got no answer. */
export const noteSilence = () => become(true)

/** A call got an answer, whatever it says. */
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
