import { HERE } from './soundPage.ts'

/** A fault put in the sound page: one string takes the place of another. */
export interface Defect {
  readonly criterion: string
  readonly name: string
  readonly from: string
  readonly to: string
  /** Shown at 320 px. */
  readonly narrow?: true
}

/** A fault where a string stands. */
export const plant = (criterion: string, name: string, from: string, to: string): Defect => ({
  criterion,
  name,
  from,
  to,
})
/** A fault in a piece that is added. */
export const add = (criterion: string, name: string, piece: string): Defect =>
  plant(criterion, name, HERE, piece)
/** A fault in a rule of style that is added. */
export const style = (criterion: string, name: string, rule: string): Defect =>
  plant(criterion, name, '</style>', `${rule}</style>`)
