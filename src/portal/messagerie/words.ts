import type { EtatConversation, Message, ThemeConversation } from '#contract/messagerie/messagerie.ts'
import { compter } from '#rules/format/nombres.ts'
import { OBJET_MAXIMUM } from '#contract/messagerie/bornes.ts'

const demandes = (une: string, plusieurs: string) => (nombre: number) =>
  nombre === 0 ? `Aucune ${une}` : compter(nombre, une, plusieurs)

/** Sentences of the secure messaging. */
export const mesapMessages = {
  chapo: 'Posez une question à votre service et lisez ses réponses, en toute confidentialité.',
  chapoNouvelle:
    'Votre service répond ici. Un courriel vous prévient de sa réponse, si vous l’avez choisi dans votre profil.',
  lectureSeule:
    'Votre espace est en lecture seule : vous pouvez lire vos demandes et leurs réponses, mais pas en écrire. Pour poser une question, adressez-vous au service indiqué à la page Contact.',
  ouvrirNouvelle: 'Nouvelle demande',
  retour: 'Retour à mes demandes',
  liste: {
    titre: 'Mes demandes',
    filtres: 'Filtrer les demandes',
    /** What is counted is named: two filters that show as many would say the same, and the second would not be heard. */
    nombre: {
      TOUTES: demandes('demande', 'demandes'),
      OUVERTE: demandes('demande en attente', 'demandes en attente'),
      REPONDUE: demandes('demande avec une réponse', 'demandes avec une réponse'),
      CLOSE: demandes('demande close', 'demandes closes'),
    } satisfies Readonly<Record<'TOUTES' | EtatConversation, (nombre: number) => string>>,
    nonLue: 'Nouvelle réponse',
    modifieLe: (moment: string) => `Dernier message ou changement : ${moment}`,
    vide: 'Vous n’avez pas encore de demande.',
    videConseil: 'Pour poser une question à votre service, choisissez « Nouvelle demande ».',
    videFiltre: 'Aucune demande dans cet état. Choisissez « Toutes » pour les revoir toutes.',
  },
  filtres: { TOUTES: 'Toutes', OUVERTE: 'En attente', REPONDUE: 'Avec réponse', CLOSE: 'Closes' },
  etats: {
    OUVERTE: 'En attente de réponse',
    REPONDUE: 'Réponse reçue',
    CLOSE: 'Close',
  } satisfies Readonly<Record<EtatConversation, string>>,
  themes: {
    remuneration: 'Ma rémunération',
    pension: 'Ma pension',
    documentemployeur: 'Mes documents employeur',
    compteindividuelretraite: 'Ma carrière et mon compte individuel retraite',
    demandedepartretraite: 'Ma demande de retraite',
    demandedepartretraiteprogressive: 'Ma retraite progressive',
    identite: 'Mon identité et mes coordonnées',
    autre: 'Autre sujet',
  } satisfies Readonly<Record<ThemeConversation, string>>,
  fil: {
    /** A thread among others in tabs and history (RGAA 8.6). */
    titre: (objet: string, page: string) => `${objet} – ${page}`,
    ouverte: 'Demande ouverte le',
    sujet: 'Sujet',
    reference: 'Référence',
    etat: 'État',
    messages: 'Messages',
    auteurs: { usager: 'Vous', service: 'Votre service' } satisfies Readonly<
      Record<Message['auteur'], string>
    >,
    titreMessage: (auteur: string, moment: string) => `${auteur}, ${moment}`,
    pieces: 'Pièces jointes',
    telecharger: (nom: string) => `Télécharger ${nom}`,
    absente:
      'Cette demande n’existe pas, ou n’est pas dans votre espace. Vérifiez l’adresse, ou retrouvez-la dans la liste de vos demandes.',
    close: 'Cette demande est close. Pour écrire de nouveau à votre service, ouvrez une nouvelle demande.',
  },
  saisie: {
    titre: 'Votre message',
    repondre: 'Répondre',
    theme: 'Sujet',
    objet: 'Objet',
    objetAide: `Résumez votre demande en quelques mots, ${OBJET_MAXIMUM} caractères au plus.`,
    texte: 'Message',
    texteAide: 'N’indiquez ni mot de passe ni coordonnées bancaires.',
    reference: 'Référence d’un document ou d’une demande (facultatif)',
    referenceAide: 'Par exemple le nom d’un bulletin, ou le numéro d’une demande de retraite.',
    pieces: 'Pièces jointes (facultatif)',
    envoyer: 'Envoyer ma demande',
    envoyerReponse: 'Envoyer mon message',
    envoi: 'Envoi en cours…',
    piecesEnEchec: (noms: readonly string[]) =>
      noms.length === 1
        ? `Le fichier « ${noms[0]} » n’est pas joint : son envoi a échoué, et son nom est suivi de la raison. Supprimez-le, ou réessayez si c’est possible.`
        : `Les fichiers ${noms.map((nom) => `« ${nom} »`).join(', ')} ne sont pas joints : leur envoi a échoué, et leur nom est suivi de la raison. Supprimez-les, ou réessayez si c’est possible.`,
    refus: 'Votre message n’est pas envoyé',
    garde: 'Ce que vous avez saisi est gardé.',
    envoyee:
      'Votre demande est envoyée. La réponse s’affichera ici : un courriel vous en préviendra, si vous l’avez choisi dans votre profil.',
    messageEnvoye: 'Votre message est envoyé.',
  },
  cloture: {
    ouvrir: 'Clore la demande',
    titre: 'Clore cette demande ?',
    explication:
      'Vous ne pourrez plus y écrire, et votre service non plus. Elle restera lisible dans la liste de vos demandes.',
    confirmer: 'Clore la demande',
    annuler: 'Annuler',
    enCours: 'Clôture en cours…',
    faite: 'Votre demande est close.',
    echec: 'Votre demande n’a pas pu être close. Réessayez dans quelques minutes.',
  },
} as const
