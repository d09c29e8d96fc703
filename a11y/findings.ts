import type { Hashes } from './runs/hashes.ts'

/** How a state was looked at. */
export interface Setting {
  readonly theme: 'clair' | 'sombre'
  readonly width: 320 | 1280
  /** Forced colours or reduced motion, when the state is looked at that way too. */
  readonly mode?: 'couleurs-forcees' | 'mouvement-reduit'
}

/** One address at which something is audited: a story of the library, or a screen of the portal. */
export interface State {
  /** Story id, or the path of the screen with the recipe that leads to its state. */
  readonly address: string
  /** What is audited: the component or the screen. */
  readonly page: string
  /** In which state it is. */
  readonly state: string
}

/** A state and how a person gets to it. */
export interface AuditedState extends State {
  readonly recipe: string
}

/** Something that failed, or that the machine could not decide. */
export interface Finding extends State, Setting {
  /** axe rule or probe. */
  readonly test: string
  readonly level: 'echec' | 'indecis'
  /** RGAA 4.1.2 criteria concerned: `3.2`. */
  readonly criteria: readonly string[]
  readonly selector: string
  readonly html: string
  readonly message: string
  /** File name of the picture beside the report. */
  readonly picture?: string
  /** Why an undecided finding was judged good by a person who looked at the code: none is dropped without a reason. */
  readonly judged?: string
}

/** Everything that one run of the audit says. */
export interface AuditRun {
  readonly referential: string
  readonly date: string
  readonly commit: string
  /** Of the package, as it was audited. */
  readonly version: string
  /** SHA-256 of what was audited. */
  readonly hash: string
  /** The same of each part of it, and of what looks. */
  readonly hashes: Hashes
  readonly tools: Readonly<Record<string, string>>
  readonly browser: string
  readonly themes: readonly string[]
  readonly widths: readonly number[]
  /** Other ways of looking: forced colours, reduced motion. */
  readonly modes: readonly string[]
  /** How many times a state was looked at, all settings together. */
  readonly looks: number
  /** How many visits are of an earlier run, of states that are, in every part, what they were then. */
  readonly resumed: number
  readonly states: readonly AuditedState[]
  /** How many times each test ran, whatever came of it. */
  readonly ran: Readonly<Record<string, number>>
  /** Kinds of content that were met somewhere; the absence of one makes criteria not applicable. */
  readonly present: readonly string[]
  /** Undecided contrasts that the pixels showed to be good. */
  readonly resolved: number
  readonly findings: readonly Finding[]
}

/** What makes two findings the same one from a run to the next: page, component state and test, and where. */
export const findingKey = ({ page, state, test, selector }: Finding): string =>
  [page, state, test, selector].join(' | ')
