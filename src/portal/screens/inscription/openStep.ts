import { replace } from 'react-router-dom'
import { paths, type EtapeInscription } from '#portal/paths.ts'
import { stepFor } from './dossier.ts'
import { currentDossier } from './dossierStore.ts'

/** Loader of a step: without what comes before it, the first incomplete step takes its place. */
export const openStep = (etape: EtapeInscription) => () => {
  const step = stepFor(etape, currentDossier())
  if (step !== etape) throw replace(paths.etapeInscription(step))
  return null
}
