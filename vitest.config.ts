import { availableParallelism } from 'node:os'
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

const maxWorkers = availableParallelism()

// A hang is told; a machine that is busy with something else is not one.
const expect = { poll: { timeout: 15_000 } }
const ofNode = { testTimeout: 120_000, hookTimeout: 60_000, expect }

// Each worker loads all that is tested again: no more of them than what keeps the cores at work.
const ofFunctions = { ...ofNode, maxWorkers }

// A server's test waits for its databases and for answers that come at fixed steps: three by two cores.
const ofServer = { ...ofNode, maxWorkers: Math.ceil(1.5 * maxWorkers), sequence: { groupOrder: 1 } }

// Each story sets its own situation and takes it away: the portal is loaded once for all of them.
const ofBrowser = { maxWorkers, isolate: false, testTimeout: 60_000, expect, sequence: { groupOrder: 2 } }

const DRAWING = 'src/portal/drawing/*.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src/rules,src/contract,src/portal,a11y,stories,vite,walls}/**/*.test.ts'],
          exclude: [DRAWING],
          setupFiles: ['testing/propertySeed.ts'],
          // Pure functions share nothing that a test changes: their modules are loaded once.
          isolate: false,
          ...ofFunctions,
        },
      },
      {
        oxc: { jsx: { development: false } },
        test: {
          name: 'drawing',
          include: [DRAWING],
          // Pages are drawn by thousands: with React as it runs, eight times faster than with what it checks for its users.
          env: { NODE_ENV: 'production' },
          ...ofFunctions,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{src/server,demo}/**/*.test.ts'],
          globalSetup: 'testing/setupDatabases.ts',
          setupFiles: ['testing/propertySeed.ts'],
          isolate: false,
          ...ofServer,
        },
      },
      {
        extends: './vite.config.ts',
        oxc: { jsx: { development: false } },
        define: { 'process.env.NODE_ENV': '"production"' },
        optimizeDeps: {
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
        },
        plugins: [storybookTest({ configDir: '.storybook' })],
        // The first story of a file also waits for the whole portal to be compiled.
        test: { name: 'stories', setupFiles: ['.storybook/unrecorded.ts'], browser: browser(), ...ofBrowser },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps: {
          include: [
            ...packages(),
            '@guidepup/virtual-screen-reader',
            '@storybook/react-vite',
            'storybook/internal/components',
            'storybook/internal/core-events',
          ],
        },
        test: { name: 'transcripts', include: ['stories/**/*.test.tsx'], browser: browser(), ...ofBrowser },
      },
    ],
  },
})
