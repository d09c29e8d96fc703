import { contenuPrive } from '#contract/contenu/contenu.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { usePageTitle } from '#portal/client/pageTitle.ts'
import { Page } from '#portal/components/page/Page.tsx'
import { RichText } from '#portal/components/page/RichText.tsx'
import { DocumentArea } from '../DocumentArea.tsx'
import { remunerationMessages as words } from '../words.ts'
import { Articles } from './Articles.tsx'
import { numberedBlocks } from './remunerationpaie.ts'
import './remunerationpaie.css'

/** The pay page: documents first, explanations after. */
export const RemunerationPaieScreen = () => {
  const { data: page } = useCall(contenuPrive, { params: { id: 'remunerationpaie' } })
  const infos = numberedBlocks(page?.contenu, 'infopratique')
  return (
    <Page titre={usePageTitle()} chapo={words.chapo}>
      <DocumentArea nom="remunerationpaie" page={page} />
      <Articles articles={numberedBlocks(page?.contenu, 'article')} />
      {infos.length > 0 ? (
        <section className="fr-mt-6w eap-no-print">
          <h2>{words.infosPratiques}</h2>
          <Accordion
            items={infos.map(({ titre, texte }, index) => ({
              id: `infopratique-${index + 1}`,
              titre,
              contenu: <RichText html={texte} />,
            }))}
          />
        </section>
      ) : null}
    </Page>
  )
}
