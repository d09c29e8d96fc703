/** Words that every form shows. */
export const formulaireMessages = {
  obligatoire: '(obligatoire)',
  resume: (nombre: number) =>
    nombre === 1 ? 'Le formulaire contient 1 erreur' : `Le formulaire contient ${nombre} erreurs`,
  erreurDe: (champ: string, erreur: string) => `${champ} : ${erreur}`,
  afficher: 'Afficher',
  masquer: 'Masquer',
  afficherMotDePasse: (label: string) => `Afficher : ${label.toLowerCase()}`,
  masquerMotDePasse: (label: string) => `Masquer : ${label.toLowerCase()}`,
  motDePasseVisible: 'Votre mot de passe est affiché.',
  motDePasseMasque: 'Votre mot de passe est masqué.',
} as const
