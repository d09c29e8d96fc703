import { libellesSimulation as libelles } from '#contract/simulation/libelles.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { minuscule } from '#rules/format/typographie.ts'
import { QUOTITES_PROGRESSIVES } from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import { RACHAT_MAXIMUM } from '#rules/retraite/montant/rachat.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import { derniereRegle, partiesDe } from '#rules/retraite/regle/regle.ts'
import { SIMULATOR_AGE } from '#rules/simulation/simulateur.ts'
import { nomsDesReperes } from '#rules/simulation/courbe.ts'
import { estimationMessages } from '#portal/components/words/estimation.ts'
import { scenariosMessages } from './scenarios/words.ts'

// Departures to come are those of the last law known.
const { annulmentOfDecote, disability } = partiesDe(derniereRegle())
const { carers: aidants } = annulmentOfDecote

/** Sentences of the simulator. */
export const simulateurMessages = {
  chargement: 'Chargement de votre compte individuel retraite…',
  indisponible: {
    age: (date: string) =>
      `Le simulateur s’ouvre à ${SIMULATOR_AGE} ans : il sera disponible pour vous à partir du ${date}.`,
    compte:
      'Nous n’avons pas encore de compte individuel retraite à votre nom. Demandez à votre service des ressources humaines de transmettre votre dossier, puis revenez sur cette page.',
  },
  saisie: {
    titre: libelles.hypotheses,
    depart: 'Date de départ, le 1er d’un mois',
    departAide:
      'Votre pension commence ce jour-là. Une date après la limite d’âge suppose une prolongation, ou l’autorisation de votre employeur.',
    motif: libelles.motif,
    motifs: {
      1: 'À l’âge d’ouverture de vos droits, ou après',
      2: `Parent de ${loiDite.enfants}`,
      3: 'Carrière longue',
      4: 'Parent d’un enfant handicapé',
      5: 'Fonctionnaire handicapé',
    },
    indice: libelles.indice,
    indiceAide: `Détenu au moins ${loiDite.indiceTenu} avant le départ : sinon, c’est l’indice précédent qui compte. Il figure sur votre bulletin de paie ; pour un groupe hors échelle, écrivez par exemple A3, BB1 ou F. Pour un départ plus tôt, les résultats prennent l’indice que votre compte donne alors, s’il est plus bas.`,
    autres: 'Temps de travail, enfants, handicap, rachat, RAFP, impôts et règles',
    quotites: libelles.quotites,
    quotitesAide:
      'Sans période ajoutée, votre temps de travail actuel continue jusqu’au départ. Une quotité s’écrit en pour cent, ou en heures : 20/35.',
    quotiteDebut: (rang: number) => `Période ${rang} : à partir du mois de`,
    quotite: (rang: number) => `Quotité de la période ${rang}, en % ou en heures`,
    ajouterQuotite: 'Ajouter une période',
    retirerQuotite: (rang: number) => `Retirer la période ${rang}`,
    retablirQuotite: (rang: number) => `Annuler le retrait de la période ${rang}`,
    trimestresHandicap: libelles.trimestresHandicap,
    trimestresHandicapAide: `Depuis que votre incapacité est reconnue. Ceux que couvre une reconnaissance de travailleur handicapé (RQTH) comptent aussi pour ce départ, jusqu’au ${dateEnChiffres(disability.rqthUntil)}. S’ils continuent jusqu’au départ, ceux à venir s’y ajoutent. Ceux d’un autre régime comptent aussi pour ce départ : interrogez votre service des ressources humaines.`,
    trimestresNbi: libelles.trimestresNbi,
    trimestresNbiAide: (points: number) =>
      `Toutes vos périodes de nouvelle bonification indiciaire, même anciennes : quatre trimestres par an. ${
        points > 0
          ? `Vos ${points} points d’aujourd’hui sont supposés gardés jusqu’au départ : les trimestres à venir s’y ajoutent. Sans réponse, le supplément affiché est un plafond.`
          : 'Laissez vide si vous n’en avez jamais perçu.'
      }`,
    moyenneNbi: libelles.moyenneNbi,
    moyenneNbiAide: 'Ils figurent sur vos bulletins de paie ; sans réponse, ceux de votre compte.',
    annulationA65: libelles.annulationA65,
    annulationA65Aide: `Cochez si vous avez consacré ${aidants.months} mois au moins à votre enfant handicapé, comme salarié ou comme aidant familial au titre de la prestation de compensation : la décote disparaît alors à ${loiDite.ageAidant}, si elle ne disparaît pas déjà plus tôt.`,
    incapacitePermanente: libelles.incapacitePermanente,
    incapacitePermanenteAide:
      'Cochez si elle sera reconnue à votre départ : la décote ne s’applique pas, quel que soit votre motif. Une reconnaissance de travailleur handicapé (RQTH) ne suffit pas.',
    annuleeA65: `Votre compte a une majoration pour enfant handicapé : la décote disparaît à ${loiDite.ageAidant}.`,
    dejaAnnulee: (age: string) =>
      `La décote disparaît déjà à ${age} pour votre catégorie d’emploi : avoir aidé un enfant handicapé n’y change rien.`,
    quotitePassee: (periode: string) => `${libelles.quotitePassee(periode)}, en % ou en heures`,
    quotitePasseeAide: (parDefaut: number) =>
      `Votre compte ne la dit pas : elle figure sur votre arrêté de temps partiel ou vos bulletins de paie. Sans réponse, cette période compte pour ${parDefaut}\u00A0%, la quotité la plus basse.`,
    quotiteRetiree: 'La période est retirée.',
    enfants: libelles.enfants,
    enfantsAide: `Ne comptez que ceux qui auront ${loiDite.ageEnfant} à la date de départ : la majoration de pension n’est payée pour un enfant qu’à partir de cet âge. Pour la simulation seulement : votre compte ne change pas. Les trimestres pour enfants restent ceux du compte.`,
    rachat: libelles.rachat,
    rachatAide: `De 1 à ${RACHAT_MAXIMUM}. Laissez vide s’il n’y en a pas.`,
    comparerRachats: 'Comparer le coût et le gain des trois options de rachat',
    option: 'Option de rachat',
    options: {
      1: 'Durée : les trimestres comptent pour le pourcentage',
      2: 'Taux : les trimestres réduisent la décote',
      3: 'Taux et durée : les trimestres comptent pour les deux',
    },
    points: libelles.points,
    pointsAide: (date: string | undefined) =>
      date === undefined
        ? 'Recopiez-les de votre relevé de compte RAFP.'
        : `Connus au ${date}. Vous pouvez recopier ceux de votre relevé de compte RAFP.`,
    revenu: 'Revenu fiscal de référence, en euros',
    revenuAide:
      'Il figure sur votre avis d’impôt. Sans lui, la pension nette n’est pas estimée : le taux de la CSG en dépend.',
    quotiteProgressive: 'Quotité de travail en retraite progressive, en % ou en heures',
    quotiteProgressiveAide: `Par exemple 80, ou 20/35 en heures : une quotité ${QUOTITES_PROGRESSIVES}\u00A0%, pour la comparaison ci-dessous.`,
    parts: 'Parts fiscales',
    partsAide: 'Par exemple 1, 1,5 ou 2,25.',
    regle: libelles.regle,
    regles: libelles.regles,
    reinitialiser: 'Revenir aux valeurs de mon compte',
  },
  conditions: {
    titre: (motif: string) => `Conditions du motif « ${motif} »`,
    colonnes: ['Condition', 'Ce que montre votre compte', 'À la date choisie', 'Texte'],
    etats: { remplie: 'Remplie', manque: 'Non remplie', verifier: 'À vérifier' },
    nombres: {
      remplie: (nombre: number) => `${nombre} ${nombre === 1 ? 'remplie' : 'remplies'}`,
      manque: (nombre: number) => `${nombre} non ${nombre === 1 ? 'remplie' : 'remplies'}`,
      verifier: (nombre: number) => `${nombre} à vérifier`,
    },
    abreviations: libelles.abreviations,
    resume: (titre: string, nombres: readonly string[]) => `${titre} : ${nombres.join(', ')}`,
  },
  erreurs: {
    compte: 'Votre compte ne permet pas cette estimation',
    constats: (nombre: number) =>
      nombre === 1
        ? 'Votre compte a un point à vérifier, qui peut changer ce montant.'
        : `Votre compte a ${nombre} points à vérifier, qui peuvent changer ce montant.`,
    verifierCompte: 'Vérifier mon compte individuel retraite',
    resume: (nombre: number) =>
      nombre === 1 ? 'Une saisie est à corriger.' : `${nombre} saisies sont à corriger.`,
    anciens: (date: string) =>
      `Les résultats ci-dessous sont ceux de votre dernière saisie valide : départ le ${date}.`,
    aucun: 'Aucun résultat : corrigez d’abord les saisies signalées.',
  },
  resultats: {
    ...estimationMessages,
    titre: 'Votre pension selon la date de départ',
    calculee: (jour: string, regles: string) => `calculée le ${jour}. Règles : ${regles}.`,
    limite: (jour: string, depart: string) =>
      `Limite d’âge, sauf prolongation : le ${jour}${depart === jour ? '' : ` (départ compté au ${depart})`}.`,
    annonce: {
      depart: (date: string, suite: readonly string[]) => `Départ le ${date} : ${suite.join(', ')}.`,
      brut: (montant: string) => `pension brute de ${montant} par mois`,
      net: (montant: string) => `pension nette de ${montant} par mois`,
      sansNet: 'pension nette non estimée',
      rafp: (montant: string) => `RAFP : ${montant}`,
      sansRafp: 'RAFP non estimée',
      memes: 'mêmes montants',
      comparaison: 'La comparaison de vos choix a changé, pas les montants à la date choisie.',
      inchange: 'Les montants ne changent pas.',
    },
    dates: nomsDesReperes,
    nomsDesDates: (noms: readonly string[]) =>
      noms.map((nom, rang) => (rang === 0 ? nom : minuscule(nom))).join(', '),
    bandeau: {
      aCorriger: 'Saisie à corriger. Dernier résultat :',
      montant: (brut: string) => `${brut} bruts par mois`,
      depart: (date: string) => `Départ le ${date}`,
      voir: 'Voir le détail',
    },
    introuvable:
      'Avec ce motif et ces hypothèses, le simulateur ne trouve aucun mois de départ qui y réponde.',
    apresLimite: 'Après la limite d’âge',
    net: libelles.net,
    sansNet: 'Saisissez votre revenu fiscal de référence',
    saisirRevenu: 'Saisir mon revenu fiscal, pour la pension nette',
    trimestres: libelles.trimestres,
    comptes: libelles.comptes,
    majoration: 'Dont majoration pour enfants',
    minimum: 'Minimum garanti',
    minimumApplique: (montant: string) => `${montant} par mois : il est plus favorable que le calcul`,
    rafp: libelles.rafp,
    rafpFormes: {
      rente: (montant: string) => `${montant} par mois`,
      capital: (montant: string) => `${montant}, versés une fois`,
      fractionne: (montant: string) => `${montant}, versés en deux fois`,
      nonOuvert: 'à l’âge légal seulement',
    },
    remplacement: 'Taux de remplacement brut',
    remplacementAide:
      'Taux de remplacement brut : pension brute, sans la RAFP, rapportée au dernier traitement indiciaire brut à temps plein, sans les primes ni la NBI.',
  },
  explication: {
    titre: libelles.explication,
    legende: (date: string) => `Calcul de la pension pour un départ le ${date}`,
    ligne: libelles.ligne,
    formule: libelles.formule,
    valeur: libelles.valeur,
    source: libelles.source,
    abreviations: libelles.abreviations,
    rachete:
      'Dans cette simulation, les trimestres rachetés comptent dans la pension ; leur coût, à votre charge, n’en est pas déduit.',
    sansValeur: 'sans objet',
    sansMontant: 'aucun montant',
  },
  graphique: {
    section: 'Mois par mois',
    titre: libelles.courbe,
    description: (premier: string, bas: string, dernier: string, haut: string) =>
      `De ${bas} pour un départ en ${premier} à ${haut} pour un départ en ${dernier}.`,
    axe: libelles.mois,
    serie: libelles.brut,
  },
  scenarios: scenariosMessages,
} as const
