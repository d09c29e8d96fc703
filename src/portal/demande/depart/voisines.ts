import type { EtapeDemandeDepart } from '#rules/demande/demandeDepart.ts'

type Etapes = readonly EtapeDemandeDepart[]

/** The step that follows another among those that show; itself at the end. */
export const etapeSuivante = (etapes: Etapes, etape: EtapeDemandeDepart): EtapeDemandeDepart =>
  etapes[etapes.indexOf(etape) + 1] ?? etape

/** The step before another among those that show; itself at the beginning. */
export const etapePrecedente = (etapes: Etapes, etape: EtapeDemandeDepart): EtapeDemandeDepart =>
  etapes[etapes.indexOf(etape) - 1] ?? etape
