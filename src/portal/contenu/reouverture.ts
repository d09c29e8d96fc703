import { useEffect, useEffectEvent } from 'react'
import { accueilnonconnecte } from '#contract/contenu/contenu.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'

/** Shortest and longest time between two questions, in milliseconds: not everybody asks at the same moment. */
const EVERY_MS = [15_000, 30_000] as const

const isOpen = async () => (await fetchCall(accueilnonconnecte, {})).status === 200

/** Asks now and then whether the service answers again, and tells it once; gives how to stop asking. */
export const watchReopening = (
  onOpen: () => void,
  ask: () => Promise<boolean> = isOpen,
  random: () => number = Math.random,
) => {
  const [shortest, longest] = EVERY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const wait = () => {
    timer = setTimeout(
      async () => {
        const open = await ask()
        if (stopped) return
        if (open) onOpen()
        else wait()
      },
      shortest + random() * (longest - shortest),
    )
  }
  wait()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}

/** The same while a page waits for it. */
export const useReopening = (waits: boolean, onOpen: () => void) => {
  const open = useEffectEvent(onOpen)
  useEffect(() => (waits ? watchReopening(() => open()) : undefined), [waits])
}
