import { compter } from '#rules/format/nombres.ts'

/** Sentences of the page that sends a document by mail. */
export const envoimailMessages = {
  document: 'Document à envoyer',
  formes: {
    lien: 'Le courriel dira que ce document vous attend dans votre espace, avec un lien pour l’y retrouver. Le document lui-même n’y est pas joint.',
    piecejointe:
      'Le document sera joint au courriel, en PDF. Quiconque ouvre votre messagerie électronique pourra le lire.',
  },
  tropLourd: (taille: string) =>
    `Ce document dépasse ${taille}, la taille que les messageries acceptent : il ne peut pas être joint. Le courriel dira qu’il vous attend dans votre espace, avec un lien pour l’y retrouver.`,
  chargement: 'Chargement du document à envoyer…',
  restant: (nombre: number) =>
    nombre === 0
      ? 'C’était votre dernier envoi pour aujourd’hui.'
      : `Il vous reste ${compter(nombre, 'envoi', 'envois')} aujourd’hui.`,
  limiteTitre: 'Limite d’envois atteinte',
  limite: (nombre: number) =>
    `Vous avez déjà demandé ${nombre} envois aujourd’hui. Téléchargez le document depuis la liste, ou revenez demain.`,
  lectureSeuleTitre: 'Envoi impossible',
  lectureSeule:
    'Votre espace est en lecture seule : vous ne pouvez pas envoyer de courriel. Téléchargez le document depuis la liste.',
  sansAdresseTitre: 'Aucune adresse enregistrée',
  sansAdresse:
    'Un document ne part que vers une adresse électronique de votre profil, et vous n’en avez pas encore. Ajoutez-la, puis revenez envoyer le document.',
  profil: 'Ajouter une adresse dans mon profil',
  destination: 'Adresse d’envoi',
  choix: 'À quelle adresse l’envoyer ?',
  adresses: {
    principale: (courriel: string) => `Adresse principale : ${courriel}`,
    secondaire: (courriel: string) => `Adresse secondaire : ${courriel}`,
  },
  masquee: 'Pour votre sécurité, une partie de l’adresse est masquée.',
  envoyer: 'Envoyer par mail',
  enCours: 'Envoi en cours…',
  refusTitre: 'Le document n’a pas été envoyé',
  inconnuTitre: 'Document introuvable',
  inconnu:
    'Nous n’avons pas trouvé le document à envoyer. Revenez à la liste de vos documents, puis choisissez « Envoyer par mail » à côté de celui que vous voulez.',
  impossibleTitre: 'Envoi impossible',
  tableaudebord: 'Retour au tableau de bord',
  retour: 'Retour à mes documents',
  resultat: {
    titre: 'Votre demande d’envoi est enregistrée',
    formes: {
      lien: (titre: string, courriel: string) =>
        `Un courriel sera envoyé à ${courriel}. Il dira que le document « ${titre} » vous attend dans votre espace.`,
      piecejointe: (titre: string, courriel: string) =>
        `Un courriel sera envoyé à ${courriel}. Le document « ${titre} » y sera joint.`,
    },
    autreDocument: 'Pour envoyer un autre document, revenez à la liste.',
    autreAdresse: 'Envoyer à une autre adresse',
  },
} as const
