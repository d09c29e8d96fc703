import type { Paragraphe } from '#contract/contenu/contenu.ts'
import { RichText } from '#portal/components/page/RichText.tsx'
import { remunerationMessages as words } from '../words.ts'
import { ImageCycle } from './ImageCycle.tsx'

/** Explanations about pay, beside pictures that follow one another. */
export const Articles = ({ articles }: { readonly articles: readonly Paragraphe[] }) =>
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
