import { useSyncExternalStore } from 'react'
import { sessionDeadline, subscribeActivity } from './activity.ts'

/** How long before the end of the session the person is warned, in seconds. */
const WARNING = 120

/** Seconds before the end of the session, once the warning is due; nothing before that, nor without a session. */
export const secondsLeft = (at: number | undefined, now: number): number | undefined => {
  if (at === undefined) return undefined
  const seconds = Math.ceil((at - now) / 1000)
  return seconds <= WARNING ? seconds : undefined
}

const subscribe = (listener: () => void) => {
  const stop = subscribeActivity(listener)
  const timer = setInterval(listener, 1000)
  return () => {
    stop()
    clearInterval(timer)
  }
}

/** The same, live. */
export const useSecondsLeft = (): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => secondsLeft(sessionDeadline()?.at, Date.now()),
    () => undefined,
  )

const ANNOUNCED = [10, 30, 60] as const

/** Threshold to announce to assistive technologies: 60, 30 then 10 seconds only, every second would be noise. */
export const announcedSeconds = (seconds: number): number | undefined =>
  ANNOUNCED.find((threshold) => seconds <= threshold)
