import { useRef, useState } from 'react'
import type { SentFile } from '#portal/components/files/useUploads.ts'
import { newUuid } from '#portal/client/drafts/newUuid.ts'
import { dropOwn, keepOwn, readOwn } from '#portal/client/session/ownTabData.ts'

/** What was typed and not sent. */
interface Draft<Values> {
  /** Drawn once for a message: the same one sent twice is kept once. */
  readonly cleEnvoi: string
  readonly valeurs: Values
  readonly pieces: readonly SentFile[]
  /** What the address gave when it was written. */
  readonly donnees?: Partial<Values>
}

const named = (name: string) => `mesap-${name}` as const

/**
 * The message that this tab has not sent, or a new one. It outlives a session that expires and a reload. What the address
 * gives is put in it once: what was chosen since counts, until another address is followed.
 */
export const openDraft = <Values>(
  name: string,
  empty: Values,
  donnees: Partial<Values> = {},
): Draft<Values> => {
  const kept = readOwn<Draft<Values>>(named(name)) ?? { cleEnvoi: newUuid(), valeurs: empty, pieces: [] }
  const known = JSON.stringify(kept.donnees) === JSON.stringify(donnees)
  return { ...kept, valeurs: { ...empty, ...kept.valeurs, ...(known ? {} : donnees) }, donnees }
}

export const keepDraft = <Values>(name: string, draft: Draft<Values>) => keepOwn(named(name), draft)

export const dropDraft = (name: string) => dropOwn(named(name))

/** The message being written under a name: kept as it is typed, forgotten once sent. */
export const useDraft = <Values>(name: string, empty: Values, given: Partial<Values> = {}) => {
  const [initial] = useState(() => openDraft(name, empty, given))
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
    /** What is typed becomes another message: the one that had its key arrived without what was changed since. */
    renew: () => change({ cleEnvoi: newUuid() }),
    drop: () => dropDraft(name),
  }
}
