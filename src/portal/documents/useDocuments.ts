import type { ListeDocument } from '#contract/documents/document.ts'
import {
  cachedDocuments,
  noteDocumentRead,
  withDocumentRead,
} from '#portal/client/documents/documentCache.ts'
import { useGathered } from '#portal/client/call/useCall.ts'
import { loadDocuments, type DocumentSource } from './documentSource.ts'

/** Documents of a source, at once when this tab has them; `undefined` as source waits. */
export const useDocuments = (source: DocumentSource | undefined) => {
  const kept = source && cachedDocuments(source.name)
  const { data, mutate } = useGathered<ListeDocument>(
    source ? `documents ${source.name}` : null,
    () => loadDocuments(source as DocumentSource),
    kept ? { fallbackData: kept } : {},
  )
  const markRead = (documentUuid: string) => {
    noteDocumentRead(documentUuid)
    void mutate((list) => list && withDocumentRead(list, documentUuid), { revalidate: false })
  }
  return { list: data, markRead }
}
