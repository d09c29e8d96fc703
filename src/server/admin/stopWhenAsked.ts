import { AdministrationFault } from './Runner.ts'

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
