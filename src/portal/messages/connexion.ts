/** Sentences of the public home page. */
export const connexionMessages = {
  titre: 'Connexion à votre espace',
  chapo: 'Vos documents de paie et de pension, votre retraite, au même endroit.',
  avecFranceConnect: 'Se connecter avec FranceConnect',
  ou: 'OU',
  avecIdentifiant: 'Se connecter avec votre identifiant',
  identifiant: 'Identifiant',
  identifiantAide:
    'Votre numéro de sécurité sociale, sur 15 caractères : 13 caractères et une clé de 2 chiffres. Les espaces sont acceptés.',
  motDePasse: 'Mot de passe',
  meConnecter: 'Me connecter',
  enCours: 'Connexion en cours…',
  motDePasseOublie: 'Mot de passe oublié ?',
  pasEncore: 'Vous n’avez pas encore d’espace ?',
  creerMonEspace: 'Créer mon espace',
  refusTitre: 'La connexion n’a pas abouti',
  bloqueTitre: 'Accès bloqué temporairement',
  bienvenue: 'Bienvenue',
  presentation: 'Découvrir l’Espace agent public',
  aide: 'Besoin d’aide ?',
  toutesLesAides: 'Voir toutes les questions',
  nouvelIdentifiant: {
    titre: 'Votre identifiant change',
    annonce: 'Votre numéro de sécurité sociale a changé. Votre nouvel identifiant est :',
    suite:
      'Il remplacera votre identifiant actuel après votre validation, qui vous sera bientôt proposée ici. D’ici là, continuez à vous connecter avec votre identifiant actuel.',
    continuer: 'Continuer vers mon tableau de bord',
  },
} as const
