import { replace } from 'react-router-dom'
import type { SitePage } from '#portal/client/page/sitePage.ts'
import { showNotice } from '#portal/client/session/notice.ts'
import { etapesInscription, paths, type EtapeInscription } from '#portal/paths.ts'
import { stepFor } from './dossier.ts'
import { currentDossier } from './dossierStore.ts'
import { inscriptionMessages } from './words.ts'

const titre = 'Créer mon espace'

/** Loader of a step: without what comes before it, the first incomplete step takes its place, and says why. */
const openStep = (etape: EtapeInscription) => () => {
  const step = stepFor(etape, currentDossier())
  if (step === etape) return null
  showNotice({
    style: 'info',
    message: step === 'motdepasse' ? inscriptionMessages.repriseMotDePasse : inscriptionMessages.reprise,
  })
  throw replace(paths.etapeInscription(step))
}

/** The creation of an account. */
export const inscriptionPages: readonly SitePage[] = [
  {
    path: paths.inscription,
    titre,
    access: 'public',
    load: async () => (await import('./InscriptionScreen.tsx')).InscriptionScreen,
    etapes: etapesInscription.map((etape) => ({
      path: paths.etapeInscription(etape),
      titre: `${inscriptionMessages.titreEtape(etape)} – ${titre}`,
      loader: openStep(etape),
    })),
    aide: { aidenonconnecte: ['creation', 'identifiant', 'choixmotdepasse'] },
    sansScript: { pour: 'créer votre espace', lisible: true },
    plan: { groupe: 'connexion' },
    cles: ['inscription'],
  },
]
