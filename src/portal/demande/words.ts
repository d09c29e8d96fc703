import { componentMessages } from '#portal/components/words/components.ts'
import { PREVENIR_EMPLOYEUR } from '#contract/demande/demandeTextes.ts'
import { delaisDits } from '#rules/demande/delaisLegaux.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'

interface MotsAutreDemande {
  readonly titres: Readonly<Record<GenreDossier, string>>
  readonly explication: (numero: string, jour: string) => string
  readonly conseils: Readonly<Record<GenreDossier, string>>
  readonly suivre: string
}

interface MotsGenre {
  /** What its first day is, before the day. */
  readonly effet: string
  /** The request and its first day, within a sentence. */
  readonly demandeAu: (date: string) => string
  /** What a cancellation implies. */
  readonly annulation: readonly string[]
  /** Why there is none to follow. */
  readonly absente: string
}

const RECOMMENCER = 'vous pourrez faire une nouvelle demande, mais pas reprendre celle-ci.'

/** Sentences that only one kind of request says. */
export const motsGenre: Readonly<Record<GenreDossier, MotsGenre>> = {
  depart: {
    effet: 'Date de départ demandée',
    demandeAu: (date) => `demande de départ au ${date}`,
    annulation: [
      'elle ne sera pas traitée, et votre pension ne sera pas versée à la date demandée ;',
      'si vous avez déjà informé votre employeur de votre départ, prévenez-le aussi : cette annulation ne le fait pas à votre place ;',
      RECOMMENCER,
    ],
    absente: 'Vous n’avez pas fait de demande de retraite dans votre espace.',
  },
  progressive: {
    effet: 'Date de début demandée',
    demandeAu: (date) => `demande de retraite progressive à partir du ${date}`,
    annulation: [
      'elle ne sera pas traitée, et votre retraite progressive ne commencera pas à la date demandée ;',
      'si vous avez déjà convenu d’un temps partiel avec votre employeur, prévenez-le aussi : cette annulation ne le fait pas à votre place ;',
      RECOMMENCER,
    ],
    absente: 'Vous n’avez pas fait de demande de retraite progressive dans votre espace.',
  },
}

/** Sentences that all requests say alike. */
export const demandeMessages = {
  employeur: (quand: string, jour: string) =>
    `De votre côté, si ce n’est pas déjà fait : ${PREVENIR_EMPLOYEUR}, ${quand} ${jour}. Personne ne le fait pour vous.`,
  autreDemande: {
    titres: {
      depart: 'Vous avez aussi une demande de retraite progressive en cours',
      progressive: 'Vous avez aussi une demande de retraite en cours',
    },
    explication: (numero: string, jour: string) => `Demande n° ${numero}, à compter du ${jour}.`,
    conseils: {
      depart:
        'La retraite progressive suppose de continuer à travailler, à temps partiel ou incomplet : elle s’arrête quand vous partez. Vérifiez que les deux dates vont ensemble.',
      progressive:
        'La retraite progressive suppose de continuer à travailler, à temps partiel ou incomplet, jusqu’à votre départ. Vérifiez que les deux dates vont ensemble, ou annulez l’autre demande.',
    },
    suivre: 'Suivre l’autre demande',
  } satisfies MotsAutreDemande,
  verification: 'Vérification…',
  compte: {
    connu: 'Votre pension serait versée sur le compte que nous avons :',
    inconnu: 'Nous n’avons pas de compte bancaire à votre nom. Saisissez celui qui recevra votre pension.',
  },
  adresse: {
    actuelle: 'Adresse actuelle',
    sansAdresse:
      'Aucune adresse n’est enregistrée, et il en faut une pour vous envoyer votre titre de pension. Cochez la case ci-dessous pour en donner une à venir, ou, votre saisie étant gardée,',
    indiquer: 'indiquez votre adresse dans votre profil',
  },
  pieces: {
    aucune: 'Vos réponses ne demandent aucune pièce. Passez à l’étape suivante.',
    attenteTitre: 'Vos fichiers ne sont pas tous envoyés',
    echec: (noms: readonly string[]) =>
      noms.length === 1
        ? `Ce fichier n’est pas ajouté : ${noms.join('')}. La raison est écrite sous son nom. Réessayez si le bouton vous est proposé, ou supprimez-le pour continuer.`
        : `Ces fichiers ne sont pas ajoutés : ${noms.join(', ')}. La raison est écrite sous le nom de chacun. Réessayez si le bouton vous est proposé, ou supprimez-les pour continuer.`,
    aucunFichier: 'Aucun fichier',
    manqueTitre: 'Il manque des pièces',
    manque: (titres: readonly string[]) =>
      `Aucun fichier n’est joint pour : ${titres.join(', ')}. Une pièce oubliée vous sera demandée après l’envoi, ce qui allonge le traitement.`,
    ajouter: 'Ajouter des pièces',
  },
  enCours: {
    titre: 'Une demande est déjà en cours',
    numero: 'Numéro à rappeler',
    recue: 'Reçue le',
    suite:
      'Une seule demande peut être étudiée à la fois. Suivez celle-ci : vous y verrez qui doit agir, et les documents à votre disposition.',
    changer: {
      annulable: 'Pour la changer, annulez-la depuis le suivi, puis faites-en une autre.',
      traitee:
        'Elle est prise en charge : elle ne s’annule plus ici. Pour l’annuler ou la changer, écrivez à votre service.',
    },
    ecrire: componentMessages.ecrireAuService,
  },
  lectureSeule: {
    titre: 'Votre espace est en lecture seule',
    texte:
      'Votre administration a réservé votre espace à la consultation : vous pouvez lire vos documents et votre compte, mais pas envoyer de demande.',
    conseil:
      'Pour faire cette demande, adressez-vous au service indiqué à la page Contact. Il peut rouvrir votre espace, ou recevoir votre demande autrement.',
    contact: componentMessages.contact,
  },
  recapitulatif: {
    texte:
      'Relisez vos réponses : « Modifier » vous ramène à l’étape concernée. Rien n’est envoyé tant que vous n’avez pas confirmé l’envoi.',
    declaration: 'J’atteste sur l’honneur l’exactitude des informations de cette demande',
    continuer: 'Vérifier et envoyer',
    verification: 'Vérification…',
  },
  envoi: {
    titre: (demande: string) => `Envoyer votre ${demande}`,
    texte: (demande: string) =>
      `Votre ${demande} sera envoyée au Service des Retraites de l’État. Elle ne pourra plus être modifiée ici.`,
    annulable: 'Vous pourrez l’annuler depuis le suivi tant que personne n’a commencé à la traiter.',
    envoyer: 'Envoyer ma demande',
    enCours: 'Envoi en cours…',
    relire: 'Relire encore',
    refus: 'Votre demande n’est pas envoyée',
    sansReponse: 'Nous ne savons pas si votre demande est arrivée',
    garde:
      'Tout ce que vous avez saisi est gardé en brouillon. Vous pouvez envoyer à nouveau : une même demande n’est jamais comptée deux fois.',
  },
  ecrireAuService: {
    ecrire: 'Écrire par la messagerie sécurisée',
    contact: componentMessages.contact,
  },
  confirmation: {
    titre: 'Votre demande est envoyée',
    envoyee: (numero: string) =>
      `Le Service des Retraites de l’État a reçu votre demande sous le numéro ${numero}. Votre brouillon est supprimé.`,
    prochaine: (date: string, libelle: string) => `Prochaine date : ${date}. ${libelle}.`,
    demandeur: 'Au nom de',
    numero: 'Numéro à rappeler',
    recueLe: 'Reçue le',
    accuse: 'Votre accusé de réception',
    telecharger: 'Télécharger l’accusé de réception (PDF, nouvel onglet)',
    accuseAbsent: 'Votre accusé de réception sera disponible dans le suivi de votre demande.',
    bureau: 'Qui traite votre demande',
    service: 'Service',
    silence: 'Si vous n’avez pas de réponse',
    refusImplicite: (date: string) =>
      `Sans réponse le ${date}, ${delaisDits.silence} après la réception, la loi considère que votre demande est refusée (article L.\u00A0231-4 du code des relations entre le public et l’administration).`,
    recours: `Écrivez alors à votre service, en rappelant le numéro de votre demande. Vous avez ${delaisDits.recours} à partir de cette date pour contester ce refus.`,
    echeances: 'Vos prochaines dates',
    calendrier: 'Ajouter ces dates à mon agenda (fichier\u00A0.ics)',
  },
} as const
