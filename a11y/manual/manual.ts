import { type Browser, chromium } from '@playwright/test'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { isDeepStrictEqual } from 'node:util'
import { dayInParis } from '#rules/calendar/dates.ts'
import { chromiumArguments, findChromium } from '../chromium.ts'
import { HUMAN_CHECKS, type HumanCheck, humanChecks } from '../reporting/humanChecks.ts'
import type { SamplePage } from '../sample.ts'
import { openPortal } from '../visits/sites.ts'
import { screenTargets, signIn, type Target } from '../visits/targets.ts'
import { manualCsv, manualEarl, manualReport } from './exports.ts'
import { writeGrid } from './grid.ts'
import { progress } from './answers.ts'
import { walkThrough } from './guide.ts'

/** Changes the verdicts that are kept. */
const change = (of: (checks: readonly HumanCheck[]) => readonly HumanCheck[]): void => {
  const record = JSON.parse(readFileSync(HUMAN_CHECKS, 'utf8')) as { readonly checks: readonly HumanCheck[] }
  writeFileSync(HUMAN_CHECKS, `${JSON.stringify({ ...record, checks: of(record.checks) }, undefined, 2)}\n`)
}

const keep = (check: HumanCheck): void => change((checks) => [...checks, check])

const takeBack = (check: HumanCheck): void =>
  change((checks) =>
    checks.toSpliced(
      checks.findLastIndex((one) => isDeepStrictEqual(one, check)),
      1,
    ),
  )

const today = () => dayInParis(new Date())

/** Writes what people said in every form that auditors exchange. */
const exportManual = async (checks: readonly HumanCheck[], folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const json = (name: string, value: unknown) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, undefined, 1)}\n`)
  json('ara.json', manualReport(checks, today()))
  json('earl.jsonld', manualEarl(checks))
  writeFileSync(join(folder, 'ara.csv'), manualCsv(checks))
  await writeGrid(checks, join(folder, 'grille.ods'))
}

/** Shows pages in a window, where there is a screen to show it on; elsewhere says how to get to each. */
const showing = (targets: readonly Target[], base: string, say: (line: string) => void) => {
  const hasScreen = Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
  let browser: Browser | undefined
  const open = async ({ address }: SamplePage) => {
    const target = targets.find((one) => one.address === address)
    if (!target) return
    say(`${base} : ${target.recipe}`)
    if (!hasScreen) return
    browser ??= await chromium.launch({
      executablePath: findChromium(),
      headless: false,
      args: chromiumArguments.filter((argument) => argument !== '--disable-gpu'),
    })
    for (const context of browser.contexts()) await context.close()
    const context = await browser.newContext({ viewport: null, locale: 'fr-FR' })
    await signIn(context, base, target.person)
    await target.open(await context.newPage(), { theme: 'clair', width: 1280 })
  }
  return { open, close: async () => browser?.close() }
}

/** `npm run a11y -- --manuel`: guides a person through the sample, then exports what people said so far. */
export const manualAudit = async (say: (line: string) => void, folder: string): Promise<void> => {
  const portal = await openPortal()
  const screens = showing(screenTargets(portal.address), portal.address, say)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const left = new AbortController()
  terminal.once('close', () => left.abort())
  const ask = (question: string) =>
    terminal.question(question, { signal: left.signal }).catch(() => undefined)
  try {
    await walkThrough({ say, ask, open: screens.open, keep, takeBack, today }, humanChecks())
  } finally {
    terminal.close()
    await screens.close()
    portal.close()
  }
  await exportManual(humanChecks(), folder)
  say(`${progress(humanChecks())} Exports : ${folder}`)
}
