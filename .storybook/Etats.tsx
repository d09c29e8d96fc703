import { Canvas, DocsContext } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext } from 'react'
import { storyName } from './names.ts'

type Story = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['componentStories']>[number]

/** Width in which a story asks to be seen, of those that the preview offers. */
const widthOf = ({ parameters, storyGlobals }: Story): string | undefined =>
  parameters['viewport']?.options?.[storyGlobals['viewport']?.value]?.styles.width

/**
 * A story in the state of its name: where gestures lead to it, or a width, in a frame of its own where the gestures are
 * played; elsewhere within the page.
 */
const Etat = ({ story }: { readonly story: Story }) => {
  const width = widthOf(story)
  const legende = story.parameters['legende'] as string | undefined
  const apart = story.playFunction !== undefined || width !== undefined
  return (
    <>
      <h3 id={story.id}>{storyName(story.name)}</h3>
      {legende === undefined ? null : <p>{legende}</p>}
      <div style={{ width, maxWidth: '100%' }}>
        <Canvas of={story.moduleExport} story={apart ? { inline: false } : {}} />
      </div>
    </>
  )
}

/** Every state of a component but the first, which the top of the page shows with props that can be changed. */
export const Etats = () => {
  const { componentStories } = useContext(DocsContext)
  const others = componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .slice(1)
  if (others.length === 0) return null
  return (
    <>
      <h2>Autres états</h2>
      {others.map((story) => (
        <Etat key={story.id} story={story} />
      ))}
    </>
  )
}
