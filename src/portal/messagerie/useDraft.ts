import { useRef, useState } from 'react'
import type { SentFile } from '#portal/components/files/useUploads.ts'
import { dropDraft, keepDraft, openDraft, type Draft } from './draftStore.ts'

/** The message being written under a name: kept as it is typed, forgotten once sent. */
export const useDraft = <Values>(name: string, empty: Values, given: Partial<Values> = {}) => {
  const [initial] = useState<Draft<Values>>(() => {
    const draft = openDraft(name, empty)
    return { ...draft, valeurs: { ...empty, ...draft.valeurs, ...given } }
  })
  const latest = useRef(initial)
  const change = (part: Partial<Draft<Values>>) => {
    latest.current = { ...latest.current, ...part }
    keepDraft(name, latest.current)
  }
  return {
    initial,
    setValeurs: (valeurs: Values) => change({ valeurs }),
    setPieces: (pieces: readonly SentFile[]) => change({ pieces }),
    /** What goes with the form: the key of the sending, and the files that are sent. */
    envoi: () => ({ cleEnvoi: latest.current.cleEnvoi, pieces: latest.current.pieces.map(({ id }) => id) }),
    drop: () => dropDraft(name),
  }
}
