import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Without a window first: Debian's own package of it draws the same pages with a third less of the processor. */
const HEADLESS = 'chromium-headless-shell'
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const onPath = (): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** On a bare Debian as root (a new CI machine), the system's package is fetched; elsewhere the person is told. */
const installed = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const run = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { stdio: 'ignore', timeout: 300_000 })
  try {
    run('update')
    run('install', '-y', '--no-install-recommends', HEADLESS)
    return onPath()
  } catch {
    return undefined
  }
}

/** Path of the browser that the journeys drive: CHROMIUM_PATH, the system's, or Playwright's own. */
export const findChromium = (): string => {
  const given = process.env['CHROMIUM_PATH']
  const own = chromium.executablePath()
  const found = given ?? onPath() ?? (existsSync(own) ? own : installed())
  if (found) return found
  throw new Error(
    'No browser: install Chromium, run « npx playwright install chromium », or set CHROMIUM_PATH.',
  )
}

/** Nothing of the browser itself may reach the network. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
