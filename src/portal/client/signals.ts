import { createListeners } from './listeners.ts'

/** What the portal lets the measurement of use hear; without anyone listening, nothing comes of it. */
export type Signal =
  | {
      readonly kind: 'reponse'
      /** Method and path of the call, as the contract writes them: no parameter, no identifier. */
      readonly appel: string
      readonly status: number | 'autre'
      readonly code?: unknown
    }
  /** A document is being downloaded; the path of its kind, without the document. */
  | { readonly kind: 'telechargement'; readonly chemin: string }

const { tell, subscribe } = createListeners<Signal>()

/** Tells whoever listens. */
export const tellSignal = tell

/** Listens; gives back how to stop. */
export const onSignal = subscribe
