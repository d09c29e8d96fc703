import { composeStories, setProjectAnnotations } from '@storybook/react-vite'
import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, describe, expect, it } from 'vitest'
import type { Fiche } from '../.storybook/fiche.ts'
import preview from '../.storybook/preview.tsx'

setProjectAnnotations(preview)

/** More phrases than any story has: a walk that goes further is lost. */
const LONGEST_WALK = 400

type StoryModule = Parameters<typeof composeStories>[0]

const modules = import.meta.glob<StoryModule>(
  [
    './{components,form,documents/list}/**/*.stories.tsx',
    './{accueil/evenements/EventList,demande/PieceGroup,demande/suivi/StatusTracker,shell/SessionDialog}.stories.tsx',
  ],
  { eager: true },
)

/** What every file of stories says, to know which have a sheet. */
const sources = import.meta.glob<string>('./**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const walk = async (container: HTMLElement): Promise<string[]> => {
  await virtual.start({ container })
  for (let step = 0; step < LONGEST_WALK; step += 1) {
    await virtual.next()
    if ((await virtual.lastSpokenPhrase()) === 'end of document' || (await isBack())) break
  }
  // No reader says of a field that it is not faulty, as this one does.
  const said = (await virtual.spokenPhraseLog()).map((phrase) => phrase.replace(', not invalid', ''))
  await virtual.stop()
  return said
}

/** The reader starts again from the top after the end. */
const isBack = async () => {
  const log = await virtual.spokenPhraseLog()
  return log.length > 1 && log.at(-1) === log[0]
}

afterEach(() => {
  document.body.innerHTML = ''
})

describe('what a screen reader says', () => {
  it('is looked at for every component that has a sheet', () => {
    const withSheet = Object.entries(sources).filter(([, source]) => source.includes('/.storybook/fiche.ts'))
    expect(Object.keys(modules).toSorted()).toEqual(withSheet.map(([file]) => file).toSorted())
  })

  it.each(Object.entries(modules))('%s', async (_, module) => {
    const stories = composeStories(module)
    const fiche = module.default.parameters?.['fiche'] as Fiche | undefined
    expect(fiche, 'every component has its sheet').toBeDefined()
    const story = fiche && stories[fiche.lecteur.histoire as keyof typeof stories]
    expect(story, 'the sheet names a story of the file').toBeDefined()
    await (story as unknown as { run: () => Promise<void> }).run()
    expect(await walk(document.body)).toEqual(fiche?.lecteur.phrases)
  })
})
