import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { Apercu, type Histoire } from './Apercu.tsx'
import { storyName } from './names.ts'

/** Width in which a story asks to be seen, of those that the preview offers. */
const widthOf = ({ parameters, storyGlobals }: Histoire): string | undefined =>
  parameters['viewport']?.options?.[storyGlobals['viewport']?.value]?.styles.width

/**
 * A story in the state of its name: where gestures lead to it, a width, or a whole page, in a frame of its own where the
 * gestures are played; elsewhere within the page.
 */
const Etat = ({ story, premiere = false }: { readonly story: Histoire; readonly premiere?: boolean }) => {
  const width = widthOf(story)
  const legende = story.parameters['legende'] as string | undefined
  const cadre = story.parameters['docs']?.story?.inline === false || width !== undefined
  return (
    <>
      {legende === undefined ? null : <p>{legende}</p>}
      <div style={{ width, maxWidth: '100%' }}>
        <Apercu
          story={story}
          cadre={cadre || (!premiere && story.playFunction !== undefined)}
          premiere={premiere}
        />
      </div>
    </>
  )
}

const useDocumented = () => {
  const { componentStories } = useContext(DocsContext)
  return componentStories().filter(({ tags }) => tags.includes('autodocs'))
}

/** The first state of a component, whose props the page changes. */
export const PremierEtat = () => {
  const [first] = useDocumented()
  return first ? <Etat story={first} premiere /> : null
}

const Nommes = ({ titre, stories }: { readonly titre: string; readonly stories: readonly Histoire[] }) =>
  stories.length === 0 ? null : (
    <>
      <h2>{titre}</h2>
      {stories.map((story) => (
        <section key={story.id}>
          <h3 id={story.id}>{storyName(story.name)}</h3>
          <Etat story={story} />
        </section>
      ))}
    </>
  )

/** Every state of a component but the first. */
export const AutresEtats = () => <Nommes titre="Autres états" stories={useDocumented().slice(1)} />

/** Every state of a screen. */
export const TousEtats = () => <Nommes titre="Ses états" stories={useDocumented()} />
