import type { Document } from '#contract/documents/document.ts'
import { useSession } from '#portal/client/session/useSession.ts'
import { noteDocumentRead } from '#portal/client/session/documentCache.ts'
import { useOpenDocument } from '#portal/client/documents/openDocument.ts'
import { DocumentsScreen } from '../DocumentsScreen.tsx'
import { DocumentList } from '../list/DocumentList.tsx'
import { useSearch } from '../useSearch.ts'
import { pensionMessages as words } from '../words.ts'

/** The pension page: the title first, whatever its year, then the slips. */
export const PensionScreen = () => {
  const { resultat, failed } = useSearch('pension', words.rechercheTitre)
  const titres = (resultat?.listeDocument ?? []).filter(({ genre }) => genre === 'titrepension')
  const openDocument = useOpenDocument()
  const { navigation } = useSession()
  const open = async ({ genre, documentUuid, evenementId }: Document) => {
    const opened = await openDocument({ genre, documentUuid, evenementId })
    if (!opened || evenementId === undefined || navigation?.lectureSeule) return
    noteDocumentRead(documentUuid)
  }
  return (
    <DocumentsScreen
      nom="pension"
      waiting={!resultat && !failed}
      avant={
        titres.length === 0 ? null : (
          <section className="fr-mb-6w">
            <h2>{words.titres(titres.length)}</h2>
            <p>{words.aQuoiSert}</p>
            <DocumentList
              documents={titres}
              optionEnvoiMail={resultat?.optionEnvoiMail ?? false}
              onOpen={(document) => void open(document)}
            />
          </section>
        )
      }
    />
  )
}

PensionScreen.readAhead = () => DocumentsScreen.readAhead({ nom: 'pension' })
