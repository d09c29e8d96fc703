import type { StorybookConfig } from '@storybook/react-vite'
import { storyNameFromExport } from 'storybook/internal/csf'
import { packages } from '../vite/packages.ts'
import { keptIds, searchedTitle, storyFileId } from './alias.ts'
import { storyName } from './names.ts'

const config: StorybookConfig = {
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
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...packages()],
    },
    // Only what the portal ships is compressed.
    plugins: [
      keptIds,
      ...(vite.plugins ?? []).filter(
        (plugin) => !(plugin && 'name' in plugin && plugin.name === 'compressed'),
      ),
    ],
  }),
}

export default config
