import { contenuPrive, type PageKey } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { ContentBlocks } from '#portal/components/page/ContentBlocks.tsx'
import { Page } from '#portal/components/page/Page.tsx'
import { DocumentArea } from './DocumentArea.tsx'
import { pensionMessages } from './words.ts'
import { usePageTitle } from '#portal/client/pageTitle.ts'

const useContent = (id: PageKey) => useCall(contenuPrive, { params: { id } }).data

/** The pension page: documents first, then what the administration says of each kind. */
export const PensionScreen = () => {
  const page = useContent('pension')
  const bulletins = useContent('remunerationpension')
  const titre = useContent('titrepension')
  const blocs = [page, bulletins, titre].flatMap((content) =>
    Object.values(content?.contenu.paragraphe ?? {}),
  )
  return (
    <Page titre={usePageTitle()} chapo={pensionMessages.chapo}>
      <DocumentArea nom="pension" page={page} />
      <div className="fr-mt-6w eap-no-print">
        <ContentBlocks blocs={blocs} />
      </div>
    </Page>
  )
}
