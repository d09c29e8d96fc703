import type { Faute } from './faute.ts'

/** Thrown by an estimate whose request has faults: they should be looked for first, with `verifierDemande`. */
export class RegleFault extends Error {
  readonly fautes: readonly Faute[]

  constructor(fautes: readonly Faute[]) {
    super(fautes.map(({ champ, motif }) => `${champ}: ${motif}`).join(', '))
    this.fautes = fautes
  }
}
