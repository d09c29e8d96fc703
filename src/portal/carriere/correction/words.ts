import { componentMessages } from '#portal/components/words/components.ts'
import type { AlerteCorrection } from '#rules/carriere/correction/alertesCorrection.ts'
import { SANS_LIGNE } from '#rules/carriere/correction/correction.ts'
import { trimestres } from '#rules/format/durees.ts'
import { QUOTITE_INCONNUE } from '#rules/carriere/services/periodes.ts'
import { derniereRegle, partiesDe } from '#rules/retraite/regle/regle.ts'
import { AGE_PREMIER_EMPLOI } from '#rules/carriere/correction/alertesCorrection.ts'
import { AGE_DERNIER_EMPLOI, AGE_PARENT } from '#rules/carriere/correction/alertesCorrection.ts'
import { ENFANTS_MAXIMUM } from '#rules/retraite/estimation/verification/fautesDesNombres.ts'

// Departures to come are those of the last law known.
const { raisedYears: annees } = partiesDe(derniereRegle()).childrenIncrease

/** Sentences of the correction of the individual retirement account. */
export const correctionMessages = {
  chapo:
    'Dites ce qui est inexact ou manquant dans votre compte individuel retraite. Vous verrez l’effet de la correction sur votre pension avant de l’envoyer.',
  retour: 'Retour à mon compte individuel retraite',
  fermee: {
    lectureSeule:
      'Votre espace est en lecture seule : vous pouvez lire votre compte, sans en demander la correction. Si une ligne est inexacte, dites-le au service indiqué à la page Contact.',
    droit:
      'Votre compte ne peut pas être corrigé en ligne. Adressez-vous à votre service des ressources humaines, en disant quelle ligne est inexacte et pourquoi.',
    droitEcrire:
      'Votre compte ne peut pas être corrigé en ligne. Écrivez à votre service par la messagerie, en disant quelle ligne est inexacte et pourquoi.',
    messagerie: componentMessages.ecrireAuService,
    compte: 'Vous n’avez pas de compte individuel retraite à corriger pour le moment.',
  },
  etapes: {
    ligne: 'Ce qui est à corriger',
    valeurs: 'Les valeurs justes',
    pieces: 'Vos justificatifs',
    effet: 'L’effet sur votre pension',
    recapitulatif: 'Vérification et envoi',
  },
  enCours: 'Un instant…',
  ligne: {
    ligne: 'Ligne de votre compte',
    ligneAide: `Choisissez la ligne inexacte, ou « ${SANS_LIGNE} ».`,
    nature: 'Que faut-il corriger ?',
    choisirLigne: 'Choisissez d’abord la ligne : ce qui peut être corrigé s’affichera ici.',
  },
  valeurs: {
    actuelle: (ligne: string) => `Ligne choisie : ${ligne}.`,
    autre: 'Dites dans l’explication ce qui est inexact et ce que le compte devrait contenir.',
  },
  alertes: {
    titre: 'À vérifier',
    horsVieActive: `Cette période commence avant vos ${AGE_PREMIER_EMPLOI} ans ou finit après vos ${AGE_DERNIER_EMPLOI} ans. Vérifiez les dates.`,
    chevauchement: (ligne: string) =>
      `Ces dates en recouvrent une autre de votre compte, ${ligne}. Les mêmes jours ne comptent pas deux fois.`,
    enfantAvantParent: `Cet enfant serait né avant vos ${AGE_PARENT} ans. Vérifiez sa date de naissance.`,
    enfantDejaLa: 'Votre compte a déjà un enfant de ce prénom né ce jour-là. Vérifiez votre compte.',
    enfantsNombreux: `Votre compte aurait plus de ${ENFANTS_MAXIMUM} enfants. Vérifiez-le : s’il est inexact, choisissez plutôt « Autre » et expliquez-le.`,
    suite: 'Vous pouvez continuer si c’est bien ce que vous voulez dire.',
  } satisfies Record<Exclude<AlerteCorrection['sorte'], 'chevauchement'>, string> & Record<string, unknown>,
  pieces: {
    texte:
      'Joignez ce qui prouve la correction : arrêté, contrat, bulletin de paie, état des services, livret de famille. Sans justificatif, votre service peut vous en demander un.',
    champ: 'Justificatifs (facultatif)',
    attenteTitre: 'Vos fichiers ne sont pas tous envoyés',
  },
  effet: {
    ajouterait: (quoi: string) => `ajouterait ${quoi}`,
    retirerait: (quoi: string) => `retirerait ${quoi}`,
    trimestres,
    trimestresAssurance: (nombre: number) => `${trimestres(nombre)} d’assurance`,
    parMois: (montant: string) => `${montant} bruts par mois`,
    et: (parties: readonly string[]) => parties.join(' et '),
    phrase: (effets: string, date: string) =>
      `Cette correction ${effets} à votre pension estimée au ${date}.`,
    sansMontant: 'Le montant de votre pension n’en serait pas changé.',
    aucun: (date: string) =>
      `Cette correction ne changerait ni vos trimestres ni le montant de votre pension estimée au ${date}. Vous pouvez la demander quand même : votre compte doit être exact.`,
    libre:
      'L’effet ne peut pas être calculé : votre explication sera étudiée par votre service, qui en tirera les conséquences sur votre compte.',
    impossible: (raison: string) =>
      `L’effet ne peut pas être calculé. ${raison} Vous pouvez demander la correction quand même.`,
    tableau: 'Votre estimation, avec et sans la correction',
    nature: 'Élément',
    avant: 'Aujourd’hui',
    apres: 'Avec la correction',
    liquidables: 'Trimestres qui comptent pour la pension',
    assurance: 'Trimestres d’assurance, tous régimes',
    indice: 'Indice majoré retenu',
    taux: 'Taux de la pension',
    pourCent: (valeur: string) => `${valeur}\u00A0%`,
    pension: 'Pension brute par mois',
    composition:
      'Ces montants comprennent la pension de base de l’État et ses majorations, avant prélèvements. Ils ne comprennent pas la retraite additionnelle (RAFP), ni les pensions des autres régimes.',
    hypotheses: (date: string, demande: boolean) =>
      `Départ supposé le ${date}, ${demande ? 'date que vous avez demandée ou préparée' : 'première date à venir sans motif de départ anticipé'} ; situation d’aujourd’hui gardée jusque-là, avec son indice et sa quotité.`,
    eleveSuppose: `L’estimation suppose que vous avez élevé cet enfant pendant ${annees} ans, avant ses 16 ans ou la fin de sa prise en charge : c’est ce que demande la majoration pour enfants. Sinon, il n’augmente pas cette majoration.`,
    quotiteInconnue: `Une période à temps partiel dont la quotité n’est pas connue est comptée à ${QUOTITE_INCONNUE}\u00A0% dans l’estimation.`,
    provenance: (date: string, regle: string, indicatif: boolean) =>
      `Estimation non contractuelle du ${date}, selon les règles applicables aux pensions à compter du ${regle}${indicatif ? ' (barème indicatif)' : ''}.`,
  },
  recapitulatif: {
    texte: 'Relisez votre demande avant de l’envoyer : elle ne pourra plus être modifiée ensuite.',
    nature: 'Correction',
    aucunePiece: 'Aucun',
    modifier: 'Modifier',
    modifierNom: (etape: string) => `Modifier : ${etape}`,
    envoyer: 'Envoyer ma demande',
    envoi: 'Envoi en cours…',
    refus: 'Votre demande n’est pas envoyée',
    garde: 'Ce que vous avez saisi est gardé.',
  },
  accuse: {
    titre: 'Votre demande de correction est transmise',
    numero: 'Numéro à rappeler :',
    prochaine: (date: string) => `Prochaine date : sans réponse le ${date}, écrivez à votre service.`,
    calendrier: 'Ajouter cette date à mon agenda (fichier\u00A0.ics)',
    voir: 'Voir mes demandes de correction',
    suite: 'Et maintenant ?',
    etapes: [
      'Un courriel vous confirme cette demande, si votre adresse est dans votre profil.',
      'Votre service étudie la correction. Il peut vous demander une pièce.',
      'Chaque changement est annoncé sur votre tableau de bord, et dans la liste de vos demandes de correction.',
      'Si votre demande est acceptée, votre compte est ensuite mis à jour : votre tableau de bord vous l’annonce.',
    ],
  },
  completer: {
    texte: (numero: string) => `Votre service attend une pièce pour la demande n° ${numero}.`,
    demande: 'Ce que votre service demande',
    piece: 'Pièce à fournir',
    champ: 'Pièces à joindre',
    manque: 'Joignez au moins un fichier avant d’envoyer.',
    manqueTitre: 'Il manque une pièce',
    envoyer: 'Envoyer mes pièces',
    envoyee: 'Vos pièces sont envoyées : l’étude de votre demande reprend.',
    absente:
      'Cette demande n’existe pas, ou n’est pas dans votre espace. Retrouvez-la dans la liste de vos demandes de correction.',
    inutile: 'Aucune pièce n’est attendue pour cette demande en ce moment.',
  },
} as const
