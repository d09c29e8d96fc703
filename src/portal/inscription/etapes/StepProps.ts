import type { Page } from '#contract/contenu/contenu.ts'

/** What each step of the creation of an account is given. */
export interface StepProps {
  /** Content of the area; absent while it loads: no step waits for it. */
  readonly page: Page | undefined
}
