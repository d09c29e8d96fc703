import type { Page as PageContent } from '#contract/contenu.ts'
import { Accordion } from '#portal/components/Accordion.tsx'
import { Page } from '#portal/components/Page.tsx'
import { RichText } from '#portal/components/RichText.tsx'
import { remunerationMessages as words } from '#portal/messages/documents.ts'
import { Articles } from './Articles.tsx'
import { MesDocuments, type MesDocumentsProps } from './MesDocuments.tsx'
import { numberedBlocks } from './remunerationpaie.ts'
import '#portal/styles/remunerationpaie.css'

interface RemunerationPaieViewProps extends Omit<MesDocumentsProps, 'filtres' | 'champ'> {
  /** Absent while it loads. */
  readonly page: PageContent | undefined
}

/** The pay page: documents first, explanations after. */
export const RemunerationPaieView = ({ page, ...documents }: RemunerationPaieViewProps) => {
  const infos = numberedBlocks(page?.contenu, 'infopratique')
  return (
    <Page titre={words.titre} chapo={words.chapo}>
      <MesDocuments
        {...documents}
        filtres={page?.parametrage.listeFiltre ?? []}
        champ={page?.contenu.champ}
      />
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
