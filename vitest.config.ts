import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArguments, findChromium } from './a11y/chromium.ts'
import { packages } from './vite/packages.ts'

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } }),
  instances: [{ browser: 'chromium' as const }],
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,demo,a11y,stories,walls}/**/*.test.ts'],
          globalSetup: 'testing/postgres.ts',
          environment: 'node',
          // A hang is told; a machine that is busy with something else is not one.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // The first story of a file also waits for the whole portal to be compiled.
        test: { name: 'stories', browser: browser(), testTimeout: 60_000 },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps: {
          include: [...packages(), '@guidepup/virtual-screen-reader', '@storybook/react-vite'],
        },
        test: { name: 'transcripts', include: ['stories/**/*.test.tsx'], browser: browser() },
      },
    ],
  },
})
