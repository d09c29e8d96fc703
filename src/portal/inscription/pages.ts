import type { SitePage } from '#portal/client/sitePage.ts'
import { etapesInscription, paths } from '#portal/paths.ts'
import { openStep } from './openStep.ts'
import { inscriptionMessages } from './words.ts'

const titre = 'Créer mon espace'

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
    plan: { groupe: 'connexion' },
    cles: ['inscription'],
  },
]
