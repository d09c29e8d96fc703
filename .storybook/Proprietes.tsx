import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { ScrollRegion } from '#portal/components/page/ScrollRegion.tsx'
import type { Histoire } from './Apercu.tsx'
import { Commande, type Reglable } from './Commande.tsx'

type Args = Readonly<Record<string, unknown>>

interface Propriete extends Reglable {
  readonly name: string
  readonly description?: string
  readonly type?: { readonly required?: boolean; readonly name?: string }
  readonly table?: {
    readonly disable?: boolean
    readonly type?: { readonly summary?: string }
    readonly defaultValue?: { readonly summary?: string }
  }
}

/** Properties of a story that are shown, and how to change them, by the messages that Storybook's own fields send. */
const useArgs = (story: Histoire) => {
  const context = useContext(DocsContext)
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args)
  useEffect(() => {
    const follow = (changed: { readonly storyId: string; readonly args: Args }) => {
      if (changed.storyId === story.id) setArgs(changed.args)
    }
    context.channel.on(STORY_ARGS_UPDATED, follow)
    return () => context.channel.off(STORY_ARGS_UPDATED, follow)
  }, [context.channel, story.id])
  const change = (updatedArgs: Args) =>
    context.channel.emit(UPDATE_STORY_ARGS, { storyId: story.id, updatedArgs })
  return [args, change] as const
}

const typeOf = ({ table, type }: Propriete) => table?.type?.summary ?? type?.name ?? ''

/** Properties of a component, and fields that change those of its first state. */
export const Proprietes = ({ story }: { readonly story: Histoire }) => {
  const [args, change] = useArgs(story)
  const proprietes = (Object.values(story.argTypes) as readonly Propriete[]).filter(
    ({ table }) => !table?.disable,
  )
  if (proprietes.length === 0) return null
  return (
    <>
      <h2>Propriétés</h2>
      <p>Leurs descriptions sont les commentaires du code, en anglais.</p>
      <ScrollRegion label="Propriétés">
        <table>
          <thead>
            <tr>
              <th scope="col">Nom</th>
              <th scope="col">Description</th>
              <th scope="col">Valeur par défaut</th>
              <th scope="col">Valeur ci-dessus</th>
            </tr>
          </thead>
          <tbody>
            {proprietes.map((one) => (
              <tr key={one.name}>
                <th scope="row">
                  <code>{one.name}</code>
                  {one.type?.required ? ' (obligatoire)' : ''}
                </th>
                <td>
                  <span lang="en">{one.description}</span>{' '}
                  <code className="doc-props__type">{typeOf(one)}</code>
                </td>
                <td>
                  {one.table?.defaultValue?.summary ? <code>{one.table.defaultValue.summary}</code> : '–'}
                </td>
                <td>
                  <Commande
                    nom={one.name}
                    reglable={one}
                    valeur={args[one.name]}
                    onChange={(valeur) => change({ [one.name]: valeur })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}
