import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './a11y/chromium.ts'

const PORT = Number(process.env['JOURNEYS_PORT'] ?? 3210)

export default defineConfig({
  testDir: 'a11y/journeys',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // What never comes is told; a machine that is busy with something else is not.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  webServer: {
    command: `node a11y/journeys/serve.ts ${PORT}`,
    url: `http://localhost:${PORT}/appconf/app-configuration.json`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
