import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { auditedHash } from './runs/auditedHash.ts'
import { sowing } from './defects/sowing.ts'
import type { AuditRun } from './findings.ts'
import { gathered, titleFindings } from './gathered.ts'
import { type Baseline, judge, type Judgement, refusals, undecidedByTest } from './gate.ts'
import { addVisit, beginJournal, visitKey } from './runs/journal.ts'
import { options, settings, settingsByWidth, whole } from './options.ts'
import { manualAudit } from './manual/manual.ts'
import { REFERENTIAL } from './referential.ts'
import { criterionResults } from './reporting/criterionResults.ts'
import { humanChecks } from './reporting/humanChecks.ts'
import { hasPublished, publish, whyNotPublished } from './reporting/record.ts'
import { writeReport } from './reporting/writeReport.ts'
import { openDrawings } from './visits/drawn.ts'
import { visitsThatHold } from './runs/resume.ts'
import { openLibrary, openPortal } from './visits/sites.ts'
import { changedSince, commitHere } from './runs/sourceGraph.ts'
import { screenTargets, storyTargets } from './visits/targets.ts'
import { walk } from './visits/walk.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const here = import.meta.dirname
const read = <T>(path: string): T => JSON.parse(readFileSync(join(here, path), 'utf8')) as T

const packageVersion = (name: string) =>
  read<{ version: string }>(`../node_modules/${name}/package.json`).version

/**
 * `npm run a11y`: the whole audit, its report, and a failure when something new is wrong. A run of some addresses or of one
 * setting has a report of its own. Nothing that git holds changes, unless the run is to be published.
 */
const main = async () => {
  const begun = Date.now()
  const [hash, commit] = [auditedHash(), commitHere()]
  const uncommitted = changedSince('HEAD')
  // Rather now than after an hour.
  const hindered = whyNotPublished({ whole, uncommitted, changed: false, missed: 0 })
  if (options.publier && hindered.length > 0) {
    for (const line of hindered) say(`✗ ${line}`)
    process.exitCode = 1
    return
  }
  // Building the library takes as long as looking at ten screens.
  const library = options.only.startsWith('ecran--') ? undefined : await openLibrary()
  const portal = await openPortal()
  const targets = [
    ...screenTargets(portal.address),
    ...(library ? storyTargets(library.address, library.stories) : []),
  ].filter(({ address }) => address.includes(options.only))
  // A look at a few states must not cost the visits of a whole run.
  const report = join(here, '../a11y-report', whole ? '' : 'essai')
  const journal = join(report, 'visites.jsonl')
  rmSync(join(report, 'images'), { recursive: true, force: true })
  const wanted = targets.flatMap((target) =>
    settingsByWidth.map((asked) => ({ target, address: target.address, settings: asked })),
  )
  const visits = options.resume ? visitsThatHold(journal, wanted) : []
  beginJournal(journal, visits)
  const known = visits.length
  const done = new Set(visits.map(visitKey))
  const errands = wanted.filter((errand) => !done.has(visitKey(errand)))
  say(`${targets.length} états, ${settings.length} façons de les voir, ${known} visites déjà faites.`)
  const drawings = options.neuf ? undefined : openDrawings(join(here, '../a11y-report/dessins.json'))
  const browser = await walk({
    drawings,
    errands,
    base: portal.address,
    pictures: join(report, 'images'),
    until: begun + Number(options.minutes) * 60_000,
    ended: (visit, openings, lasted) => {
      visits.push(visit)
      addVisit(journal, visit)
      const found = visit.seen.flatMap(({ findings }) => findings)
      const failures = found.filter(({ level }) => level === 'echec').length
      say(
        `${visits.length - known}/${errands.length} ${visitKey(visit)} : ${failures} échecs, ${found.length - failures} indécis (${openings} ouvertures, ${lasted} ms)`,
      )
    },
  }).finally(() => {
    library?.close()
    portal.close()
  })
  drawings?.write()
  const { findings: seen, titles, ran, ...counts } = gathered(visits, targets)
  const findings = judge(
    [...seen, ...titleFindings(titles)],
    read<Record<string, Judgement>>('judgements.json'),
  )
  const made = new Set(visits.map(visitKey))
  const missed = new Set(wanted.filter((one) => !made.has(visitKey(one))).map(({ address }) => address))
  const visited = targets.filter(({ address }) => !missed.has(address))
  const run: AuditRun = {
    referential: REFERENTIAL,
    date: new Date().toISOString(),
    commit,
    version: read<{ version: string }>('../package.json').version,
    hash,
    tools: {
      'axe-core': axe.version,
      'html-validate': packageVersion('html-validate'),
      playwright: packageVersion('@playwright/test'),
      storybook: packageVersion('storybook'),
    },
    browser,
    themes: [...new Set(settings.map(({ theme }) => theme))],
    widths: [...new Set(settings.map(({ width }) => width))],
    modes: settings.flatMap(({ mode }) => mode ?? []),
    resumed: known,
    states: visited.map(({ address, page, state, recipe }) => ({ address, page, state, recipe })),
    ran: { ...ran, titleUnique: titles.length },
    ...counts,
    findings,
  }
  const results = criterionResults(run, humanChecks())
  writeReport(run, results, report)
  say(`Rapport : ${join(report, 'index.html')} (${Math.round((Date.now() - begun) / 1000)} s)`)
  say(`Regards épargnés, de dessins déjà vus : ${drawings?.spared() ?? 0}.`)
  say(`Indécis par test : ${JSON.stringify(undecidedByTest(findings))}`)
  const refused = [...refusals(findings, read<Baseline>('baseline.json'))]
  if (missed.size > 0) refused.push(`${missed.size} états non visités`)
  if (options.publier) {
    const changed = auditedHash() !== hash
    const unfit = whyNotPublished({ whole, uncommitted, changed, missed: missed.size })
    refused.push(...unfit)
    if (unfit.length === 0) publish(run, results)
  }
  if (!hasPublished(hash))
    say('La déclaration donne les résultats d’une autre version : « --publier » y met ceux d’un passage.')
  for (const line of refused) say(`✗ ${line}`)
  say(refused.length === 0 ? 'Aucun nouvel échec.' : `${refused.length} nouveaux échecs.`)
  process.exitCode = refused.length === 0 ? 0 : 1
}

if (options.semes) await sowing(say)
else if (options.manuel) await manualAudit(say, join(here, '../a11y-report/manuel'))
else await main()
