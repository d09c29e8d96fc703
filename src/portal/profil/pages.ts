import type { SitePage } from '#portal/client/page/sitePage.ts'
import { paths } from '#portal/paths.ts'

/** The profile. */
export const profilPages: readonly SitePage[] = [
  {
    path: paths.profil,
    titre: 'Mon profil',
    access: 'connecte',
    load: async () => (await import('./ProfilScreen.tsx')).ProfilScreen,
    sansScript: { pour: 'modifier votre profil', lisible: true },
    menu: {},
    aide: { aideconnecte: ['coordonnees', 'motdepasse', 'identite'] },
    mots: 'IBAN, RIB, changer de RIB, coordonnées bancaires, adresse postale, courriel, téléphone, mot de passe, clé d’accès, passkey, second facteur, codes de secours, connexions, notifications, mes données',
  },
]
