import type { ListeDocument } from '#contract/documents/document.ts'
import { product } from '#rules/product.ts'
import { createListeners } from '../listeners.ts'
import { ownMark, subscribeSession } from './sessionData.ts'

type Lists = Readonly<Record<string, ListeDocument>>

const KEY = `${product}-documents`

interface Kept {
  /** Whose they are, by the mark of their session: someone else who signs in here must not find them. */
  readonly marque: string
  readonly listes: Lists
}

const stored = (): Lists => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept !== null && kept.marque === ownMark() ? kept.listes : {}
  } catch {
    return {}
  }
}

const keep = (listes: Lists) => {
  const marque = ownMark()
  // What is answered once the session is over is nobody's.
  if (marque === undefined) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ marque, listes } satisfies Kept))
  } catch {
    // A full or forbidden storage only costs the next reading.
  }
}

/** List kept under a name, such as `remunerationpaie 2026`. */
export const cachedDocuments = (name: string): ListeDocument | undefined => stored()[name]

export const keepDocuments = (name: string, list: ListeDocument) => keep({ ...stored(), [name]: list })

export const clearDocuments = () => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept where nothing can be.
  }
}

// Nothing of them outlives the session.
subscribeSession(() => {
  if (ownMark() === undefined) clearDocuments()
})

/** The same list, where a document is now read. */
export const withDocumentRead = (list: ListeDocument, documentUuid: string): ListeDocument => ({
  ...list,
  listeDocument: list.listeDocument.map((document) => {
    if (document.documentUuid !== documentUuid) return document
    const { evenementId: _read, ...rest } = document
    return { ...rest, statut: 'EVE_LU' }
  }),
})

const { tell, subscribe } = createListeners<string>()

/** Tells the identifier of each document that is read; gives back how to stop. */
export const onDocumentRead = subscribe

/** A document was opened, from whichever screen: it is read in every list, those that are kept and those that are shown. */
export const noteDocumentRead = (documentUuid: string) => {
  keep(
    Object.fromEntries(
      Object.entries(stored()).map(([name, list]) => [name, withDocumentRead(list, documentUuid)]),
    ),
  )
  tell(documentUuid)
}

/** True when a list must be read again: none is kept, or the server counts another number of documents. */
export const mustReload = (kept: ListeDocument | undefined, total: number | undefined): boolean =>
  kept === undefined || (total !== undefined && total !== kept.listeDocument.length)
