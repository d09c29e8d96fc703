import { useEffect, useState } from 'react'

/** Silence after which a live region may speak, in milliseconds: it would cut what the person types. */
export const PAUSE = 1000

/** A text as it was at the last pause, empty at first: for a live region that follows what is typed. */
export const useAfterPause = (text: string): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The same, silent until the text changes: what is there on arrival is read where it stands. */
export const useChangeAfterPause = (text: string): string => {
  const [arrived, setArrived] = useState<string | undefined>(text)
  if (arrived !== undefined && arrived !== text) setArrived(undefined)
  return useAfterPause(arrived === text ? '' : text)
}
