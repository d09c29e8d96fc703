import { useCall } from '#portal/client/call/useCall.ts'
import { initialiseRights } from '#portal/client/session/rights.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { withUnsent } from '#portal/client/drafts/unsent.ts'
import { genresDemande } from './genresDemande.ts'

const quiet = { revalidateOnFocus: false, revalidateOnReconnect: false } as const

/** What a request of a kind begins with: what the portal knows of the person, and the draft that the server keeps. */
export const useContexteDemande = (genre: GenreDossier) => {
  const { calls, draft: brouillon, theme: nom } = genresDemande[genre]
  const contexte = useCall(calls.lire, {}, quiet)
  const draft = useCall(brouillon.lire, {}, quiet)
  // What another page read before may be older than what another device has kept since.
  const kept = draft.isValidating ? undefined : draft.data
  return {
    /** Undefined until both are read. */
    lu: contexte.data && kept && { contexte: contexte.data, brouillon: withUnsent(nom, kept.brouillon) },
    hasFailed: contexte.error !== undefined || draft.error !== undefined,
    /** Begins again with what the server keeps. */
    onReadAgain: async () => {
      await draft.mutate()
    },
    /** Once it is sent, there is a request under way, and the right to follow it. */
    onSent: async () => {
      await Promise.all([contexte.mutate(), initialiseRights()])
    },
  }
}
