import { useEffect } from 'react'
import { PAUSE } from '../useAfterPause.ts'

interface StatusProps {
  readonly children: string
  /** Without one, only assistive technologies read it. */
  readonly className?: string
  /** An error or an advice: said at once, as an alert (RGAA 7.5.2). */
  readonly alerte?: true
}

/** When something was said last, in milliseconds of the page; long ago once what said it has left. */
let lastSaid = Number.NEGATIVE_INFINITY

/** Something else is still being heard: what can wait would be the second message of one gesture. */
export const isBeingHeard = (): boolean => performance.now() - lastSaid < 3 * PAUSE

const useSaid = (sentence: string) => {
  useEffect(() => {
    if (sentence !== '') lastSaid = performance.now()
  }, [sentence])
  useEffect(
    () => () => {
      lastSaid = Number.NEGATIVE_INFINITY
    },
    [],
  )
}

/** A short sentence said when it changes, politely unless it is an alert. It must be on the page, empty, before it has something to say. */
export const Status = ({ children, className = 'fr-sr-only', alerte }: StatusProps) => {
  useSaid(children)
  return alerte ? (
    <div role="alert" className={className} aria-atomic="true">
      {children}
    </div>
  ) : (
    <output className={className} aria-live="polite" aria-atomic="true">
      {children}
    </output>
  )
}
