import type { Duree } from '#rules/calendar/ages.ts'
import { dureeEnLettres, trimestres } from '#rules/format/durees.ts'
import { enLettres, euros } from '#rules/format/nombres.ts'
import { libellesSimulation } from '#contract/simulation/libelles.ts'
import type { Euros } from '#rules/money.ts'
import { INDICE_MAXIMUM, INDICE_MINIMUM } from '#rules/retraite/montant/indice.ts'
import { baremeRachat, RACHAT_MAXIMUM } from '#rules/retraite/montant/rachat.ts'
import { loiDite } from '#rules/retraite/regle/loiDite.ts'
import { CENT_ANS, inutileMessages } from './resultats/inutile.ts'

const { limits: limites, abatement: abattement } = baremeRachat
const ageAbattement = abattement.deadline.find(({ age }) => age !== undefined)?.age ?? 0
const apresEtudes =
  abattement.deadline.find((delai) => delai.yearsAfterStudies !== undefined)?.yearsAfterStudies ?? 0

/** What the buy-back of study years shows. */
export const calculetteMessages = {
  chapo:
    'Comparez le coût et l’effet des trois options de rachat. Rien de ce que vous saisissez n’est envoyé ni gardé.',
  savoir: 'Ce qu’il faut savoir avant de racheter',
  visiteur: {
    question: 'Vous avez un espace ?',
    connexion: 'Connectez-vous',
    suite: ' : votre carrière y est déjà, et le gain se calcule à partir d’elle.',
  },
  compte: {
    prerempli:
      'Votre indice et vos trimestres viennent de votre compte individuel retraite : les montants sont ceux du simulateur pour les mêmes hypothèses.',
    laisser: 'Saisir d’autres trimestres que ceux de mon compte',
    laisse:
      'Les champs sont remplis avec votre compte individuel retraite. Vous pouvez tous les modifier : les montants ne sont plus ceux du simulateur.',
    reprendre: 'Reprendre les valeurs de mon compte',
  },
  chargement: 'Lecture de votre compte individuel retraite…',
  demande: {
    titre: 'Votre demande',
    dateNaissance: 'Date de naissance',
    indiceMajore: 'Indice majoré à la date de la demande',
    indiceMajoreAide: `Il fixe le coût, même détenu depuis peu. Il figure sur votre bulletin de paie. Nombre de ${INDICE_MINIMUM} à ${INDICE_MAXIMUM}, ou groupe hors échelle et chevron, par exemple A3.`,
    dateDemande: 'Date de la demande de rachat',
    dateDemandeAide: 'Format attendu : JJ/MM/AAAA. Le coût dépend de votre âge à cette date.',
    trimestres: 'Nombre de trimestres à racheter',
    trimestresAide: `De 1 à ${RACHAT_MAXIMUM}.`,
    utile: (minimum: number) =>
      minimum === 1
        ? 'À votre date de départ, la pension augmente dès 1 trimestre racheté.'
        : `À votre date de départ, la pension augmente à partir de ${trimestres(minimum)} rachetés.`,
    utileAucun: 'À votre date de départ, aucun trimestre racheté n’augmente la pension.',
    trimestresEtudes: (nombre: number) =>
      nombre === 0
        ? 'Les périodes d’études indiquées n’ouvrent droit à aucun trimestre. Corrigez-les, ou supprimez-les.'
        : `Les périodes d’études indiquées ouvrent droit à ${trimestres(nombre)} au plus. Demandez-en moins, ou corrigez vos périodes.`,
    option: 'Quelle option voulez-vous étudier ? (facultatif)',
  },
  etudes: {
    titre: 'Vos périodes d’études (facultatif)',
    aide: `Un trimestre correspond à ${limites.quarterDays} jours d’études à la suite, dans la limite de ${limites.maxQuartersPerCalendarYearAllSchemes} par année civile et de ${RACHAT_MAXIMUM} en tout. Un trimestre déjà compté par un régime de retraite ne peut pas être racheté.`,
    acquisRetires: 'Ceux que votre compte connaît pour les mêmes années sont retirés.',
    acquisAVerifier: 'Vérifiez sur votre relevé de carrière : ce calcul ne les connaît pas.',
    periode: (rang: number) => `Période ${rang}`,
    debut: (rang: number) => `Début de la période ${rang}`,
    fin: (rang: number) => `Fin de la période ${rang}`,
    diplome: 'Diplôme obtenu, ou admission en grande école ou en classe préparatoire',
    ajouter: 'Ajouter une période d’études',
    supprimer: (rang: number) => `Supprimer la période ${rang}`,
    supprimee: 'Période supprimée.',
    retablir: (rang: number) => `Annuler la suppression de la période ${rang}`,
    droit: (nombre: number) =>
      nombre === 0
        ? 'Ces périodes ne permettent de racheter aucun trimestre.'
        : `Ces périodes permettent de racheter jusqu’à ${trimestres(nombre)}.`,
    sansDiplome: 'Une période sans diplôme ni admission ne peut pas être rachetée : elle n’est pas comptée.',
  },
  gain: {
    titre: 'Pour estimer le gain (facultatif)',
    aide: 'Indiquez la date à laquelle vous pensez partir et les trimestres que vous aurez à cette date, sans le rachat. Ils figurent sur votre relevé de carrière.',
    categorie: 'Catégorie d’emploi',
    categories: { sedentaire: 'Sédentaire', active: 'Active', superactive: 'Super-active' },
    dateDepart: 'Date de départ souhaitée',
    dateDepartAide: 'Le 1er d’un mois, par exemple 01/09/2031.',
    indiceDepart: 'Indice majoré au départ',
    indiceDepartAide: 'Il fixe la pension. Laissez vide s’il est le même qu’à la demande.',
    indiceCompteAide: (indice: number) =>
      `Il fixe la pension. Laissez vide pour ${indice}, celui de votre compte, détenu depuis ${loiDite.indiceTenu} à cette date.`,
    titreCompte: 'Votre départ',
    naissance: (date: string, categorie: string) => `Date de naissance : ${date}. Catégorie : ${categorie}.`,
    trimestresDuCompte: (liquidables: number, assurance: string) =>
      `Trimestres à cette date, sans le rachat : ${liquidables} liquidables, ${assurance} d’assurance.`,
    motif: (motif: string) => `Motif : ${motif}.`,
    enfantsComptes: (nombre: number) => `${libellesSimulation.enfants} : ${nombre}.`,
    tempsActuel: 'Temps de travail : l’actuel, jusqu’au départ.',
    tempsSuppose: 'Temps de travail : celui que vous avez supposé dans le simulateur.',
    trimestresLiquidables: 'Trimestres liquidables',
    trimestresLiquidablesAide:
      'Services dans la fonction publique et service national, bonifications comprises.',
    trimestresAssurance: 'Trimestres d’assurance',
    trimestresAssuranceAide: 'Tous régimes de retraite réunis.',
    trimestresBonification: 'Dont bonifications',
    trimestresEnfants: 'Trimestres accordés pour des enfants',
    trimestresEnfantsAide:
      'Bonifications et majorations : elles changent ici la surcote. Sans réponse, un enfant et une bonification font supposer qu’il y en a.',
    trimestresHorsSurcote: 'Bonifications autres que pour enfants',
    trimestresHorsSurcoteAide:
      'Dépaysement, campagne, services aériens, cinquième… : la surcote ne les compte pas. Sans réponse, il n’y en a aucune.',
    enfants: `Enfants élevés pendant ${loiDite.eleve}`,
    enfantsAide: `Ne comptez que ceux qui auront ${loiDite.ageEnfant} à la date de départ.`,
    nbi: 'Points de nouvelle bonification indiciaire (NBI)',
  },
  suites: {
    titre: 'Continuer',
    simulateurAvec: 'Voir ce rachat dans le simulateur',
    simulateur: 'Simuler ma retraite',
    compte: 'Vérifier mon compte individuel retraite',
  },
  resultats: {
    titre: 'Les trois options',
    aSaisir: {
      dateNaissance: 'votre date de naissance',
      trimestres: 'un nombre de trimestres',
      indiceMajore: 'votre indice',
      dateDemande: 'la date de votre demande',
    },
    indiquez: (manquants: readonly string[]) =>
      `Indiquez ${[manquants.slice(0, -1).join(', '), ...manquants.slice(-1)].filter(Boolean).join(' et ')} : les trois options s’affichent ici.`,
    aVerifier: 'Les trois options s’affichent ici dès que les champs ci-dessus sont complets.',
    enBref: {
      rachat: (nombre: number) => `Rachat de ${trimestres(nombre)}`,
      options: (de: string, a: string) => (de === a ? `${de} à payer` : `de ${de} à ${a} à payer`),
      option: (option: number, net: string) => `option ${option}, ${net} à payer`,
      indicatif: ' (barème indicatif)',
      gain: (mensuel: Euros) =>
        mensuel === 0 ? ', sans gain sur la pension' : `, gain de ${euros(mensuel)} bruts par mois`,
      voir: 'Voir le détail',
    },
    aCorriger: 'Corrigez les champs signalés : les trois options s’afficheront ici.',
    annonce: (nombre: number, options: readonly string[]) =>
      `Rachat de ${trimestres(nombre)} : ${options.map((dit, rang) => `option ${rang + 1}, ${dit}`).join(' ; ')}.`,
    options: {
      1: {
        nom: 'Option 1 : durée',
        effet: 'Augmente la durée qui calcule la pension, sans réduire la décote.',
      },
      2: {
        nom: 'Option 2 : taux',
        effet: 'Réduit la décote, sans augmenter la durée qui calcule la pension.',
      },
      3: { nom: 'Option 3 : taux et durée', effet: 'Augmente la durée et réduit la décote.' },
    },
    choisie: 'Option étudiée',
    cout: 'Coût',
    coutDetail: (nombre: number, taux: string, indice: number, point: string) =>
      `${trimestres(nombre)} × ${taux} % × ${indice} points × ${point} €`,
    abattement: 'Abattement jeunes diplômés',
    abattementAucun: `Aucun : il est ouvert jusqu’à l’année de vos ${ageAbattement} ans.`,
    abattementAucunAvant2025: `Aucun : il est ouvert ${enLettres(apresEtudes)} ans après la fin des études, à indiquer plus haut.`,
    abattementDetail: (nombre: number, montant: string) => `${trimestres(nombre)} × ${montant}`,
    net: 'Reste à payer',
    netDetail: 'Reste à payer : le coût moins l’abattement. Il est déductible du revenu imposable.',
    paiement: 'Paiement',
    comptant: (confirme: boolean) => `En une seule fois${confirme ? '' : ' (lecture non confirmée)'}`,
    echelonne: (annees: readonly number[], mensualite: string) => {
      const plus = dureeEnLettres({ annees: annees.at(-1) ?? 1, mois: 0 })
      const toutes = annees.length === annees.at(-1)
      const durees = toutes ? `${plus} au plus` : `${annees.slice(1, -1).join(', ')} ou ${plus}`
      return `En une fois, ou étalé sur ${durees} (environ ${mensualite} par mois sur ${plus})`
    },
    gain: 'Gain sur la pension',
    gainMensuel: (mensuel: Euros) => (mensuel === 0 ? 'Aucun' : `${euros(mensuel)} bruts par mois`),
    gainDetail: (avant: string, apres: string) =>
      avant === apres
        ? `La pension reste de ${avant} bruts par mois avec le rachat.`
        : `Pension de ${apres} bruts par mois avec le rachat, au lieu de ${avant}.`,
    gainInconnu: 'Remplissez « Pour estimer le gain ».',
    equilibre: 'Âge d’équilibre',
    equilibreAge: (age: Duree) => (age.annees >= CENT_ANS ? `Après ${CENT_ANS} ans` : dureeEnLettres(age)),
    equilibreJamais: 'Jamais : ce rachat n’augmente pas la pension.',
    equilibreDetail:
      'Âge d’équilibre : celui auquel le gain cumulé, brut, dépasse le reste à payer. Ni l’impôt ni les prélèvements sociaux ne sont comptés.',
    asavoir: 'À savoir',
    inutile: inutileMessages,
    aucuneAlerte:
      'Aucune des alertes que cette page vérifie, à cette date de départ. Ni vos impôts ni votre espérance de vie ne sont comptés.',
    utile: 'Nombre utile',
    utileAucun: 'Aucun : à cette date de départ, cette option n’augmente pas la pension.',
    utileMaximum: (nombre: number) => `Jusqu’à ${trimestres(nombre)}, le plus que l’on puisse racheter.`,
    utileNombre: (nombre: number) =>
      `${trimestres(nombre)}. Au-delà, racheter avec cette option ne sert à rien à cette date de départ.`,
    manquants: (requis: number, manquants: number, decote: boolean) =>
      manquants > 0
        ? `À cette date, ${trimestres(requis)} d’assurance sont requis : il vous en manque ${manquants}${decote ? ' pour une pension sans décote due à la durée' : ', mais votre pension n’a pas de décote'}.`
        : `À cette date, ${trimestres(requis)} d’assurance sont requis, et vous les avez.`,
    indicatifTitre: 'Barème indicatif',
    indicatif: (valable: string) =>
      `Ces coûts suivent le barème en vigueur jusqu’au ${valable}, le dernier publié. Le barème applicable à votre demande n’est pas confirmé : demandez un devis à votre administration.`,
    agePlafond: (age: number, dernier: number) =>
      `À ${age} ans, le coût repris est celui de ${dernier} ans, dernier âge de ce barème.`,
    abattementIndicatif: 'Barème indicatif.',
    source:
      'Source du barème : décret n° 2003-1310 du 26 décembre 2003, art. 2 et 2 bis ; art. L. 9 bis du code des pensions.',
    regles: (nom: string) => `Règles utilisées : ${nom}.`,
    pied: (date: string) => `Estimation non contractuelle, calculée le ${date}.`,
  },
} as const
