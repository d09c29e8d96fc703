import { useEffect } from 'react'
import { rubriques } from '#contract/documents/rubrique.ts'
import type { NomRubrique } from '#contract/documents/listes.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { onDocumentRead, withDocumentRead } from '#portal/client/session/documentCache.ts'

/** Documents of an area that answer to a text, in every year; without a text nothing is searched for. */
export const useSearch = (nom: NomRubrique, texte: string) => {
  const { data, error, mutate } = useCall(
    rubriques[nom].recherche,
    texte === '' ? null : { query: { texte } },
  )
  useEffect(
    () =>
      onDocumentRead((documentUuid) => {
        void mutate(
          (found) =>
            found && { donnee: { ...found.donnee, ...withDocumentRead(found.donnee, documentUuid) } },
          { revalidate: false },
        )
      }),
    [mutate],
  )
  return { resultat: data?.donnee, failed: error !== undefined }
}
