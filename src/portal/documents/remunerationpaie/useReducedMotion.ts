import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const subscribe = (listener: () => void) => {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** True when the person asked their system for less motion, and when nobody can know. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  )
