import { FACTEUR_RECENT_HEURES } from '#contract/connexion/facteurs/facteurs.ts'
import {
  ACTES_MONTRES,
  CONNEXIONS_MONTREES,
  type Notification,
  type Profil,
} from '#contract/profil/profil.ts'
import { coordonneesMessages } from '#portal/form/words.ts'
import { MINUTES_LIEN_MOT_DE_PASSE } from '#rules/connexion/liens.ts'

const moyens: Readonly<Record<Profil['connexions'][number]['moyen'], string>> = {
  motdepasse: 'Mot de passe',
  deuxfacteurs: 'Mot de passe et second facteur',
  cleacces: 'Clé d’accès',
  franceconnect: 'FranceConnect',
}

const sujets: Readonly<Record<Notification, string>> = {
  remuneration: 'Mes documents de rémunération',
  pension: 'Mes documents de pension',
  documentemployeur: 'Les documents de mon employeur',
  retraite: 'L’avancement de mes demandes de retraite',
  messagerie: 'Les réponses à mes demandes dans la messagerie',
}

/** Sentences of the profile. */
export const profilMessages = {
  chapo: 'Consultez et tenez à jour vos informations personnelles.',
  chapoLecture: 'Consultez vos informations personnelles.',
  sommaire: 'Sommaire',
  securite: 'Sécurité de mon compte',
  lectureSeule:
    'Votre espace est en lecture seule : vous consultez vos informations sans pouvoir les modifier. Vous pouvez toujours gérer vos seconds facteurs et fermer vos sessions. Pour faire modifier une information, adressez-vous au service indiqué à la page Contact.',
  aConfirmer:
    'Votre identité n’est pas encore confirmée. Votre état civil complet et vos coordonnées bancaires seront accessibles ici après cette confirmation, qui se fait depuis votre tableau de bord.',
  versTableauDeBord: 'Aller sur mon tableau de bord pour confirmer mon identité',
  enregistrer: 'Enregistrer',
  enregistrement: 'Enregistrement…',
  annuler: 'Annuler',
  obligatoires: 'Les champs suivis de « (obligatoire) » doivent être remplis.',
  rappel: 'Enregistrez ou annulez d’abord cette modification.',
  refus: 'La modification n’est pas enregistrée',
  enregistreA: (phrase: string, heure: string) => `${phrase} (à ${heure})`,
  identite: {
    titre: 'Identité',
    nomNaissance: 'Nom de naissance',
    nom: 'Nom d’usage',
    prenom: 'Prénom',
    dateNaissance: 'Date de naissance',
    nir: 'Numéro de sécurité sociale',
    afficher: 'Afficher',
    afficherNom: 'Afficher mon numéro de sécurité sociale en entier',
    masquer: 'Masquer',
    masquerNom: 'Masquer mon numéro de sécurité sociale',
    affiche: 'Votre numéro de sécurité sociale est affiché en entier.',
    masque: 'Votre numéro de sécurité sociale est masqué.',
    source: 'Ces informations viennent de votre administration : vous ne pouvez pas les modifier ici.',
    signaler: 'Signaler une erreur',
  },
  coordonnees: {
    ...coordonneesMessages,
    titre: 'Coordonnées',
    modifier: 'Modifier mes coordonnées',
    enAttente: (courriel: string) =>
      `En attente : ${courriel}. Ouvrez le lien envoyé à cette adresse : le changement prendra effet à ce moment-là.`,
    renoncer: 'Renoncer à changer d’adresse électronique',
    renonce: 'Rien ne change : le lien envoyé pour changer d’adresse électronique ne sert plus.',
    aide: 'Une nouvelle adresse électronique ne prend effet qu’une fois ouvert le lien qui lui est envoyé. L’ancienne adresse est prévenue. Pour la changer, vous confirmerez que c’est bien vous.',
    enregistrees: 'Vos coordonnées sont enregistrées.',
    lienEnvoye:
      'Vos coordonnées sont enregistrées. Pour votre nouvelle adresse électronique, ouvrez le lien qui vient de lui être envoyé.',
  },
  adresse: {
    titre: 'Adresse',
    actuelle: 'Adresse actuelle',
    future: 'Adresse future',
    modifier: 'Modifier mon adresse',
    aucune: 'Aucune adresse n’est enregistrée.',
    aucuneFutureLecture: 'Aucune adresse future n’est enregistrée.',
    aucuneFuture: 'Vous allez déménager ? Indiquez dès maintenant votre prochaine adresse.',
    annoncer: 'Annoncer une adresse future',
    modifierFuture: 'Modifier mon adresse future',
    retirer: 'Retirer mon adresse future',
    aPartirDu: (jour: string) => `À partir du ${jour}`,
    dateEffet: 'Date d’effet',
    enregistree: 'Votre adresse est enregistrée.',
    futureEnregistree: 'Votre adresse future est enregistrée.',
    futureRetiree: 'Votre adresse future est retirée.',
    remettre: 'Annuler le retrait de mon adresse future',
    futureRemise: 'Votre adresse future est de nouveau enregistrée.',
    futurePasRemise: 'Votre adresse future n’a pas pu être remise : indiquez-la de nouveau.',
  },
  banque: {
    titre: 'Coordonnées bancaires',
    pasAnnule: 'Rien n’a été annulé : vérifiez ci-dessus l’IBAN enregistré.',
  },
  motDePasse: {
    titre: 'Mot de passe',
    modifier: 'Modifier mon mot de passe',
    presentation:
      'Votre mot de passe n’est jamais affiché. Quand vous le modifiez, vos autres sessions se ferment.',
    presentationLecture:
      'Votre mot de passe n’est jamais affiché. Votre espace étant en lecture seule, il ne se modifie pas ici : déconnectez-vous, puis choisissez « Mot de passe oublié ? ».',
    ancien: 'Mot de passe actuel',
    enregistre: 'Votre mot de passe est modifié. Vos autres sessions sont fermées.',
  },
  connexions: {
    titre: 'Connexions',
    dernieres: `Vos dernières connexions, de la plus récente à la plus ancienne (${CONNEXIONS_MONTREES} au plus)`,
    aucune: 'Aucune connexion n’est enregistrée.',
    date: 'Date',
    navigateur: 'Navigateur',
    moyen: 'Moyen de connexion',
    moyens,
    sessions: 'Sessions ouvertes',
    actuelle: 'Session actuelle',
    ouverte: (moyen: string, ouverteLe: string, vueLe: string) =>
      `${moyen}. Ouverte le ${ouverteLe}, dernière activité le ${vueLe}.`,
    deconnecter: 'Déconnecter',
    deconnecterNom: (nom: string, ouverteLe: string) =>
      `Déconnecter la session ${nom} ouverte le ${ouverteLe}`,
    deconnectee: (nom: string) => `La session ${nom} est fermée.`,
    pasDeconnectee: (nom: string) => `La session ${nom} n’est peut-être pas fermée : réessayez.`,
  },
  activite: {
    titre: 'Activité de mon compte',
    presentation:
      'Ce qui a été fait sur votre compte, ou refusé : connexions, téléchargements, changements, demandes. Chaque ligne est gardée 12 mois.',
    choix: `Les ${ACTES_MONTRES} dernières actions au plus, et les dernières de chaque sorte qui touche à votre argent, à vos droits ou à votre accès, de la plus récente à la plus ancienne.`,
    legende: 'Actions sur votre compte',
    aucune: 'Aucune action n’est enregistrée.',
    date: 'Date',
    action: 'Action',
    resultat: 'Résultat',
    depuis: 'Depuis',
    fait: 'Fait',
    refuse: 'Refusé',
    administration: 'Par l’administration',
    administrationPour: (motif: string) => `Par l’administration : ${motif}`,
    pasVous: 'Une action n’est pas de vous ?',
    signaler: 'Voir vos connexions, et fermer toutes vos sessions',
  },
  pasMoi: {
    aide: 'Une connexion ou une session ne vient pas de vous ?',
    ouvrir: 'Ce n’était pas moi',
    explications: [
      `Toutes les sessions de votre espace vont se fermer, y compris celle-ci. L’enregistrement d’un IBAN ou le changement d’adresse électronique qui attend sera annulé. Un second facteur ajouté et des codes de secours créés depuis moins de ${FACTEUR_RECENT_HEURES} heures seront retirés.`,
      `Un lien pour changer votre mot de passe sera envoyé à votre adresse électronique, si vous en avez enregistré une. Il est valable ${MINUTES_LIEN_MOT_DE_PASSE} minutes.`,
    ],
    fermer: 'Fermer toutes les sessions',
    enCours: 'Fermeture des sessions…',
    echec:
      'Vos sessions ne sont peut-être pas fermées : réessayez. Si cela ne suffit pas, changez votre mot de passe.',
  },
  notifications: {
    titre: 'Notifications',
    modifier: 'Modifier mes notifications',
    presentation: 'Un courriel vous prévient des nouveautés pour :',
    legende: 'M’envoyer un courriel quand il y a du nouveau pour',
    aide: 'Ces courriels ne contiennent jamais de montant.',
    aucune: 'Aucun courriel ne vous prévient des nouveautés.',
    sansObjet:
      'Aucune nouveauté ne s’annonce par courriel pour l’instant : vos choix apparaîtront ici quand un service vous sera ouvert.',
    sujets,
    enregistrees: 'Vos notifications sont enregistrées.',
  },
  donnees: {
    titre: 'Mes données',
    presentation:
      'Téléchargez tout ce que votre espace conserve sur vous : vos informations (JSON) et vos documents.',
    prudence: 'Ce fichier contient vos données personnelles : conservez-le en lieu sûr.',
    telecharger: 'Télécharger mes données',
    format: 'Archive ZIP',
  },
} as const
