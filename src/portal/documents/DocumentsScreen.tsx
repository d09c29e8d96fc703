import type { ComponentType } from 'react'
import { contenuPrive, type Page as PageContent } from '#contract/contenu/contenu.ts'
import { listeDocument, type ContenuDocuments, type NomRubrique } from '#contract/documents/listes.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { DocumentArea } from './DocumentArea.tsx'
import { usePageTitle } from '#portal/client/pageTitle.ts'

const useContent = (id: ContenuDocuments) => useCall(contenuPrive, { params: { id } }).data

interface DocumentsScreenProps {
  readonly nom: NomRubrique
  /** What the page says after the documents, in the place of its contents one after the other. */
  readonly Suite?: ComponentType<{ readonly page: PageContent | undefined }>
}

/** A list of documents first, then what the administration says of them. */
export const DocumentsScreen = ({ nom, Suite }: DocumentsScreenProps) => {
  const { chapo, contenus } = listeDocument(nom)
  const page = useContent(nom)
  return (
    <Page titre={usePageTitle()} chapo={chapo}>
      <DocumentArea nom={nom} page={page}>
        {Suite ? (
          <Suite page={page} />
        ) : (
          <div className="fr-mt-6w eap-no-print">
            {contenus.map((id) => (
              <Explanations key={id} id={id} />
            ))}
          </div>
        )}
      </DocumentArea>
    </Page>
  )
}

const Explanations = ({ id }: { readonly id: ContenuDocuments }) => (
  <ContentBlocks blocs={Object.values(useContent(id)?.contenu.paragraphe ?? {})} />
)
