import { useEffect, useRef, useState } from 'react'
import { Status } from '#portal/components/page/Status.tsx'
import { PAUSE } from '#portal/components/useAfterPause.ts'
import { useFaultyFields } from '../ErrorSummary.tsx'

interface NewFaultsProps {
  /** How many times the form was sent, or refused to be; a form that is never sent has none. */
  readonly attempts?: number
}

/**
 * What is wrong at a pause and was not at the one before: no focus goes to it, so it is said (RGAA 7.5.2). What a refused
 * submission reproaches is heard by the focus, and not again.
 */
export const NewFaults = ({ attempts = 0 }: NewFaultsProps) => {
  const sentences = useFaultyFields()
    .map(({ sentence }) => sentence)
    .join('\n')
  const [said, setSaid] = useState('')
  const known = useRef({ attempts, sentences })
  useEffect(() => {
    if (known.current.attempts !== attempts) {
      known.current = { attempts, sentences }
      return undefined
    }
    const timer = setTimeout(() => {
      const before = known.current.sentences.split('\n')
      const fresh = sentences.split('\n').filter((sentence) => !before.includes(sentence))
      setSaid(fresh.join(' '))
      known.current = { attempts, sentences }
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [attempts, sentences])
  return <Status alerte>{said}</Status>
}
