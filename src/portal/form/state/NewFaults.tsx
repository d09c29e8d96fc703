import { useEffect, useRef, useState } from 'react'
import { Status } from '#portal/components/page/Status.tsx'
import { PAUSE } from '#portal/components/useAfterPause.ts'
import { labelOf, useFaultyFields } from '../ErrorSummary.tsx'
import { formulaireMessages } from '../words.ts'

interface NewFaultsProps {
  /** How many times the form was sent, or refused to be; a form that is never sent has none. */
  readonly attempts?: number
}

/** Two fields may be reproached the same thing: each is told with its label. */
const named = (fault: string): string => {
  const [id = '', ...sentence] = fault.split(' ')
  const label = labelOf(id)
  return label === '' ? sentence.join(' ') : formulaireMessages.erreurDe(label, sentence.join(' '))
}

/**
 * What is wrong at a pause and was not at the one before: no focus goes to it, so it is said (RGAA 7.5.2). What a refused
 * submission reproaches is heard by the focus, and not again.
 */
export const NewFaults = ({ attempts = 0 }: NewFaultsProps) => {
  const faults = useFaultyFields()
    .map(({ id, sentence }) => `${id} ${sentence}`)
    .join('\n')
  const [said, setSaid] = useState('')
  const known = useRef({ attempts, faults })
  useEffect(() => {
    if (known.current.attempts !== attempts) {
      known.current = { attempts, faults }
      return undefined
    }
    const timer = setTimeout(() => {
      const before = known.current.faults.split('\n')
      const fresh = faults.split('\n').filter((fault) => fault !== '' && !before.includes(fault))
      setSaid(fresh.map(named).join(' '))
      known.current = { attempts, faults }
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [attempts, faults])
  return <Status alerte>{said}</Status>
}
