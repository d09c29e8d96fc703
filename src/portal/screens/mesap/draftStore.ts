import { product } from '#rules/product.ts'
import { newUuid } from '#portal/brouillon/newUuid.ts'
import type { SentFile } from '#portal/components/useUploads.ts'
import { sessionData } from '#portal/session/sessionData.ts'

/** What was typed and not sent. */
export interface Draft<Values> {
  /** Drawn once for a message: the same one sent twice is kept once. */
  readonly cleEnvoi: string
  readonly valeurs: Values
  readonly pieces: readonly SentFile[]
}

interface Stored<Values> extends Draft<Values> {
  /** Someone else who signs in here must not find it. */
  readonly identite: string
}

const keyOf = (name: string) => `${product}-mesap-${name}`
const identite = () => sessionData().navigation?.identification.identite ?? ''

/** The message that this tab has not sent, or a new one. It outlives a session that expires and a reload. */
export const openDraft = <Values>(name: string, empty: Values): Draft<Values> => {
  const fresh = { cleEnvoi: newUuid(), valeurs: empty, pieces: [] }
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as Stored<Values> | null
    return kept?.identite === identite() ? kept : fresh
  } catch {
    return fresh
  }
}

export const keepDraft = <Values>(name: string, draft: Draft<Values>) => {
  const owner = identite()
  // Once the session is over, what was kept before stays as it was.
  if (owner === '') return
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ ...draft, identite: owner }))
  } catch {
    // A full or forbidden storage only costs the copy that a reload would read.
  }
}

export const dropDraft = (name: string) => {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing could be kept either.
  }
}
