import type { SitePage } from '#portal/client/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** The profile. */
export const profilPages: readonly SitePage[] = [
  {
    path: paths.profil,
    titre: 'Mon profil',
    access: 'connecte',
    load: async () => (await import('./ProfilScreen.tsx')).ProfilScreen,
    menu: {},
    mots: 'IBAN, RIB, adresse postale, courriel, téléphone, mot de passe, connexions, notifications, mes données',
  },
]
