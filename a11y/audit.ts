import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { changedParts, hashes, wholeHash } from './runs/hashes.ts'
import { sowing } from './defects/sowing.ts'
import type { AuditRun } from './findings.ts'
import { gathered, titleFindings } from './gathered.ts'
import { type Baseline, judge, type Judgement, needless, refusals, undecidedByTest } from './gate.ts'
import { addVisit, beginJournal, errandKey, readJournal, visitKey } from './runs/journal.ts'
import { options, settings, whole } from './options.ts'
import { manualAudit } from './manual/manual.ts'
import { REFERENTIAL } from './referential.ts'
import { criterionResults } from './reporting/criterionResults.ts'
import { humanChecks } from './reporting/humanChecks.ts'
import { publish, sincePublished, whyNotPublished } from './reporting/record.ts'
import { writeReport } from './reporting/writeReport.ts'
import { openDrawings } from './visits/drawn.ts'
import { errandsOf } from './visits/errands.ts'
import { visitHashes, visitsThatHold } from './runs/kept.ts'
import { openPlaces } from './visits/places.ts'
import { commitHere, uncommittedFiles } from './runs/sourceGraph.ts'
import { browserVersion, walk } from './visits/walk.ts'

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
  const parts = hashes()
  const [hash, commit] = [wholeHash(parts), commitHere()]
  const uncommitted = uncommittedFiles()
  // Rather now than at the end.
  const hindered = whyNotPublished({ whole, uncommitted, changed: false, missed: 0 })
  if (options.publier && hindered.length > 0) {
    for (const line of hindered) say(`✗ ${line}`)
    process.exitCode = 1
    return
  }
  const kept = join(here, '../a11y-report')
  const libraryHash = wholeHash(parts, 'bibliotheque', 'portail', 'paquets')
  const places = openPlaces(join(kept, 'histoires.json'), libraryHash, options.only.startsWith('ecran--'))
  const targets = (await places.targets()).filter(({ address }) => address.includes(options.only))
  // A look at a few states has a report of its own; what it saw serves the next whole run.
  const report = join(kept, whole ? '' : 'essai')
  const journal = join(kept, 'visites.jsonl')
  const wanted = errandsOf(targets, settings)
  const hashed = visitHashes()
  const noted = readJournal(journal)
  const visits = options.neuf ? [] : visitsThatHold(noted, wanted, hashed)
  const asked = new Set(wanted.map(errandKey))
  // Of states that are not looked at now, what was noted stays; of states that are no more, not.
  beginJournal(journal, whole ? visits : [...noted.filter((visit) => !asked.has(visitKey(visit))), ...visits])
  const known = visits.length
  const done = new Set(visits.map(visitKey))
  const errands = wanted.filter((errand) => !done.has(errandKey(errand)))
  say(`${targets.length} états, ${settings.length} façons de les voir, ${known} visites déjà faites.`)
  const drawings = options.neuf ? undefined : openDrawings(join(kept, 'dessins.json'))
  const hashOfErrand = new Map(errands.map((errand) => [errandKey(errand), hashed(errand)]))
  const look = async () =>
    errands.length === 0
      ? browserVersion()
      : walk({
          drawings,
          ...(await places.open(errands)),
          pictures: join(report, 'images'),
          until: begun + Number(options.minutes) * 60_000,
          ended: (visited, openings, lasted) => {
            const visit = { ...visited, hash: hashOfErrand.get(visitKey(visited)) ?? '' }
            visits.push(visit)
            addVisit(journal, visit)
            const found = visit.seen.flatMap(({ findings }) => findings)
            const failures = found.filter(({ level }) => level === 'echec').length
            say(
              `${visits.length - known}/${errands.length} ${visitKey(visit)} : ${failures} échecs, ${found.length - failures} indécis (${openings} ouvertures, ${lasted} ms)`,
            )
          },
        })
  const browser = await look().finally(places.close)
  drawings?.write()
  const { findings: seen, titles, ran, ...counts } = gathered(visits, targets)
  const judgements = read<Record<string, Judgement>>('judgements.json')
  const findings = judge([...seen, ...titleFindings(titles)], judgements)
  const made = new Set(visits.map(visitKey))
  const missed = new Set(
    wanted.filter((one) => !made.has(errandKey(one))).map(({ target }) => target.address),
  )
  const visited = targets.filter(({ address }) => !missed.has(address))
  const run: AuditRun = {
    referential: REFERENTIAL,
    date: new Date().toISOString(),
    commit,
    version: read<{ version: string }>('../package.json').version,
    hash,
    hashes: parts,
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
  const baseline = read<Baseline>('baseline.json')
  const refused = [...refusals(findings, baseline)]
  if (whole && missed.size === 0) refused.push(...needless(findings, baseline, judgements))
  if (missed.size > 0) refused.push(`${missed.size} états non visités`)
  if (options.publier) {
    const changed = changedParts(parts, hashes()).length > 0
    const unfit = whyNotPublished({ whole, uncommitted, changed, missed: missed.size })
    refused.push(...unfit)
    if (unfit.length === 0) publish(run, results)
  }
  const since = sincePublished(parts)
  if (since.length > 0)
    say(
      `La déclaration donne les résultats d’une autre version (${since.join(', ')}) : « --publier » y met ceux d’un passage.`,
    )
  for (const line of refused) say(`✗ ${line}`)
  say(refused.length === 0 ? 'Aucun nouvel échec.' : `${refused.length} nouveaux échecs.`)
  process.exitCode = refused.length === 0 ? 0 : 1
}

if (options.semes) await sowing(say)
else if (options.manuel) await manualAudit(say, join(here, '../a11y-report/manuel'))
else await main()
