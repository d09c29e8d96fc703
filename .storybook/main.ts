import type { StorybookConfig } from '@storybook/react-vite'
import { packages } from '../vite/packages.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...packages()],
    },
    // Only what the portal ships is compressed.
    plugins: (vite.plugins ?? []).filter(
      (plugin) => !(plugin && 'name' in plugin && plugin.name === 'compressed'),
    ),
  }),
}

export default config
