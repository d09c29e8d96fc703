import type { Config } from '#server/config.ts'
import type { Demo } from '#server/Demo.ts'
import type { Services } from '#server/services.ts'
import type { Say } from '#server/kit/StartFault.ts'

/** Why a command of the administration stops, told in French to the person who typed it, with what to do. */
export class AdministrationFault extends Error {}

/** Where a command tells what it does: lines, and on a terminal one line that is drawn again and again. */
export interface Output {
  readonly say: Say
  /** Absent when nobody looks: a file or another program reads. */
  readonly draw?: (text: string) => void
}

/** What became of the rows of an import. */
export interface Tally {
  readonly importe: number
  readonly modifie: number
  readonly present: number
  readonly refuse: number
  readonly interrompu: boolean
}

/** How a command ended: rows refused, or files that were not there; stopped before its end. */
export type Ended = Pick<Tally, 'refuse' | 'interrompu'>

/** What the journal of acts keeps of a command. */
export interface Trace {
  compteId?: string
  motif?: string
}

/** What a command is given to work with. */
export interface Bench {
  readonly services: Services
  /** Loads the demonstration, when the configuration wants it, or what is given in its place. */
  readonly demoOf: (wanted?: Pick<Config, 'demo'>) => Promise<Demo | undefined>
  readonly output: Output
  /** Tells the journal of acts more than the command as it was typed: whose account it was about, and why. */
  readonly trace: Trace
  /** Says to stop after the batch under way. */
  readonly arret: AbortSignal
}

/** How a command that works alone hears that it is asked to stop. */
export interface Stopping {
  /** Says to stop at the next step. */
  readonly arret: AbortSignal
  /** From here on nothing is heard: a signal ends the process there and then. */
  readonly letGo: () => void
}

/** Opens what commands need, runs them, and closes it. */
export interface Runner {
  readonly withServices: (work: (bench: Bench) => Promise<Ended | void>) => Promise<void>
  /** Without opening the store. */
  readonly alone: (
    work: (config: Config, output: Output, stopping: Stopping) => Promise<void>,
  ) => Promise<void>
}

/** Stops a command between two of its steps when that was asked for: `dit` is what it leaves, and what to do next. */
export const stopWhenAsked = (arret: AbortSignal | undefined, dit: string): void => {
  if (arret?.aborted) throw new AdministrationFault(dit)
}

/** Stops a verification, between two pages of what it looks at. */
export const stopVerification = (arret: AbortSignal | undefined): void =>
  stopWhenAsked(
    arret,
    'Vérification interrompue : tout n’a pas été vu. Relancez la même commande pour tout vérifier.',
  )

/** Lines of a list that are shown: of millions of people, nobody reads more at once. */
const SHOWN = 200

/** A list as a command tells it. */
interface Listed<T> {
  /** Asks for so many rows at most. */
  readonly ask: (most: number) => Promise<readonly T[]>
  readonly lineOf: (row: T) => string
  /** Said where there are none. */
  readonly none: string
}

/** Says the rows of a list, one a line, and that there are others where there are. */
export const sayList = async <T>({ ask, lineOf, none }: Listed<T>, { say }: Output): Promise<void> => {
  const rows = await ask(SHOWN + 1)
  for (const row of rows.slice(0, SHOWN)) say(lineOf(row))
  if (rows.length > SHOWN) say(`Voici les ${SHOWN} premières lignes : il y en a d’autres.`)
  if (rows.length === 0) say(none)
}
