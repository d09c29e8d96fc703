import type { Paragraphe } from '#contract/contenu/contenu.ts'
import { RichText } from './RichText.tsx'

interface ContentBlocksProps {
  readonly blocs: readonly Paragraphe[]
}

/** Blocks of a page of the administration, each under its title. */
export const ContentBlocks = ({ blocs }: ContentBlocksProps) =>
  blocs.map(({ titre, texte }) => (
    <section key={titre} className="fr-mb-6w">
      <h2>{titre}</h2>
      <RichText html={texte} />
    </section>
  ))
