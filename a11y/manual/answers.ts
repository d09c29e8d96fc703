import { criteria, type Criterion } from '../referential.ts'
import type { HumanCheck } from '../reporting/humanChecks.ts'
import { sample, type SamplePage } from '../sample.ts'

/** A criterion that waits for a verdict on a page. */
export interface Question {
  readonly page: SamplePage
  readonly criterion: Criterion
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
  const given = total - questionsLeft(checks).length
  return `${given} ${given > 1 ? 'réponses' : 'réponse'} sur ${total} (${sample.length} pages, ${criteria.length} critères).`
}

/** What was answered, in a line a page: « Contact : C 1.1, 1.2 ; NC 8.6 ». */
export const answersSoFar = (checks: readonly HumanCheck[]): readonly string[] =>
  sample.flatMap(({ name, path }) => {
    const here = checks.filter(({ page }) => page === path)
    const said = (['C', 'NC', 'NA'] as const).flatMap((result) => {
      const ids = here.filter((check) => check.result === result).map(({ criterion }) => criterion)
      return ids.length > 0 ? [`${result} ${ids.join(', ')}`] : []
    })
    return said.length > 0 ? [`  ${name} : ${said.join(' ; ')}`] : []
  })

/** What was answered at once, and can be taken back at once: a verdict, a whole theme, or nothing where it was passed. */
export interface Step {
  readonly questions: readonly Question[]
  readonly kept: readonly HumanCheck[]
}

/** The answers of the times before, the last of which can be taken back too. */
export const stepsOf = (checks: readonly HumanCheck[]): Step[] =>
  checks.flatMap((check) => {
    const page = sample.find(({ path }) => path === check.page)
    const criterion = criteria.find(({ id }) => id === check.criterion)
    return page && criterion ? [{ questions: [{ page, criterion }], kept: [check] }] : []
  })
