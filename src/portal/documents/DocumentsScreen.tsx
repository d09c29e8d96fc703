import type { ComponentType, ReactNode } from 'react'
import { contenuPrive, type Page as PageContent } from '#contract/contenu/contenu.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import {
  isAnnuelle,
  isComparee,
  listeDocument,
  type ContenuDocuments,
  type NomRubrique,
} from '#contract/documents/listes.ts'
import { readAhead, useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { Skeleton } from '#portal/components/page/Skeleton.tsx'
import { DocumentArea } from './DocumentArea.tsx'
import { ImpotsArea, ImpotsLien } from './impots/Impots.tsx'
import { documentMessages } from './words.ts'
import { usePageTitle } from '#portal/client/page/pageTitle.ts'

const useContent = (id: ContenuDocuments) => useCall(contenuPrive, { params: { id } }).data

interface DocumentsScreenProps {
  readonly nom: NomRubrique
  /** What the page says after the documents, in the place of its contents one after the other. */
  readonly Suite?: ComponentType<{ readonly page: PageContent | undefined }>
  /** What stands above the documents. */
  readonly avant?: ReactNode
  /** Whether that may still come: the documents would be pushed down. */
  readonly waiting?: boolean
}

/** A list of documents first, then what the administration says of them. */
export const DocumentsScreen = ({ nom, Suite, avant, waiting = false }: DocumentsScreenProps) => {
  const { chapo, contenus } = listeDocument(nom)
  const page = useContent(nom)
  const titre = usePageTitle()
  if (waiting)
    return (
      <Page titre={titre} chapo={chapo}>
        <Skeleton lines={8} label={documentMessages.chargement} />
      </Page>
    )
  return (
    <Page titre={titre} chapo={chapo}>
      {isComparee(nom) ? <ImpotsLien nom={nom} /> : null}
      {avant}
      <DocumentArea nom={nom} page={page}>
        {isComparee(nom) ? <ImpotsArea nom={nom} /> : null}
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

DocumentsScreen.readAhead = ({ nom }: Pick<DocumentsScreenProps, 'nom'>) => {
  readAhead(contenuPrive, { params: { id: nom } })
  if (isAnnuelle(nom)) readAhead(rubriques[nom].annees, {})
}

const Explanations = ({ id }: { readonly id: ContenuDocuments }) => (
  <ContentBlocks blocs={Object.values(useContent(id)?.contenu.paragraphe ?? {})} />
)
