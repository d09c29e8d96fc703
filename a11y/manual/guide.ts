import type { CalendarDate } from '#rules/calendar/dates.ts'
import { criteria, type Criterion, testWordings } from '../referential.ts'
import type { HumanCheck } from '../reporting/humanChecks.ts'
import { sample, type SamplePage } from '../sample.ts'

/** A criterion that waits for a verdict on a page. */
export interface Question {
  readonly page: SamplePage
  readonly criterion: Criterion
}

/** What the guide needs of the world. */
export interface Desk {
  readonly say: (line: string) => void
  /** What the person answers; `undefined` when they leave. */
  readonly ask: (question: string) => Promise<string | undefined>
  /** Shows a page in its state. */
  readonly open: (page: SamplePage) => Promise<void>
  readonly keep: (check: HumanCheck) => void
  readonly today: () => CalendarDate
}

const answered = (checks: readonly HumanCheck[]) =>
  new Set(checks.map(({ criterion, page }) => `${criterion} ${page}`))

/** Questions that wait, page by page. */
export const questionsLeft = (checks: readonly HumanCheck[]): readonly Question[] => {
  const done = answered(checks)
  return sample.flatMap((page) =>
    criteria.filter(({ id }) => !done.has(`${id} ${page.path}`)).map((criterion) => ({ page, criterion })),
  )
}

/** Where the audit is, in a sentence. */
export const progress = (checks: readonly HumanCheck[]): string => {
  const total = sample.length * criteria.length
  const left = questionsLeft(checks).length
  return `${total - left} réponses sur ${total} (${sample.length} pages, ${criteria.length} critères).`
}

const recipe = (id: string): readonly string[] =>
  Object.entries(testWordings)
    .filter(([test]) => test.startsWith(`${id}.`))
    .flatMap(([test, [question = '', ...conditions]]) => [
      `  ${test} ${question}`,
      ...conditions.map((condition) => `      - ${condition}`),
    ])

const HELP =
  'C (respecté), NC (non respecté), NA (sans objet ici), T (tout ce thème est sans objet ici), P (passer), Q (quitter)'

const RESULTS = { c: 'C', nc: 'NC', na: 'NA', t: 'NA' } as const

type Who = Pick<HumanCheck, 'who' | 'assistiveTechnology'>

const introduce = async ({ ask }: Desk): Promise<Who | undefined> => {
  const who = (await ask('Qui audite (nom ou fonction) ? '))?.trim()
  const assistiveTechnology = (
    await ask('Avec quoi (par exemple « NVDA 2026.1, Firefox 145 » ; vide si à l’œil) ? ')
  )?.trim()
  return who ? { who, assistiveTechnology: assistiveTechnology ?? '' } : undefined
}

/** Asks for one verdict until it is one; nothing when the person leaves. */
const verdictOn = async (
  desk: Desk,
  { id, title }: Criterion,
): Promise<keyof typeof RESULTS | 'p' | undefined> => {
  desk.say(`\n${id} ${title}`)
  for (const line of recipe(id)) desk.say(line)
  for (;;) {
    const typed = (await desk.ask(`${id} > `))?.trim().toLowerCase()
    if (typed === undefined || typed === 'q') return undefined
    if (typed === 'p') return 'p'
    if (typed in RESULTS) return typed as keyof typeof RESULTS
    desk.say(HELP)
  }
}

/**
 * Walks through what waits: each page in its state, each criterion with what to look at; every verdict is kept as it is
 * given, and the next time begins where this one stopped.
 */
export const walkThrough = async (desk: Desk, checks: readonly HumanCheck[]): Promise<void> => {
  desk.say(progress(checks))
  const who = await introduce(desk)
  if (!who) return desk.say('Un verdict sans personne ne vaut rien : rien n’est noté.')
  desk.say(HELP)
  const waiting = [...questionsLeft(checks)]
  let shown = ''
  for (let question = waiting.shift(); question; question = waiting.shift()) {
    const { page, criterion } = question
    if (shown !== page.path) {
      desk.say(`\n=== ${page.name} (${page.path})`)
      await desk.open(page)
      shown = page.path
    }
    const verdict = await verdictOn(desk, criterion)
    if (verdict === undefined) return
    if (verdict === 'p') continue
    const comment =
      verdict === 't' ? '' : ((await desk.ask('Ce qui a été fait, vu ou entendu : ')) ?? '').trim()
    const note = (id: string) =>
      desk.keep({
        criterion: id,
        page: page.path,
        ...who,
        date: desk.today(),
        result: RESULTS[verdict],
        comment,
      })
    note(criterion.id)
    if (verdict !== 't') continue
    while (waiting[0]?.page === page && waiting[0].criterion.theme === criterion.theme)
      note(waiting.shift()?.criterion.id ?? '')
  }
  desk.say('Toutes les pages de l’échantillon ont un verdict pour chaque critère.')
}
