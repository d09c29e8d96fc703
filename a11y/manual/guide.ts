import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type Criterion, testWordings } from '../referential.ts'
import type { HumanCheck } from '../reporting/humanChecks.ts'
import type { SamplePage } from '../sample.ts'
import { answersSoFar, progress, type Question, questionsLeft, type Step, stepsOf } from './answers.ts'

/** What the guide needs of the world. */
export interface Desk {
  readonly say: (line: string) => void
  /** What the person answers; `undefined` when they leave. */
  readonly ask: (question: string) => Promise<string | undefined>
  /** Shows a page in its state. */
  readonly open: (page: SamplePage) => Promise<void>
  readonly keep: (check: HumanCheck) => void
  /** Forgets a verdict that was kept. */
  readonly takeBack: (check: HumanCheck) => void
  readonly today: () => CalendarDate
}

const recipe = (id: string): readonly string[] =>
  Object.entries(testWordings)
    .filter(([test]) => test.startsWith(`${id}.`))
    .flatMap(([test, [question = '', ...conditions]]) => [
      `  ${test} ${question}`,
      ...conditions.map((condition) => `      - ${condition}`),
    ])

const HELP =
  'C (respecté), NC (non respecté), NA (sans objet ici), T (tout ce thème est sans objet ici), P (passer), R (revenir à la réponse d’avant), Q (quitter)'

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
): Promise<keyof typeof RESULTS | 'p' | 'r' | undefined> => {
  desk.say(`\n${id} ${title}`)
  for (const line of recipe(id)) desk.say(line)
  for (;;) {
    const typed = (await desk.ask(`${id} > `))?.trim().toLowerCase()
    if (typed === undefined || typed === 'q') return undefined
    if (typed === 'p' || typed === 'r') return typed
    if (typed in RESULTS) return typed as keyof typeof RESULTS
    desk.say(HELP)
  }
}

/** Takes the last answer back, and gives the questions that wait again. */
const comeBack = ({ say, takeBack }: Desk, past: Step[]): readonly Question[] => {
  const last = past.pop()
  if (!last) say('Aucune réponse n’a été donnée avant celle-ci.')
  for (const check of last?.kept ?? []) {
    takeBack(check)
    say(`Réponse retirée : ${check.criterion} ${check.result} ${check.comment}`.trim())
  }
  return last?.questions ?? []
}

/**
 * Walks through what waits: each page in its state, each criterion with what to look at; every verdict is kept as it is
 * given, and the next time begins where this one stopped.
 */
export const walkThrough = async (desk: Desk, checks: readonly HumanCheck[]): Promise<void> => {
  desk.say(progress(checks))
  for (const line of answersSoFar(checks)) desk.say(line)
  const who = await introduce(desk)
  if (!who) return desk.say('Un verdict sans personne ne vaut rien : rien n’est noté.')
  desk.say(HELP)
  const waiting = [...questionsLeft(checks)]
  const past = stepsOf(checks)
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
    if (verdict === 'r') {
      waiting.unshift(...comeBack(desk, past), question)
      continue
    }
    const inTheme = ({ page: on, criterion: { theme } }: Question) => on === page && theme === criterion.theme
    const others = waiting.findIndex((one) => !inTheme(one))
    const theme = verdict === 't' ? waiting.splice(0, others === -1 ? waiting.length : others) : []
    const questions = [question, ...theme]
    const comment =
      verdict === 't' || verdict === 'p'
        ? ''
        : ((await desk.ask('Ce qui a été fait, vu ou entendu : ')) ?? '').trim()
    const kept =
      verdict === 'p'
        ? []
        : questions.map(({ criterion: { id } }) => ({
            criterion: id,
            page: page.path,
            ...who,
            date: desk.today(),
            result: RESULTS[verdict],
            comment,
          }))
    for (const check of kept) desk.keep(check)
    past.push({ questions, kept })
  }
  desk.say('Toutes les pages de l’échantillon ont un verdict pour chaque critère.')
}
