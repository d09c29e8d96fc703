import type { SitePage } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** The one search, which the header leads to. */
export const recherchePages: readonly SitePage[] = [
  {
    path: paths.recherche,
    titre: 'Rechercher',
    access: 'connecte',
    load: async () => (await import('./RechercheScreen.tsx')).RechercheScreen,
    plan: { groupe: 'espace' },
    aide: { aideconnecte: ['recherche', 'rubriques'] },
  },
]
