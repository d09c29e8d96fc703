import type { SitePage } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** Pages of the messaging, which the header leads to. */
export const messageriePages: readonly SitePage[] = [
  {
    path: paths.mesap,
    titre: 'Messagerie sécurisée',
    access: ['mesap'],
    load: async () => (await import('./MesapScreen.tsx')).MesapScreen,
    aide: { aideconnecte: ['messagerie'] },
    sansScript: { pour: 'écrire à votre bureau', lisible: true },
    plan: { groupe: 'espace', ecriture: true },
  },
  {
    path: paths.nouvelleConversation,
    titre: 'Nouvelle demande',
    access: ['mesap'],
    load: async () => (await import('./NouvelleConversationScreen.tsx')).NouvelleConversationScreen,
    aide: { aideconnecte: ['messagerie'] },
    sansScript: { pour: 'écrire à votre bureau' },
  },
  {
    path: paths.conversation(':demandeId'),
    titre: 'Votre demande',
    access: ['mesap'],
    load: async () => (await import('./ConversationScreen.tsx')).ConversationScreen,
    aide: { aideconnecte: ['messagerie'] },
    sansScript: { pour: 'lire vos échanges et y répondre' },
  },
]
