import { replace } from 'react-router-dom'
import { paths, type EtapeInscription } from '#portal/paths.ts'
import { inscriptionMessages as words } from './words.ts'
import { showNotice } from '#portal/client/session/notice.ts'
import { stepFor } from './dossier.ts'
import { currentDossier } from './dossierStore.ts'

/** Loader of a step: without what comes before it, the first incomplete step takes its place, and says why. */
export const openStep = (etape: EtapeInscription) => () => {
  const step = stepFor(etape, currentDossier())
  if (step === etape) return null
  showNotice({ style: 'info', message: step === 'motdepasse' ? words.repriseMotDePasse : words.reprise })
  throw replace(paths.etapeInscription(step))
}
