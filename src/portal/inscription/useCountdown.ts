import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/** Whole seconds before an instant (milliseconds since 1970), live; 0 once it is past. */
export const useCountdown = (instant: number): number =>
  useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((instant - Date.now()) / 1000)),
    () => 0,
  )
