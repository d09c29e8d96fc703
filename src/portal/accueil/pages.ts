import type { SitePage } from '#portal/client/page/sitePage.ts'
import { openDashboard } from '#portal/client/entry/entrances.ts'
import { notificationsMessages } from './notifications/words.ts'
import { paths } from '#portal/paths.ts'

/** The dashboard, and every notification. */
export const accueilPages: readonly SitePage[] = [
  {
    path: paths.accueilconnecte,
    titre: 'Mon tableau de bord',
    access: 'connecte',
    loader: openDashboard,
    load: async () => (await import('./AccueilConnecteScreen.tsx')).AccueilConnecteScreen,
    menu: { nom: 'Accueil' },
    aide: { aideconnecte: ['tableaudebord', 'rubriques', 'lectureseule'] },
    aideEcran: true,
    cles: ['accueilconnecte'],
  },
  {
    path: paths.notifications,
    titre: notificationsMessages.titre,
    access: 'connecte',
    load: async () => (await import('./notifications/NotificationsScreen.tsx')).NotificationsScreen,
    plan: { groupe: 'espace' },
    aide: { aideconnecte: ['tableaudebord', 'identite'] },
  },
]
