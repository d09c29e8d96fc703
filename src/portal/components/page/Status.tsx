import { Fragment, useEffect, useState } from 'react'
import { PAUSE } from '../useAfterPause.ts'

interface StatusProps {
  readonly children: string
  /** Without one, only assistive technologies read it. */
  readonly className?: string
  /** An error or an advice: said at once, as an alert (RGAA 7.5.2). */
  readonly alerte?: true
  /** Which time this is: the same sentence is said again when it changes. */
  readonly fois?: number
}

/** What hides a text from sight, not from screen readers. */
const HEARD_ONLY = 'fr-sr-only'

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

/** How long what is only heard stays, in milliseconds: as long as React Aria's announcer leaves it. */
const STAYS = 7 * PAUSE

/**
 * A sentence until it has been heard, empty after: most say of what is seen how it changed, and who reads the page line by
 * line would meet them again beside it.
 */
const useUntilHeard = (sentence: string, seen: boolean): string => {
  const [heard, setHeard] = useState('')
  if (heard !== '' && heard !== sentence) setHeard('')
  useEffect(() => {
    if (seen || sentence === '') return undefined
    const timer = setTimeout(() => setHeard(sentence), STAYS)
    return () => clearTimeout(timer)
  }, [sentence, seen])
  return seen || heard !== sentence ? sentence : ''
}

/**
 * A short sentence said when it changes, politely unless it is an alert. It must be on the page, empty, before it has something to say.
 * It does without a role, which RGAA 7.5 lets `aria-live` and `aria-atomic` stand for: what comes into an alert is not told to
 * Orca by Firefox, which has it say « vide » of each empty one that comes, and « barre d’état » of each empty status that is met;
 * VoiceOver says twice what has both.
 */
export const Status = ({ children, className = HEARD_ONLY, alerte, fois }: StatusProps) => {
  useSaid(children)
  const sentence = useUntilHeard(children, className !== HEARD_ONLY)
  return alerte ? (
    <div className={className} aria-live="assertive" aria-atomic="true">
      <Fragment key={fois}>{sentence}</Fragment>
    </div>
  ) : (
    <span className={className} aria-live="polite" aria-atomic="true">
      {sentence}
    </span>
  )
}
