import { componentMessages } from '#portal/components/words/components.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import type { GroupePieces } from '#rules/demande/demandeDepart.ts'

const pieces: Readonly<Record<GroupePieces, string>> = {
  enfant:
    'Si vous déclarez des enfants : le livret de famille complet, ou l’acte de naissance ou le jugement d’adoption de chacun.',
  handicap:
    'Si vous partez comme fonctionnaire handicapé, ou comme parent d’un enfant handicapé : la décision qui reconnaît le handicap ou l’invalidité, et son taux.',
  serviceauxiliaire:
    'Si vous avez travaillé pour l’État sous contrat ou comme auxiliaire : les contrats et les certificats de travail de ces services.',
  iban: 'Si votre pension doit être versée sur un autre compte : le relevé d’identité bancaire (RIB) de ce compte, à votre nom.',
}

/** Sentences of the request for retirement: its preparation and the situation of the person. */
export const demandeDepartMessages = {
  obligatoires: 'Les champs suivis de « (obligatoire) » doivent être remplis.',
  preparation: {
    simulation: {
      reprise: (date: string) => `Date reprise de votre simulation : départ le ${date}.`,
      remplace: (date: string) => `Elle remplace celle de votre demande commencée, le ${date}.`,
      garder: (date: string) => `Garder le ${date}`,
    },
    chapo:
      'Cette demande sert à obtenir votre pension de retraite de l’État. Elle prend une vingtaine de minutes ; votre saisie est gardée en brouillon, et vous pouvez la reprendre sur un autre appareil.',
    conditions: 'Ce qu’il faut pour partir',
    services: `Avoir accompli au moins ${loiDite.services} civils et militaires effectifs.`,
    age: 'Avoir atteint l’âge d’ouverture des droits de votre génération et de votre catégorie d’emploi, ou remplir les conditions d’un départ anticipé : elles sont rappelées à l’étape « Votre départ ».',
    ageDe: (date: string | undefined) =>
      date === undefined
        ? 'Vous avez atteint l’âge d’ouverture de vos droits.'
        : `À l’âge d’ouverture des droits, vous pouvez partir à partir du ${date}.`,
    radiation:
      'Informer votre employeur de votre départ : c’est lui qui met fin à vos fonctions (la radiation des cadres). Cette demande ne le fait pas à votre place.',
    delais: 'Quand déposer votre demande',
    delai: (auPlusTot: number, auPlusTard: number) =>
      `Déposez-la entre ${auPlusTot} et ${auPlusTard} mois avant la date de votre départ. Plus tard, votre premier paiement peut être retardé.`,
    delaiDate: {
      lointain: (depart: string, debut: string, fin: string) =>
        `Pour un départ le ${depart} : déposez votre demande entre le ${debut} et le ${fin}.`,
      ouvert: (depart: string, _: string, fin: string) =>
        `Pour un départ le ${depart} : déposez votre demande au plus tard le ${fin}.`,
      proche: (depart: string, _: string, fin: string) =>
        `Pour un départ le ${depart}, la date limite était le ${fin}. Déposez votre demande sans attendre, ou choisissez une date plus tardive.`,
    },
    documents: 'Les documents à préparer',
    documentsAide:
      'Numérisez-les ou photographiez-les : chaque document doit être entier, net et lisible. Vous ne joindrez que ceux que vos réponses rendent nécessaires.',
    selonReponses: 'Selon vos réponses',
    selonMotif: 'Selon le motif de votre départ',
    toujours:
      'Sous la main, sans le joindre : votre dernier bulletin de paie, pour vérifier votre indice et votre employeur.',
    pieces,
    demandee: (piece: string) => `${piece} Vos réponses le demandent.`,
  },
  compte: {
    titre: 'Vérifiez d’abord votre compte individuel retraite',
    texte:
      'Votre pension est calculée d’après ce compte : votre carrière, vos enfants, vos bonifications. Une erreur corrigée avant la demande peut éviter un retard.',
    verifie: (jour: string) => `Vous avez vérifié votre compte le ${jour}.`,
    nonVerifie: 'Vous n’avez pas encore vérifié votre compte.',
    absent:
      'Nous n’avons pas encore de compte individuel retraite à votre nom. Vous pouvez faire votre demande : le Service des Retraites de l’État établira votre compte avec votre employeur, ce qui allonge le traitement. L’estimation de votre pension n’est pas possible en attendant.',
    pourquoi: 'Pourquoi vérifier mon compte ?',
    confirmer: 'Confirmer que mon compte est exact',
    voir: 'Vérifier mon compte',
    erreur: 'Signaler une erreur dans mon compte',
    verificationcir: {
      titre: 'Vérifier votre compte avant de demander',
      texte:
        'Relisez chaque partie de votre compte et dites si elle est exacte. Ce que vous signalez est examiné : la correction peut être acceptée ou refusée. La demander maintenant laisse du temps pour cet examen.',
      suite:
        'Vous pouvez aussi continuer maintenant : votre demande sera étudiée avec le compte tel qu’il est.',
      continuer: 'Continuer sans vérifier',
    },
    validationcir: {
      titre: 'Votre compte est-il toujours exact ?',
      texte: (jour: string) =>
        `Vous avez vérifié votre compte individuel retraite le ${jour}. Si votre situation a changé depuis (grade, temps de travail, enfant), relisez-le.`,
      oui: 'Oui, continuer ma demande',
    },
    modificationcir: {
      titre: 'Faire corriger votre compte',
      enLigne:
        'Dites quelle ligne est inexacte ou manquante, avec ce qui le prouve. Votre demande de retraite commencée est gardée : vous la retrouverez ici.',
      messagerie:
        'Votre compte ne peut pas être corrigé en ligne. Écrivez à votre service en disant quelle ligne est inexacte et pourquoi. Votre demande de retraite commencée est gardée.',
      personnel:
        'Votre compte ne peut pas être corrigé en ligne. Adressez-vous à votre service des ressources humaines, en disant quelle ligne est inexacte et pourquoi.',
      corriger: 'Demander une correction',
      ecrire: componentMessages.ecrireAuService,
    },
  },
  prevision: {
    titre: 'Votre prévision de pension',
    section: 'Voyez ce que serait votre pension',
    texte:
      'Choisissez le mois de votre départ : le montant est calculé d’après votre compte individuel retraite.',
    ouvrir: 'Voir ma prévision',
    mois: 'Date de départ, le 1er d’un mois',
    choisir: 'Choisissez un mois et une année pour voir l’estimation.',
    annonce: (date: string, brut: string) => `Départ le ${date} : pension brute de ${brut} par mois.`,
    absent:
      'L’estimation n’est pas possible : nous n’avons pas encore de compte individuel retraite à votre nom. Votre demande peut être faite sans elle.',
    impossible: (raison: string) => `L’estimation n’est pas possible pour cette date. ${raison}`,
    motif: 'Motif de départ',
    provenance: (jour: string, regles: string) => `calculée le ${jour}. Règles : ${regles}.`,
    simulateur: 'Comparer plusieurs dates dans le simulateur',
    retenir: 'Retenir cette date pour ma demande',
    retenue: (date: string) => `Départ le ${date} : cette date est reprise dans votre demande.`,
  },
  situation: {
    identite: 'Votre identité',
    nom: 'Nom de naissance',
    prenom: 'Prénom',
    naissance: 'Date de naissance',
    nir: 'Numéro de sécurité sociale',
    identiteSource:
      'Ces informations viennent de votre administration. Si l’une est inexacte, écrivez à votre service avant d’envoyer votre demande.',
  },
  enfants: {
    compte: (nombre: number) =>
      nombre === 0
        ? 'Votre compte individuel retraite ne contient aucun enfant.'
        : `Votre compte individuel retraite contient ${nombre === 1 ? '1 enfant, repris' : `${nombre} enfants, repris`} ci-dessous : vérifiez chacun.`,
    tous: 'Ajoutez chacun des enfants que vous avez eus ou élevés, même adultes aujourd’hui.',
  },
} as const
