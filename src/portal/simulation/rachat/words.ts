import { dureeEnLettres, trimestres } from '#rules/format/durees.ts'
import type { RachatInutile } from '#rules/carriere/effets.ts'

/** What the buy-back of study years shows. */
export const calculetteMessages = {
  chapo:
    'Comparez le coût et l’effet des trois options de rachat. Rien de ce que vous saisissez n’est envoyé ni gardé.',
  prerempli:
    'Votre date de naissance, votre indice et vos trimestres viennent de votre compte individuel retraite. Vous pouvez les modifier.',
  chargement: 'Lecture de votre compte individuel retraite…',
  demande: {
    titre: 'Votre demande',
    dateNaissance: 'Date de naissance',
    indiceMajore: 'Indice majoré',
    indiceMajoreAide:
      'Il figure sur votre bulletin de paie. Nombre de 300 à 1515, ou groupe hors échelle et chevron, par exemple A3.',
    dateDemande: 'Date de la demande de rachat',
    dateDemandeAide: 'Format attendu : JJ/MM/AAAA. Le coût dépend de votre âge à cette date.',
    trimestres: 'Nombre de trimestres à racheter',
    trimestresAide: 'De 1 à 12.',
    trimestresEtudes: (nombre: number) =>
      nombre === 0
        ? 'Les périodes d’études indiquées n’ouvrent droit à aucun trimestre. Corrigez-les, ou supprimez-les.'
        : `Les périodes d’études indiquées ouvrent droit à ${trimestres(nombre)} au plus. Demandez-en moins, ou corrigez vos périodes.`,
    option: 'Option qui vous intéresse',
  },
  etudes: {
    titre: 'Vos périodes d’études (facultatif)',
    aide: 'Un trimestre correspond à 90 jours d’études à la suite, dans la limite de 4 par année civile et de 12 en tout. Un trimestre déjà compté par un régime de retraite ne peut pas être racheté.',
    periode: (rang: number) => `Période ${rang}`,
    debut: (rang: number) => `Début de la période ${rang}`,
    fin: (rang: number) => `Fin de la période ${rang}`,
    diplome: 'Diplôme obtenu, ou admission en grande école ou en classe préparatoire',
    ajouter: 'Ajouter une période d’études',
    supprimer: (rang: number) => `Supprimer la période ${rang}`,
    supprimee: 'Période supprimée.',
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
    trimestresLiquidables: 'Trimestres liquidables',
    trimestresLiquidablesAide: 'Services dans la fonction publique, bonifications comprises.',
    trimestresAssurance: 'Trimestres d’assurance',
    trimestresAssuranceAide: 'Tous régimes de retraite réunis.',
    trimestresBonification: 'Dont bonifications',
    enfants: 'Enfants élevés pendant neuf ans',
    nbi: 'Points de NBI',
  },
  resultats: {
    titre: 'Les trois options',
    aSaisir:
      'Indiquez votre date de naissance, votre indice et un nombre de trimestres : les trois options s’affichent ici.',
    aCorriger: 'Corrigez les champs signalés : les trois options s’afficheront ici.',
    annonce: (nombre: number, couts: readonly string[]) =>
      `Rachat de ${trimestres(nombre)} : option 1, ${couts[0]} ; option 2, ${couts[1]} ; option 3, ${couts[2]}.`,
    annonceErreurs: (nombre: number) =>
      nombre === 1 ? '1 champ est à corriger.' : `${nombre} champs sont à corriger.`,
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
    choisie: 'Votre choix',
    cout: 'Coût',
    coutDetail: (nombre: number, taux: string, indice: number, point: string) =>
      `${trimestres(nombre)} × ${taux} % × ${indice} points × ${point} €`,
    abattement: 'Abattement jeunes diplômés',
    abattementAucun: 'Aucun : il est ouvert jusqu’à l’année de vos 40 ans.',
    abattementAucunAvant2025: 'Aucun : il est ouvert dix ans après la fin des études, à indiquer plus haut.',
    abattementDetail: (nombre: number, montant: string) => `${trimestres(nombre)} × ${montant}`,
    net: 'Reste à payer',
    netDetail: 'Coût moins abattement. Déductible du revenu imposable.',
    paiement: 'Paiement',
    comptant: 'En une seule fois',
    echelonne: (annees: readonly number[], mensualite: string) =>
      `En une fois, ou étalé sur ${annees.length > 2 && annees[1] === 3 ? '3 ou 5 ans' : `${dureeEnLettres({ annees: annees.at(-1) ?? 1, mois: 0 })} au plus`} (environ ${mensualite} par mois)`,
    gain: 'Gain sur la pension',
    gainMensuel: (montant: string) => `${montant} bruts par mois`,
    gainDetail: (avant: string, apres: string) =>
      `Pension de ${apres} bruts par mois avec le rachat, au lieu de ${avant}.`,
    gainInconnu: 'Remplissez « Pour estimer le gain ».',
    equilibre: 'Âge d’équilibre',
    equilibreAge: (annees: number, mois: number) => dureeEnLettres({ annees, mois }),
    equilibreJamais: 'Jamais : cette option n’augmente pas la pension.',
    equilibreDetail: 'Âge auquel le gain cumulé dépasse le reste à payer, impôts non compris.',
    asavoir: 'À savoir',
    inutile: {
      SANS_DECOTE: 'Vous partez sans décote : racheter du taux n’apporte rien.',
      POURCENTAGE_MAXIMUM:
        'Votre pension est déjà au pourcentage maximum : racheter de la durée n’apporte rien.',
      PLUS_DE_VINGT_TRIMESTRES:
        'Il vous manque plus de 20 trimestres : la décote est plafonnée à 20, le rachat peut ne pas la réduire.',
    } satisfies Record<RachatInutile, string>,
    aucunObstacle: 'Aucune raison connue de renoncer à cette option.',
    manquants: (requis: number, manquants: number) =>
      manquants > 0
        ? `À cette date, ${trimestres(requis)} d’assurance sont requis : il vous en manque ${manquants} pour une pension sans décote due à la durée.`
        : `À cette date, ${trimestres(requis)} d’assurance sont requis, et vous les avez.`,
    indicatifTitre: 'Barème indicatif',
    indicatif: (valable: string) =>
      `Ces coûts suivent le barème en vigueur jusqu’au ${valable}, le dernier publié. Le barème applicable à votre demande n’est pas confirmé : demandez un devis à votre administration.`,
    agePlafond: (age: number, dernier: number) =>
      `À ${age} ans, le coût repris est celui de ${dernier} ans, dernier âge de ce barème.`,
    abattementIndicatif: 'Barème indicatif.',
    source:
      'Source du barème : décret n° 2003-1310 du 26 décembre 2003, art. 2 et 2 bis ; art. L. 9 bis du code des pensions.',
    regles: {
      '2026-09-01':
        'Règles utilisées : droit en vigueur pour les pensions qui commencent à partir du 1er septembre 2026.',
      '2023-09-01':
        'Règles utilisées : droit applicable aux pensions qui commencent du 1er septembre 2023 au 31 août 2026.',
    },
    pied: (date: string) => `Estimation non contractuelle, calculée le ${date}.`,
  },
} as const
