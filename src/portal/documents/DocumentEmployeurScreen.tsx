import { contenuPrive } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { DocumentArea } from './DocumentArea.tsx'
import { documentEmployeurMessages } from './words.ts'
import { usePageTitle } from '#portal/client/pageTitle.ts'

/** Documents of the employer, then what the administration says of them. */
export const DocumentEmployeurScreen = () => {
  const { data: page } = useCall(contenuPrive, { params: { id: 'documentemployeur' } })
  return (
    <Page titre={usePageTitle()} chapo={documentEmployeurMessages.chapo}>
      <DocumentArea nom="documentemployeur" page={page} />
      <div className="fr-mt-6w eap-no-print">
        <ContentBlocks blocs={Object.values(page?.contenu.paragraphe ?? {})} />
      </div>
    </Page>
  )
}
