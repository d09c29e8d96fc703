import type { Paragraphe } from '#contract/contenu/contenu.ts'
import { RichText } from './RichText.tsx'

interface ContentBlocksProps {
  readonly blocs: readonly Paragraphe[]
  /** Below the heading of a step, the third. */
  readonly titleAs?: 'h2' | 'h3'
}

/** Blocks of a page of the administration, each under its title. */
export const ContentBlocks = ({ blocs, titleAs: Title = 'h2' }: ContentBlocksProps) =>
  blocs.map(({ titre, texte }) => (
    <section key={titre} className="fr-mb-6w">
      <Title {...(Title === 'h3' && { className: 'fr-h5' })}>{titre}</Title>
      <RichText html={texte} />
    </section>
  ))
