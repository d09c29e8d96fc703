import { MINUTES_LIEN_MOT_DE_PASSE } from '#rules/connexion/liens.ts'

/** Sentences of the public home page. */
export const connexionMessages = {
  chapo: 'Vos documents de paie et de pension, votre retraite, au même endroit.',
  avecFranceConnect: 'Se connecter avec FranceConnect',
  franceConnectPresentation:
    'FranceConnect est la solution proposée par l’État pour sécuriser et simplifier la connexion à vos services en ligne.',
  ou: 'ou',
  avecIdentifiant: 'Se connecter avec votre identifiant',
  identifiant: 'Identifiant',
  identifiantAide:
    'Votre numéro de sécurité sociale, sur 15 caractères : 13 caractères et une clé de 2 chiffres. Les espaces sont acceptés.',
  motDePasse: 'Mot de passe',
  travail: 'Rien à recopier : votre appareil fait lui-même la vérification de sécurité.',
  travailRefuse:
    'La vérification faite par votre appareil ne suffit pas cette fois : recommencez, en recopiant aussi le code affiché.',
  meConnecter: 'Me connecter',
  enCours: 'Connexion en cours…',
  motDePasseOublie: 'Mot de passe oublié ?',
  pasEncore: 'Vous n’avez pas encore d’espace ?',
  creerMonEspace: 'Créer mon espace',
  suiteAvecScript:
    'Votre identifiant et votre mot de passe sont justes, mais la suite de la connexion a besoin de JavaScript : activez-le dans les réglages de votre navigateur, ou utilisez un autre appareil.',
  sansCookie:
    'Votre navigateur n’a pas gardé la connexion : il refuse les cookies. Autorisez-les dans ses réglages, ou changez de navigateur.',
  refusTitre: 'La connexion n’a pas abouti',
  bloqueTitre: 'Accès bloqué temporairement',
  attente: (duree: string) => `Vous pourrez réessayer dans ${duree}.`,
  bienvenue: 'Bienvenue',
  presentation: 'Découvrir l’Espace agent public',
  calculette: 'Sans espace\u00A0: estimer un rachat d’années d’études',
  aide: 'Besoin d’aide ?',
  toutesLesAides: 'Voir toutes les questions',
  nouvelIdentifiant: {
    titre: 'Votre identifiant change',
    annonce: 'Votre numéro de sécurité sociale a changé. Votre nouvel identifiant est :',
    suite:
      'Si vous le validez, votre session se ferme : reconnectez-vous avec lui, car l’ancien ne fonctionnera plus. Sinon, vous entrez avec l’ancien, et cette validation vous sera proposée à votre prochaine connexion.',
    valider: 'Valider mon nouvel identifiant',
    enCours: 'Validation en cours…',
    annuler: 'Plus tard : entrer dans mon espace',
    echecTitre: 'Votre identifiant n’est pas validé',
    echec:
      'La validation n’a pas abouti. Réessayez, ou entrez avec votre identifiant actuel : rien n’a changé.',
  },
  arrivee: {
    verification: 'Vérification de votre lien en cours…',
    sujets: {
      validationInscription: 'Création de votre espace',
      validationMotDePasseOublie: 'Changement de mot de passe',
      validationMail: 'Changement d’adresse électronique',
      annulationIban: 'Enregistrement d’un IBAN',
      nouveauNir: 'Nouvel identifiant',
    },
    reussi: 'C’est fait',
    echec: 'Cela n’a pas abouti',
    fermer: 'J’ai compris',
    nouveauLien: 'Demander un nouveau lien',
    changerMotDePasse: 'Changer mon mot de passe',
    contact: 'Voir la page Contact',
    nouvelleCreation: 'Recommencer la création',
  },
  nouveauMotDePasse: {
    titre: 'Choisir un nouveau mot de passe',
    valider: 'Enregistrer mon mot de passe',
    enCours: 'Enregistrement en cours…',
    annuler: 'Annuler',
    inchange: `Votre mot de passe n’a pas été modifié. Le lien reçu par courriel reste valable ${MINUTES_LIEN_MOT_DE_PASSE} minutes après son envoi.`,
  },
} as const
