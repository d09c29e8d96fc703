import { useSyncExternalStore } from 'react'
import { createListeners } from '#portal/client/listeners.ts'

/**
 * Whether a call was left without an answer since the service was last asked if it is there. Other calls that succeed
 * meanwhile do not end it: what could not be read would stay unread, and nobody would know.
 */
let lost = false
const { tell, subscribe } = createListeners()

const become = (next: boolean) => {
  if (lost === next) return
  lost = next
  tell()
}

/** A call got no answer. */
export const noteSilence = () => become(true)

/** The service was asked whether it is there, and answered. */
export const noteAnswer = () => become(false)

/** Calls `then` each time that the service is there again; gives back how to stop. */
export const onAnswer = (then: () => void) =>
  subscribe(() => {
    if (!lost) then()
  })

/** Whether the service is out of reach, live. */
export const useConnectionLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  )
