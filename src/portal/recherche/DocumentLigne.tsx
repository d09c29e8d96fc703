import { Button } from '@codegouvfr/react-dsfr/Button.js'
import type { DocumentTrouve } from '#contract/recherche/recherche.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { noteDocumentRead } from '#portal/client/session/documentCache.ts'
import { useOpenDocument } from '#portal/client/documents/openDocument.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { rechercheMessages as words } from './words.ts'

interface DocumentLigneProps {
  readonly document: DocumentTrouve
  /** Name of its list: two lists have an « Octobre 2025 ». */
  readonly groupe: string
}

/** A document that was found, and what opens it; it is then read, as from its list. */
export const DocumentLigne = ({ document, groupe }: DocumentLigneProps) => {
  const { navigation } = useSession()
  const openDocument = useOpenDocument()
  const { genre, documentUuid, evenementId, libelle1, libelle3, dateDocument } = document
  const open = async () => {
    const opened = await openDocument({ genre, documentUuid, evenementId })
    if (opened && evenementId !== undefined && !navigation?.lectureSeule) noteDocumentRead(documentUuid)
  }
  const date = words.du(dateEnChiffres(dateDocument))
  return (
    <li className="eap-rang eap-rang--large eap-rang--bouts fr-py-3v eap-found__line eap-found__line--document">
      <div>
        <span className="eap-dit fr-text--bold">{libelle1}</span>
        <p className="fr-hint-text fr-mb-0">{libelle3 === undefined ? date : `${date} – ${libelle3}`}</p>
      </div>
      <Button
        type="button"
        priority="secondary"
        size="small"
        className="eap-no-print"
        iconId="fr-icon-download-line"
        onClick={() => void open()}
        nativeButtonProps={{
          'aria-label': words.telechargerNom(`${libelle1}, ${date.toLowerCase()}`, groupe),
        }}
      >
        {words.telecharger}
      </Button>
    </li>
  )
}
