import type { Call, InputOf } from '#contract/kit/call.ts'
import type { ListeDocument } from '#contract/documents/document.ts'
import type { NomAnnuelle, NomRubrique } from '#contract/documents/listes.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { parseContentRange } from '#rules/documents/contentRange.ts'
import { cachedDocuments, keepDocuments, mustReload } from '#portal/client/session/documentCache.ts'
import { ownMark } from '#portal/client/session/sessionData.ts'
import { addressOf, fetchCall } from '#portal/client/fetch/fetchCall.ts'
import { successOf } from '#portal/client/call/useCall.ts'

/** Where a list of documents comes from: its name in the cache, its address, its reading, and its count. */
export interface DocumentSource {
  readonly name: string
  readonly address: string
  readonly read: () => Promise<ListeDocument>
  /** Number of documents that the server holds, -1 when it does not say; undefined when it did not answer. */
  readonly count: () => Promise<number | undefined>
}

const totalOf = async <C extends Call>(call: C, input: InputOf<C>): Promise<number | undefined> => {
  const outcome = await fetchCall(call, input)
  if (outcome.status !== 200) return undefined
  const { headers } = outcome as { readonly headers?: Readonly<Record<string, string>> }
  return parseContentRange(headers?.['content-range'])?.total ?? -1
}

/** Documents of a year. */
export const yearDocuments = (rubrique: NomAnnuelle, annee: number): DocumentSource => {
  const input = { query: { annee: `${annee}` } }
  const { liste, compteur } = rubriques[rubrique]
  return {
    name: `${rubrique} ${annee}`,
    address: addressOf(liste, input),
    read: async () => (await successOf(liste, input)).donnee,
    count: () => totalOf(compteur, input),
  }
}

/** Documents of every year, of a list that is not asked for by year. */
export const allDocuments = (rubrique: Exclude<NomRubrique, NomAnnuelle>): DocumentSource => {
  const { liste, compteur } = rubriques[rubrique]
  return {
    name: rubrique,
    address: addressOf(liste, { query: {} }),
    read: async () => (await successOf(liste, { query: {} })).donnee,
    count: () => totalOf(compteur, { query: {} }),
  }
}

/** The list kept in this tab when the server still counts as many documents, else the server's. */
export const loadDocuments = async ({ name, read, count }: DocumentSource): Promise<ListeDocument> => {
  const kept = cachedDocuments(name)
  if (kept && !mustReload(kept, await count())) return cachedDocuments(name) ?? kept
  const owner = ownMark()
  const list = await read()
  // Someone else may have signed in meanwhile.
  if (ownMark() === owner) keepDocuments(name, list)
  return list
}
