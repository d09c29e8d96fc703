import { useCallback } from 'react'
import type { Call } from '#contract/call.ts'
import { verifiersession } from '#contract/connexion.ts'
import { telechargements, type GenreDocument } from '#contract/document.ts'
import { openingMessages } from '../messages/documents.ts'
import { tellSignal } from '../tracking/signals.ts'
import { addressOf, fetchCall } from './fetchCall.ts'
import { reactionTo, type Unsuccessful } from './reaction.ts'
import { useReaction } from './useReaction.ts'

/** A document to open, with its event when that one is unread. */
export interface DocumentToOpen {
  readonly genre: GenreDocument
  readonly documentUuid: string
  readonly evenementId?: string | undefined
}

/** Address of the download of a document. */
export const documentAddress = ({ genre, documentUuid, evenementId }: DocumentToOpen): string =>
  addressOf(telechargements[genre], {
    query: { documentUuid, ...(evenementId !== undefined && { evenementId }) },
  })

/** Opens an empty tab. Browsers allow it only within the click, and `noopener` would not give the tab back. */
const openTab = (): Window | undefined => {
  const tab = window.open('', '_blank')
  if (!tab) return undefined
  tab.opener = null
  tab.document.title = openingMessages.ouverture
  tab.document.documentElement.lang = 'fr'
  return tab
}

/**
 * Opens a document in a tab of its own, after a session check; in this tab when the browser refuses to open one.
 * A session that ended is left to the document's address, where the server says so in the new tab.
 * False when the document was not opened: `onFailure` has the reason.
 */
export const openDocument = async (
  document: DocumentToOpen,
  onFailure: (call: Call, outcome: Unsuccessful) => void,
): Promise<boolean> => {
  const tab = openTab()
  const outcome = await fetchCall(verifiersession, {})
  if (outcome.status !== 200 && reactionTo(verifiersession, outcome).kind !== 'ignorer') {
    tab?.close()
    onFailure(verifiersession, outcome)
    return false
  }
  const address = documentAddress(document)
  if (tab) tab.location.replace(address)
  else location.assign(address)
  tellSignal({ kind: 'telechargement', chemin: telechargements[document.genre].path })
  return true
}

/** Opens documents, failures taking their row of the catalogue. */
export const useOpenDocument = () => {
  const react = useReaction()
  return useCallback((document: DocumentToOpen) => openDocument(document, react), [react])
}
