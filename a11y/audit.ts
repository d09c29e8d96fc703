import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import axe from 'axe-core'
import { auditedHash } from '#server/content/accessibiliteHash.ts'
import type { AuditRun, Finding, Setting } from './findings.ts'
import { type Baseline, judge, type Judgement, refusals, undecidedByTest } from './gate.ts'
import { sharedTitles, type FoundTitle } from './probes/titleUnique.ts'
import { REFERENTIAL } from './referential.ts'
import { writeReport } from './reporting/writeReport.ts'
import { openLibrary, openPortal } from './sites.ts'
import { screenTargets, storyTargets } from './targets.ts'
import { walk } from './walk.ts'

/**
 * `npm run a11y`: the whole audit, its report, and a failure when something new is wrong.
 * `-- --only <text>` takes the addresses that hold this text, `-- --quick` one setting (`--theme sombre --width 320`); neither touches the report, unless
 * `--report` is there.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    quick: { type: 'boolean', default: false },
    // The setting of a quick run.
    theme: { type: 'string', default: 'clair' },
    width: { type: 'string', default: '1280' },
    // Stops after so many minutes: the report then says what was visited, and the command fails.
    minutes: { type: 'string', default: '600' },
    // Writes the report of a quick run too.
    report: { type: 'boolean', default: false },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const here = import.meta.dirname
const read = <T>(path: string): T => JSON.parse(readFileSync(join(here, path), 'utf8')) as T

const settings: readonly Setting[] = values.quick
  ? [{ theme: values.theme === 'sombre' ? 'sombre' : 'clair', width: values.width === '320' ? 320 : 1280 }]
  : [
      ...(['clair', 'sombre'] as const).flatMap((theme) =>
        ([320, 1280] as const).map((width) => ({ theme, width })),
      ),
      { theme: 'clair', width: 1280, mode: 'couleurs-forcees' },
      { theme: 'clair', width: 1280, mode: 'mouvement-reduit' },
    ]

const titleFindings = (titles: readonly FoundTitle[]): Finding[] =>
  [...sharedTitles(titles)].map(([title, pages]) => ({
    address: 'ecran--tous',
    page: pages.join(', '),
    state: 'titres',
    theme: 'clair',
    width: 1280,
    test: 'titleUnique',
    level: 'echec',
    criteria: ['8.6'],
    selector: 'title',
    html: `<title>${title}</title>`,
    message: `${pages.length} pages ont le titre « ${title} ».`,
  }))

const packageVersion = (name: string) =>
  read<{ version: string }>(`../node_modules/${name}/package.json`).version

const main = async () => {
  const begun = Date.now()
  const hash = auditedHash() ?? 'inconnu'
  // Building the library takes as long as looking at ten screens.
  const library = values.only.startsWith('ecran--') ? undefined : await openLibrary()
  const portal = await openPortal()
  const targets = [
    ...screenTargets(portal.address),
    ...(library ? storyTargets(library.address, library.stories) : []),
  ].filter(({ address }) => address.includes(values.only))
  const official = values.report || (values.only === '' && !values.quick)
  const report = join(here, official ? 'report' : '../test-results/a11y')
  rmSync(join(report, 'images'), { recursive: true, force: true })
  const journal = join(here, '../test-results/a11y/visites.jsonl')
  mkdirSync(dirname(journal), { recursive: true })
  writeFileSync(journal, '')
  say(`${targets.length} états, ${settings.length} façons de les voir.`)
  const walked = await walk(
    targets,
    settings,
    portal.address,
    join(report, 'images'),
    journal,
    begun + Number(values.minutes) * 60_000,
    say,
  ).finally(() => {
    library?.close()
    portal.close()
  })
  const found = [...walked.findings, ...titleFindings(walked.titles)]
  const findings = judge(found, read<Record<string, Judgement>>('judgements.json'))
  const visited = targets.filter(({ address }) => walked.visited.has(address))
  const run: AuditRun = {
    referential: REFERENTIAL,
    date: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: here, encoding: 'utf8' }).trim(),
    hash,
    tools: {
      'axe-core': axe.version,
      'html-validate': packageVersion('html-validate'),
      playwright: packageVersion('@playwright/test'),
      storybook: packageVersion('storybook'),
    },
    browser: walked.browser,
    themes: [...new Set(settings.map(({ theme }) => theme))],
    widths: [...new Set(settings.map(({ width }) => width))],
    modes: settings.flatMap(({ mode }) => mode ?? []),
    looks: walked.looks,
    states: visited.map(({ address, page, state, recipe }) => ({ address, page, state, recipe })),
    ran: { ...walked.ran, titleUnique: walked.titles.length },
    present: walked.present,
    resolved: walked.resolved,
    findings,
  }
  writeReport(run, report, official)
  say(`Rapport : ${join(report, 'index.html')} (${Math.round((Date.now() - begun) / 1000)} s)`)
  say(`Indécis par test : ${JSON.stringify(undecidedByTest(findings))}`)
  const refused = [...refusals(findings, read<Baseline>('baseline.json'))]
  if (visited.length < targets.length) refused.push(`${targets.length - visited.length} états non visités`)
  for (const line of refused) say(`✗ ${line}`)
  say(refused.length === 0 ? 'Aucun nouvel échec.' : `${refused.length} nouveaux échecs.`)
  process.exitCode = refused.length === 0 ? 0 : 1
}

await main()
