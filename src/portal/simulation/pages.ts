import type { SitePage } from '#portal/client/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** The simulator, and the buy-back of study years. */
export const simulationPages: readonly SitePage[] = [
  {
    path: paths.simulateur,
    titre: 'Simuler ma retraite',
    access: ['simulation'],
    load: async () => (await import('./simulateur/SimulateurScreen.tsx')).SimulateurScreen,
    menu: { groupe: 'retraite' },
    mots: 'simulateur, montant, âge et date de départ',
    cles: ['simulateur', 'simulationerreur'],
  },
  {
    path: paths.calculette,
    titre: 'Rachat études',
    access: 'public',
    load: async () => (await import('./rachat/CalculetteScreen.tsx')).CalculetteScreen,
    plan: { groupe: 'informations', rang: 1 },
    mots: 'racheter des trimestres, années d’études, calculette',
    cles: ['rachatetude'],
  },
]
