import { screenFor, type SitePage } from '#portal/client/sitePage.ts'
import { paths } from '#portal/paths.ts'

const loadComparaison = async (nom: 'remunerationpaie' | 'pension') =>
  screenFor((await import('./comparaison/ComparaisonScreen.tsx')).ComparaisonScreen, { nom })

/** Pages of documents: pay, pension, those of the employer, and what is done with them. */
export const documentsPages: readonly SitePage[] = [
  {
    path: paths.remunerationpaie,
    titre: 'Ma rémunération',
    access: ['remuneration'],
    load: async () => (await import('./remunerationpaie/RemunerationPaieScreen.tsx')).RemunerationPaieScreen,
    menu: { groupe: 'documents' },
    cles: ['remunerationpaie'],
  },
  {
    path: paths.pension,
    titre: 'Ma pension',
    access: ['pension'],
    load: async () => (await import('./PensionScreen.tsx')).PensionScreen,
    menu: { groupe: 'documents' },
    cles: ['pension', 'remunerationpension', 'titrepension'],
  },
  {
    path: paths.documentemployeur,
    titre: 'Mes documents employeur',
    access: ['documentemployeur'],
    load: async () => (await import('./DocumentEmployeurScreen.tsx')).DocumentEmployeurScreen,
    menu: { groupe: 'documents', nom: 'Mes doc. employeur' },
    cles: ['documentemployeur'],
  },
  {
    path: paths.comparaisonRemuneration,
    titre: 'Pourquoi mon net a changé',
    access: ['remuneration'],
    load: () => loadComparaison('remunerationpaie'),
  },
  {
    path: paths.comparaisonPension,
    titre: 'Pourquoi ma pension a changé',
    access: ['pension'],
    load: () => loadComparaison('pension'),
  },
  {
    path: paths.demandeenvoimail,
    titre: 'Envoyer un document par courriel',
    access: 'connecte',
    load: async () => (await import('./envoimail/DemandeEnvoiMailScreen.tsx')).DemandeEnvoiMailScreen,
    plan: { groupe: 'espace' },
    cles: ['demandeenvoimail', 'envoimail'],
  },
]
