import { useEffect } from 'react'
import type { ListeDocument } from '#contract/documents/document.ts'
import {
  cachedDocuments,
  keepDocuments,
  onDocumentRead,
  withDocumentRead,
} from '#portal/client/session/documentCache.ts'
import { useGathered } from '#portal/client/call/useCall.ts'
import { useKnownAnswer } from '#portal/client/opening.ts'
import { loadDocuments, type DocumentSource } from './documentSource.ts'

/** Documents of a source, at once when this tab has them; `undefined` as source waits. */
export const useDocuments = (source: DocumentSource | undefined) => {
  const known = useKnownAnswer(source?.address ?? null) as { readonly donnee: ListeDocument } | undefined
  const drawn = known?.donnee
  const kept = drawn ?? (source && cachedDocuments(source.name))
  const { data, mutate } = useGathered<ListeDocument>(
    source ? `documents ${source.name}` : null,
    () => loadDocuments(source as DocumentSource),
    { ...(kept && { fallbackData: kept }), ...(drawn && { revalidateOnMount: false }) },
  )
  const name = source?.name
  useEffect(() => {
    if (!drawn || name === undefined) return
    keepDocuments(name, drawn)
    void mutate(drawn, { revalidate: false })
  }, [drawn, name, mutate])
  useEffect(
    () =>
      onDocumentRead((documentUuid) => {
        void mutate((list) => list && withDocumentRead(list, documentUuid), { revalidate: false })
      }),
    [mutate],
  )
  return data
}
