import { newUuid } from '#portal/client/drafts/newUuid.ts'
import type { SentFile } from '#portal/components/files/useUploads.ts'
import { dropOwn, keepOwn, readOwn } from '#portal/client/session/ownTabData.ts'

/** What was typed and not sent. */
export interface Draft<Values> {
  /** Drawn once for a message: the same one sent twice is kept once. */
  readonly cleEnvoi: string
  readonly valeurs: Values
  readonly pieces: readonly SentFile[]
}

const named = (name: string) => `mesap-${name}`

/** The message that this tab has not sent, or a new one. It outlives a session that expires and a reload. */
export const openDraft = <Values>(name: string, empty: Values): Draft<Values> =>
  readOwn<Draft<Values>>(named(name)) ?? { cleEnvoi: newUuid(), valeurs: empty, pieces: [] }

export const keepDraft = <Values>(name: string, draft: Draft<Values>) => keepOwn(named(name), draft)

export const dropDraft = (name: string) => dropOwn(named(name))
