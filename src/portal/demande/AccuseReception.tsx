import { useOpenDocument } from '#portal/client/documents/openDocument.ts'
import { demandeMessages } from './words.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { genresDemande } from './genresDemande.ts'

const { confirmation: words } = demandeMessages

interface AccuseReceptionProps {
  readonly genre: GenreDossier
  /** Undefined as long as it is not made. */
  readonly documentUuid: string | undefined
}

/** The receipt of a request, once it is made. */
export const AccuseReception = ({ genre, documentUuid }: AccuseReceptionProps) => {
  const open = useOpenDocument()
  return (
    <>
      <h3>{words.accuse}</h3>
      {documentUuid === undefined ? (
        <p>{words.accuseAbsent}</p>
      ) : (
        <p>
          <button
            type="button"
            className="fr-link fr-icon-download-line fr-link--icon-right"
            onClick={() => void open({ genre: genresDemande[genre].document, documentUuid })}
          >
            {words.telecharger}
          </button>
        </p>
      )}
    </>
  )
}
