import { JOURS_PREFERENCES } from '#rules/product.ts'

/** Sentences of the pages of contents. */
export const contenuMessages = {
  ecrire: 'Écrire par la messagerie sécurisée',
  introuvable: {
    chapo: 'La page que vous cherchez n’existe pas.',
    conseil: 'Vérifiez l’adresse saisie, ou utilisez le menu pour trouver votre page.',
    sansMenu: 'Vérifiez l’adresse saisie, ou cherchez votre page dans le',
    lienPlan: 'plan du site',
  },
  mesure: {
    legende: 'Acceptez-vous que vos visites soient comptées par la mesure d’audience ?',
    aide: `Votre choix est gardé ${JOURS_PREFERENCES} jours dans ce navigateur.`,
    inactive: 'Ce site ne mesure pas son audience en ce moment.',
    oui: 'Oui',
    non: 'Non',
    garde: 'Votre choix est enregistré.',
  },
  plan: {
    connexion: 'Se connecter et créer son espace',
    espace: 'Mon espace',
    informations: 'Informations et aide',
  },
} as const
