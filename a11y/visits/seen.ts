import type { Finding } from '../findings.ts'
import type { Look } from '../probes/probe.ts'

/** What came of looking at one state in one setting. */
export interface Seen {
  readonly findings: readonly Finding[]
  readonly ran: readonly string[]
  readonly title: string
  /** Kinds of content met: what is nowhere makes some criteria not applicable. */
  readonly present: readonly string[]
  /** Undecided contrasts that the pixels showed to be good, or to be under something else. */
  readonly resolved: number
}

/** Nothing was seen. */
export const NOTHING: Seen = { findings: [], ran: [], title: '', present: [], resolved: 0 }

/** Where a finding of a look is. */
export const placed = ({ address, page, state, theme, width, mode }: Look) => ({
  address,
  page,
  state,
  theme,
  width,
  ...(mode && { mode }),
})
