import type { SitePage } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** The simulator, and the buy-back of study years. */
export const simulationPages: readonly SitePage[] = [
  {
    path: paths.simulateur,
    titre: 'Simuler ma retraite',
    access: ['simulation'],
    load: async () => (await import('./simulateur/SimulateurScreen.tsx')).SimulateurScreen,
    sansScript: { pour: 'simuler votre retraite' },
    menu: { groupe: 'retraite' },
    aide: { questionretraite: ['age', 'calcul', 'rachat', 'depot'] },
    mots: 'simulateur, montant, combien vais-je toucher, âge et date de départ, carrière longue',
    cles: ['simulateur', 'simulationerreur'],
  },
  {
    path: paths.calculette,
    titre: 'Rachat études',
    access: 'public',
    load: async () => (await import('./rachat/CalculetteScreen.tsx')).CalculetteScreen,
    sansScript: { pour: 'calculer le coût d’un rachat', lisible: true },
    plan: { groupe: 'informations', rang: 1 },
    aide: { questionretraite: ['rachat', 'calcul'] },
    mots: 'racheter des trimestres, années d’études, calculette',
    cles: ['rachatetude'],
  },
]
