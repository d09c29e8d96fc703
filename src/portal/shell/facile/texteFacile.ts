import type { NomPictogramme } from './pictogrammes.ts'

/** One idea: a picture beside it, and short sentences. */
interface Idee {
  readonly image: NomPictogramme
  readonly phrases: readonly string[]
}

/** A page in easy-to-read French: sentences of fifteen words at most, one idea each, no word of the trade left alone. */
export interface TexteFacile {
  readonly titre: string
  readonly idees: readonly Idee[]
}
