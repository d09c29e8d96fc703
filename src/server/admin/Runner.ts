import type { Config } from '#server/config.ts'
import type { Demo } from '#server/Demo.ts'
import type { Services } from '#server/services.ts'
import type { Output } from './Output.ts'
import type { Tally } from './imports/runImport.ts'

/** What a command is given to work with. */
export interface Bench {
  readonly services: Services
  /** Loads the demonstration, when the configuration wants it. */
  readonly demoOf: () => Promise<Demo | undefined>
  readonly output: Output
  /** Says to stop after the batch under way. */
  readonly arret: AbortSignal
}

/** Opens what commands need, runs them, and closes it. */
export interface Runner {
  readonly withServices: (work: (bench: Bench) => Promise<Tally | void>) => Promise<void>
  /** Without opening the store. */
  readonly alone: (work: (config: Config, output: Output) => Promise<void>) => Promise<void>
}
