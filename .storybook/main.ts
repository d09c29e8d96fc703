import type { StorybookConfig } from '@storybook/react-vite'
import { storyNameFromExport } from 'storybook/internal/csf'
import { packages } from '../vite/packages.ts'
import { keptIds, searchedTitle, storyFileId } from './alias.ts'
import { storyName } from './names.ts'
import { type Enrich, standaloneSnippets } from './snippets.ts'

/**
 * What only the portal that is shipped is given: its files compressed, no-break spaces in its sentences, and tables of the law
 * without their notes. Stories look for sentences with the spaces of a keyboard, and their gestures would fail in the library
 * that is built; its catalogue says the notes.
 */
const OF_THE_PORTAL = new Set(['compressed', 'french-spaces', 'lighter-law'])

/** A setting that Storybook has and does not type yet. */
interface Enriched {
  readonly experimental_enrichCsf: (before: Enrich) => Promise<Enrich>
}

const config: StorybookConfig & Enriched = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  experimental_indexers: async (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.title === undefined
            ? entry
            : {
                ...entry,
                metaId: entry.metaId ?? storyFileId(entry.title),
                title: searchedTitle(entry.title),
                name: storyName(entry.name ?? storyNameFromExport(entry.exportName)),
              },
        ),
    })),
  // What marks parts of a story for who looks at it goes over all that it draws at each change: a library of stories alone does without.
  features: (before, { build }) => ({
    ...before,
    experimentalCodeExamples: true,
    highlight: build?.test?.disableBlocks !== true,
  }),
  experimental_enrichCsf: async (before) => standaloneSnippets(before),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        ...packages(),
        // Met by the pages of documentation alone.
        'storybook/internal/components',
        'storybook/internal/core-events',
      ],
    },
    plugins: [
      keptIds,
      ...(vite.plugins ?? []).filter(
        (plugin) => !(plugin && 'name' in plugin && OF_THE_PORTAL.has(plugin.name)),
      ),
    ],
  }),
}

export default config
