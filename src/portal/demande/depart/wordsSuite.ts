import type { GroupePieces } from '#rules/demande/demandeDepart.ts'
import type { FauteDeMotif } from '#rules/retraite/droit/motifs.ts'

/** Words of a reason of departure. */
interface Motif {
  readonly conditions: string
  readonly justificatifs: string
}

const motifs: Readonly<Record<1 | 2 | 3 | 4 | 5, Motif>> = {
  1: {
    conditions: 'Condition : avoir atteint l’âge d’ouverture des droits de votre génération.',
    justificatifs: 'Aucun justificatif à joindre pour ce motif.',
  },
  2: {
    conditions:
      'Conditions : trois enfants et quinze ans de services avant 2012, avec une interruption ou une réduction d’activité pour chaque enfant.',
    justificatifs:
      'Justificatifs : livret de famille, et ce qui prouve l’interruption ou la réduction d’activité.',
  },
  3: {
    conditions:
      'Conditions : avoir commencé à travailler avant 16, 18, 20 ou 21 ans, et réunir tous les trimestres requis.',
    justificatifs:
      'Aucun justificatif à joindre pour ce motif : les trimestres retenus sont ceux de votre compte. Vérifiez-le avant d’envoyer.',
  },
  4: {
    conditions:
      'Conditions : un enfant vivant de plus d’un an, invalide à 80\u00A0% au moins, quinze ans de services et une interruption ou une réduction d’activité.',
    justificatifs:
      'Justificatifs : livret de famille, décision qui reconnaît l’invalidité de l’enfant, et ce qui prouve l’interruption ou la réduction d’activité.',
  },
  5: {
    conditions:
      'Conditions : avoir 55 ans ou plus, et assez de trimestres cotisés avec une incapacité permanente de 50\u00A0% au moins, ou reconnu travailleur handicapé.',
    justificatifs: 'Justificatifs : les décisions qui reconnaissent votre handicap, avec leurs dates.',
  },
}

/** Conditions of a reason that the account does not show; ages are refused before, by the form. */
const reserves: Readonly<Partial<Record<FauteDeMotif, string>>> = {
  MOTIF_TROIS_ENFANTS:
    'Ce motif demande trois enfants, et vous en avez déclaré moins. Ajoutez-les à l’étape « Votre situation », ou choisissez un autre motif.',
  MOTIF_ENFANT_HANDICAP:
    'Ce motif demande un enfant invalide à 80\u00A0% au moins, et vous n’en avez pas déclaré. Ajoutez-le ou cochez son invalidité à l’étape « Votre situation », ou choisissez un autre motif.',
  MOTIF_QUINZE_ANS:
    'Ce motif demande quinze ans de services effectifs, que votre compte ne montre pas. Si vous les avez, joignez ce qui le prouve ou faites corriger votre compte.',
  LONGUE_CARRIERE_DEBUT:
    'Ce motif demande 5 trimestres à la fin de l’année de vos 21 ans (4 si vous êtes né en octobre, novembre ou décembre), et votre compte en montre moins. Choisissez un autre motif ou, s’il manque une période à votre compte, faites-le corriger.',
  LONGUE_CARRIERE_TRIMESTRES:
    'Ce motif demande tous les trimestres requis pour votre génération, que votre compte ne montre pas à cette date. Si vous les avez, faites corriger votre compte ; sinon, choisissez une date plus tardive.',
  HANDICAP_TRIMESTRES:
    'À cet âge, ce motif demande davantage de trimestres cotisés que votre compte n’en montre. Si vous les avez, joignez ce qui le prouve ; sinon, choisissez une date plus tardive.',
}

const attendus: Readonly<Record<GroupePieces, string>> = {
  enfant:
    'Livret de famille, toutes pages remplies, ou acte de naissance de chaque enfant. Pour un enfant adopté ou recueilli : le jugement ou la décision.',
  handicap: 'Décisions qui reconnaissent le handicap ou le taux d’invalidité, avec leurs dates.',
  serviceauxiliaire:
    'Contrats, certificats de travail ou états de services. Si vous avez un titre de perception, joignez-le aussi.',
  iban: 'Relevé à votre nom, qui porte l’IBAN que vous avez saisi.',
}

/** Sentences of the request for retirement, from the departure to the receipt. */
export const demandeDepartSuiteMessages = {
  enCours: 'Vérification…',
  depart: {
    date: 'Date de départ : le 1er du mois de',
    dateAide:
      'Votre pension commence ce jour-là. Le mieux est de déposer votre demande entre 18 et 6 mois avant.',
    motif: 'Motif de votre départ',
    motifs,
    ageAtteint: 'Vous avez déjà l’âge de ce motif.',
    premiereDate: (date: string) => `Première date possible pour vous : ${date}.`,
    paiement: 'Versement de votre pension',
    auPlusTot: 'Verser ma pension dès mon départ',
    auPlusTotAide: 'Décochez pour choisir une date plus tardive.',
    dateMiseEnPaiement: 'Verser ma pension à partir du 1er du mois de',
    additionnelAuPlusTot: 'Verser ma retraite additionnelle (RAFP) dès mon départ',
    additionnelAide: 'Ce régime, calculé sur vos primes, est versé en plus de votre pension.',
    datePaiementAdditionnel: 'Verser ma retraite additionnelle à partir du 1er du mois de',
    titrePerception: 'J’ai un titre de perception pour mes services d’auxiliaire, et je le joins',
    titrePerceptionAide:
      'C’est la facture de l’État qui fixe les cotisations à verser après coup quand des services d’auxiliaire sont validés. Sans titre de perception, laissez cette case vide.',
  },
  reserves: {
    titre: 'À vérifier',
    proche:
      'Cette date est dans moins de six mois. Votre demande peut ne pas être traitée à temps : votre premier versement arriverait alors en retard. Choisissez une date plus tardive si vous le pouvez ; sinon, prévenez votre employeur dès maintenant et continuez.',
    lointain:
      'Cette date est dans plus de dix-huit mois. Votre situation et les règles peuvent encore changer d’ici là, et votre demande peut attendre avant d’être traitée. Vous pouvez l’envoyer plus tard, ou continuer.',
    motifs: reserves,
    suite: 'Vous pouvez continuer : cet avertissement n’empêche pas d’envoyer votre demande.',
  },
  pieces: {
    attendus,
  },
  recapitulatif: {
    personne: (prenom: string, nom: string, date: string) => `${prenom} ${nom}, naissance le ${date}`,
    enfant: (prenom: string, date: string, annees: string) =>
      `${prenom}, naissance le ${date}, années où vous l’avez élevé : ${annees}`,
    enfantInvalide: (enfant: string) => `${enfant}, invalide à 80\u00A0% au moins`,
    aPartirDu: (adresse: string, date: string) => `${adresse}\nà partir du ${date}`,
    inchangee: 'Pas de changement',
    oui: 'Oui',
    non: 'Non',
    nonPrecise: 'Non précisé',
    date: 'Date de départ',
    motif: 'Motif',
    pension: 'Versement de la pension',
    additionnel: 'Versement de la retraite additionnelle',
    desLeDepart: 'Dès le départ',
    dateChoisie: (date: string) => `À partir du ${date}`,
    titrePerception: 'Titre de perception',
  },
} as const
