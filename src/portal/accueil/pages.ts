import type { SitePage } from '#portal/client/sitePage.ts'
import { openDashboard } from '#portal/client/session/entry/entrances.ts'
import { paths } from '#portal/paths.ts'

/** The dashboard. */
export const accueilPages: readonly SitePage[] = [
  {
    path: paths.accueilconnecte,
    titre: 'Mon tableau de bord',
    access: 'connecte',
    loader: openDashboard,
    load: async () => (await import('./AccueilConnecteScreen.tsx')).AccueilConnecteScreen,
    menu: { nom: 'Accueil' },
    aide: 'aideconnecte',
    cles: ['accueilconnecte'],
  },
]
