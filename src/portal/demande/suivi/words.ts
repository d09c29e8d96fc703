import { compter } from '#rules/format/nombres.ts'
import type { AuteurAnnulation, EtapeDossier, EtatDossier } from '#rules/demande/etats.ts'

type ParEtat<Valeur> = Readonly<Record<EtatDossier, Valeur>>

/** Words of the follow-up of a request, step by step. */
export const suiviMessages = {
  etats: { faite: 'Étape terminée', encours: 'Étape en cours', avenir: 'Étape à venir' },
  acteurs: { vous: 'vous', employeur: 'votre employeur', service: 'le Service des Retraites de l’État' },
  agit: 'Qui doit agir sur votre demande :',
  agira: 'Qui agira :',
  le: 'Le',
  delai: 'Durée observée :',
  delaiDit: (jours: number, effectif: number) =>
    `${jours === 0 ? 'moins d’un jour' : `${compter(jours, 'jour')} ou moins`}, une fois sur deux (${compter(effectif, 'demande')})`,
  delaisNote:
    'Une durée va d’une étape à la suivante. Elle est observée sur les dernières demandes allées à leur terme, attente des pièces comprise ; les demandes annulées n’y comptent pas. La vôtre peut être plus rapide ou plus lente.',
  fichiers: 'Vos fichiers envoyés',
  fichierLe: (taille: string, date: string) => `${taille}, envoyé le ${date}`,
  fichierRefuse: 'refusé par le contrôle de sécurité, il n’est pas conservé',
  telechargerNom: (nom: string) => `Télécharger ${nom} (PDF, nouvel onglet)`,

  aVenir: {
    recue: 'Réception de votre demande',
    recapitulatif: 'Récapitulatif de votre demande',
    documentemployeur: 'Document de votre employeur',
    traitement: 'Traitement de votre demande',
    decompte: 'Décompte de votre pension',
    titre: 'Titre de pension',
    paiement: 'Premier paiement de votre pension',
    validee: 'Validation de votre retraite progressive',
  } satisfies Readonly<Record<EtapeDossier, string>>,
  explications: {
    paiement: 'Votre pension est mise en paiement.',
    validee: 'Votre retraite progressive est validée.',
  } as Readonly<Partial<ParEtat<string>>>,
  pieceDemandee: (motif: string) => `Pièce demandée : ${motif}`,
  motif: {
    personne: 'Votre motif',
    employeur: 'Motif donné par votre employeur',
    service: 'Motif donné par le Service des Retraites de l’État',
  } satisfies Readonly<Record<AuteurAnnulation, string>>,
  motifInconnu: 'Motif',
  cite: (libelle: string, motif: string) => `${libelle} : « ${motif} »`,

  chapo: (demande: string) =>
    `Voyez où en est votre ${demande}, qui doit agir, et téléchargez les documents de chaque étape.`,
  situation: 'Où en est votre demande',
  etatActuel: 'État :',
  suite: {
    recue: 'Il vérifie votre demande avant de la traiter. Vous n’avez rien à faire pour cette étape.',
    recapitulatif:
      'Il transmet au Service des Retraites de l’État le document qui vous concerne. Vous n’avez rien à faire pour cette étape.',
    documentemployeur: 'Il va examiner votre demande. Vous n’avez rien à faire pour cette étape.',
    traitement: 'Il examine votre demande. Vous n’avez rien à faire pour cette étape.',
    piecedemandee: 'Le traitement de votre demande reprend dès que la pièce est déposée.',
    decompte: 'Lisez votre décompte. S’il contient une erreur, dites-le à votre service.',
    decomptecorrectif: 'Lisez votre décompte corrigé. S’il contient une erreur, dites-le à votre service.',
    titre: 'Il met votre pension en paiement. Vous n’avez rien à faire pour cette étape.',
    paiement: 'Votre pension est mise en paiement. Personne n’a plus à agir.',
    validee: 'Votre retraite progressive est validée. Personne n’a plus à agir.',
    annulee:
      'Votre demande est annulée : elle ne sera pas traitée, et vous n’avez plus rien à faire pour elle ici.',
  } satisfies ParEtat<string>,
  employeurInforme: 'Si vous aviez parlé de cette demande à votre employeur, dites-lui qu’elle est annulée.',
  fermeture: (date: string) =>
    `Ce suivi reste ouvert jusqu’au ${date} inclus. Téléchargez d’ici là les documents que vous voulez garder.`,
  numero: 'Numéro à rappeler',
  etapes: 'Étapes de votre demande',
  etiquette: (demande: string) => `Suivi de ma ${demande}`,

  piece: {
    titre: 'Déposer la pièce demandée',
    fichiers: 'Pièce demandée, un ou plusieurs fichiers',
    envoyer: 'Envoyer la pièce',
    envoi: 'Envoi en cours…',
    enCours: 'Un fichier est encore en cours d’envoi. Attendez qu’il soit envoyé, ou supprimez-le.',
    refus: 'Votre pièce n’est pas envoyée',
    faiteTitre: 'Votre pièce est envoyée',
    faite: 'Le traitement de votre demande reprend. Voici où elle en est maintenant.',
  },

  annulation: {
    titre: 'Annuler ma demande',
    possible: 'Personne n’a encore commencé à traiter votre demande : vous pouvez l’annuler ici.',
    ouvrir: 'Annuler ma demande',
    consequences: 'Si vous annulez votre demande :',
    motif: 'Motif de l’annulation',
    motifAide: 'Par exemple : je préfère partir plus tard.',
    confirmer: 'Annuler définitivement',
    envoi: 'Annulation en cours…',
    garder: 'Garder ma demande',
    refus: 'Votre demande n’est pas annulée',
    faiteTitre: 'Votre demande est annulée',
    faite: 'Un courriel vous confirme l’annulation si vous avez choisi d’en recevoir.',
  },

  conflitTitre: 'Votre demande a changé entre-temps',
  conflit: 'Elle a avancé depuis que vous avez ouvert cette page. Voici où elle en est maintenant.',

  question: {
    titre: 'Une question, une erreur à signaler',
    annuler:
      'Votre demande est prise en charge : elle ne s’annule plus ici. Pour l’annuler ou la changer, écrivez à votre service.',
    terminee: 'Pour toute question sur cette demande, écrivez à votre service.',
  },

  clos: {
    titre: 'Le suivi de votre demande est fermé',
    ferme: (annulee: string, dernierJour: string) =>
      `Elle a été annulée le ${annulee}, et son suivi est resté ouvert jusqu’au ${dernierJour} inclus.`,
    documents: 'Les documents de votre demande restent dans la copie de vos données, à demander depuis',
    profil: 'votre profil',
  },
  absente: {
    titre: 'Aucune demande à suivre',
    suite: 'Une fois votre demande envoyée, vous en suivrez ici chaque étape.',
    ailleurs: 'Vous en avez fait une autrement, sur papier par exemple ? Pour savoir où elle en est, voyez',
    contact: 'comment nous joindre',
  },
  nouvelle: (demande: string) => `Faire une ${demande}`,
  lectureSeule:
    'Votre espace est en lecture seule : vous suivez votre demande, sans pouvoir déposer de pièce ni l’annuler. Pour le faire, adressez-vous au service indiqué à la page Contact.',
} as const
