import type { SitePage } from '#portal/client/page/sitePage.ts'
import { openPublicHome } from '#portal/client/entry/entrances.ts'
import { paths } from '#portal/paths.ts'

/** Pages of those who sign in. */
export const connexionPages: readonly SitePage[] = [
  {
    path: paths.accueilnonconnecte,
    titre: 'Connexion à votre espace',
    access: 'public',
    loader: openPublicHome,
    load: async () => (await import('./accueilpublic/AccueilNonConnecteScreen.tsx')).AccueilNonConnecteScreen,
    plan: { groupe: 'connexion' },
    aide: { aidenonconnecte: ['identifiant', 'motdepasse', 'captcha'] },
    aideEcran: true,
    cles: ['accueilnonconnecte'],
  },
  {
    path: paths.motdepasseoublie,
    titre: 'Mot de passe oublié',
    access: 'public',
    load: async () => (await import('./motdepasse/MotDePasseOublieScreen.tsx')).MotDePasseOublieScreen,
    sansScript: { pour: 'demander un nouveau mot de passe', lisible: true },
    plan: { groupe: 'connexion', rang: 1 },
    aide: { aidenonconnecte: ['motdepasse', 'identifiant', 'captcha'] },
    cles: ['motdepasseoublie'],
  },
  {
    path: paths.motdepasseoublieConfirmation,
    titre: 'Mot de passe oublié : après votre demande',
    access: 'public',
    load: async () => (await import('./motdepasse/DemandeEnvoyee.tsx')).DemandeEnvoyee,
    aide: { aidenonconnecte: ['motdepasse', 'choixmotdepasse'] },
  },
]
