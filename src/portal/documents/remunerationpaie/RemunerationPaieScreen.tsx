import type { Page as PageContent } from '#contract/contenu/contenu.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { RichText } from '#portal/components/page/RichText.tsx'
import { DocumentsScreen } from '../DocumentsScreen.tsx'
import { remunerationMessages as words } from '../words.ts'
import { Articles } from './Articles.tsx'
import { numberedBlocks } from './remunerationpaie.ts'
import './remunerationpaie.css'

/** The pay page: documents first, explanations after. */
export const RemunerationPaieScreen = () => <DocumentsScreen nom="remunerationpaie" Suite={Explanations} />

RemunerationPaieScreen.readAhead = () => DocumentsScreen.readAhead({ nom: 'remunerationpaie' })

const Explanations = ({ page }: { readonly page: PageContent | undefined }) => {
  const infos = numberedBlocks(page?.contenu, 'infopratique')
  return (
    <>
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
    </>
  )
}
