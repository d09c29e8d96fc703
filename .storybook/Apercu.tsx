import { DocsContext, SourceContext, Story, useSourceProps } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext } from 'react'
import { SyntaxHighlighter } from 'storybook/internal/components'
import { CopyButton } from '#portal/components/CopyButton.tsx'
import './documentation.css'

export type Histoire = ReturnType<
  ComponentProps<typeof DocsContext.Provider>['value']['componentStories']
>[number]

const Code = ({ story }: { readonly story: Histoire }) => {
  const of = story.moduleExport
  const { code = '' } = useSourceProps({ of }, useContext(DocsContext), useContext(SourceContext))
  return (
    <details className="doc-code sb-unstyled">
      <summary>Voir le code</summary>
      <CopyButton texte={code} nom="le code" />
      <SyntaxHighlighter language="tsx" copyable={false} format={false} padded>
        {code}
      </SyntaxHighlighter>
    </details>
  )
}

/**
 * A story, alone in a frame or within the page, and the code that can be copied. Storybook's own `Canvas` does the same with
 * words in English that no setting changes.
 */
export const Apercu = ({
  story,
  cadre,
  premiere = false,
}: {
  readonly story: Histoire
  /** In a frame of its own. */
  readonly cadre: boolean
  /** The one whose props the page changes. */
  readonly premiere?: boolean
}) => {
  const { canvas, story: own } = story.parameters['docs'] ?? {}
  return (
    <div className="doc-apercu">
      <div className={cadre ? 'sb-unstyled' : 'doc-apercu__image sb-unstyled'}>
        <Story
          of={story.moduleExport}
          inline={!cadre}
          __primary={premiere}
          {...(cadre && own?.height !== undefined && { height: own.height })}
        />
      </div>
      <p className="doc-apercu__seul">
        <a href={`iframe.html?id=${story.id}&viewMode=story`} target="_blank" rel="noreferrer">
          Ouvrir seul (nouvel onglet)
        </a>
      </p>
      {canvas?.sourceState === 'none' ? null : <Code story={story} />}
    </div>
  )
}
