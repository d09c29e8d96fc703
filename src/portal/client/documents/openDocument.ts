import { useCallback } from 'react'
import type { Call, InputOf } from '#contract/kit/call.ts'
import { verifiersession } from '#contract/connexion/connexion.ts'
import { telechargements } from '#contract/documents/document.ts'
import type { GenreDocument } from '#contract/documents/genres.ts'
import { clientMessages } from '../words.ts'
import { tellSignal } from '../signals.ts'
import { addressOf, fetchCall } from '../fetch/fetchCall.ts'
import { reactionTo, type Unsuccessful } from '../fetch/reaction.ts'
import { useReaction } from '../call/useReaction.ts'

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
  tab.document.title = clientMessages.ouvertureDocument
  tab.document.documentElement.lang = 'fr'
  return tab
}

/** An address that gives a document, and the path of its call, which says nothing of whose it is. */
interface Download {
  readonly address: string
  readonly path: string
}

type OnFailure = (call: Call, outcome: Unsuccessful) => void

/**
 * Opens a download in a tab of its own, after a session check; in this tab when the browser refuses to open one.
 * A session that ended is left to the document's address, where the server says so in the new tab.
 * False when the document was not opened: `onFailure` has the reason.
 */
const openDownload = async ({ address, path }: Download, onFailure: OnFailure): Promise<boolean> => {
  const tab = openTab()
  const outcome = await fetchCall(verifiersession, {})
  if (outcome.status !== 200 && reactionTo(verifiersession, outcome).kind !== 'ignorer') {
    tab?.close()
    onFailure(verifiersession, outcome)
    return false
  }
  if (tab) tab.location.replace(address)
  else location.assign(address)
  tellSignal({ kind: 'telechargement', chemin: path })
  return true
}

/** Opens a document of a list as `openDownload` does. */
export const openDocument = (document: DocumentToOpen, onFailure: OnFailure): Promise<boolean> =>
  openDownload({ address: documentAddress(document), path: telechargements[document.genre].path }, onFailure)

/** Opens documents, failures taking their row of the catalogue. */
export const useOpenDocument = () => {
  const react = useReaction()
  return useCallback((document: DocumentToOpen) => openDocument(document, react), [react])
}

/** Opens the document that a call makes of its query, failures taking their row of the catalogue. */
export const useOpenReport = <C extends Call>(call: C) => {
  const react = useReaction()
  return useCallback(
    (input: InputOf<C>) => openDownload({ address: addressOf(call, input), path: call.path }, react),
    [call, react],
  )
}
