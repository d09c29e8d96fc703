import type { Page as PageContent, Paragraphe } from '#contract/contenu/contenu.ts'
import { Accordion } from '#portal/components/page/Accordion.tsx'
import { RichText } from '#portal/components/page/RichText.tsx'
import { DocumentsScreen } from '../DocumentsScreen.tsx'
import { remunerationMessages as words } from '../words.ts'
import { ImageCycle } from './ImageCycle.tsx'
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

/** Explanations about pay, beside pictures that follow one another. */
const Articles = ({ articles }: { readonly articles: readonly Paragraphe[] }) =>
  articles.length === 0 ? null : (
    <section className="fr-mt-6w eap-no-print">
      <h2>{words.comprendre}</h2>
      <div className="eap-articles">
        <ImageCycle />
        <div>
          {articles.map(({ titre, texte }) => (
            <article key={titre} className="fr-mb-4w">
              <h3 className="fr-h5">{titre}</h3>
              <RichText html={texte} />
            </article>
          ))}
        </div>
      </div>
    </section>
  )
