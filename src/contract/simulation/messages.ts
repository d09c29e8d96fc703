import { trimestres } from '#rules/format/durees.ts'
import {
  QUOTITES_PROGRESSIVES,
  TRIMESTRES_PROGRESSIVE,
} from '#rules/retraite/montant/progressive/seuilsProgressive.ts'
import type { FauteEtudes } from '#rules/retraite/montant/etudes.ts'
import type { MotifDeFaute } from '#rules/retraite/estimation/verification/faute.ts'

/** Why an estimate is refused, and how to mend it: one sentence for each fault of the engine. */
export const textesRetraite = {
  RETRAITE_DATE_NAISSANCE: 'Saisissez une date de naissance qui existe.',
  RETRAITE_NAISSANCE_HORS_BAREME:
    'L’estimation est possible pour les personnes nées de 1950 à 2010. Vérifiez votre date de naissance, ou interrogez votre service des ressources humaines.',
  RETRAITE_GENERATION_ABSENTE:
    'Nos barèmes ne couvrent pas votre année de naissance pour cette catégorie d’emploi. Interrogez votre service des ressources humaines.',
  RETRAITE_CATEGORIE: 'Choisissez une catégorie d’emploi : sédentaire, active ou super-active.',
  RETRAITE_MILITAIRE:
    'Les pensions des militaires suivent d’autres règles, que cette estimation ne connaît pas. Interrogez le bureau des retraites de votre armée.',
  RETRAITE_DATE_DEPART: 'Saisissez une date de départ qui existe.',
  RETRAITE_DEPART_PREMIER_DU_MOIS:
    'Ici, une pension commence le premier jour d’un mois. Choisissez le 1er d’un mois comme date de départ.',
  RETRAITE_DEPART_ANCIEN:
    'L’estimation est possible pour les départs à partir du 1er septembre 2023. Choisissez une date de départ plus tardive.',
  RETRAITE_DEPART_AGE_MAXIMUM:
    'Cette date dépasse l’âge jusqu’auquel vous pouvez rester en fonctions. Choisissez une date de départ plus proche.',
  RETRAITE_AVANT_AGE:
    'À cette date, vous n’avez pas encore l’âge d’ouverture de vos droits. Choisissez une date plus tardive, ou un motif de départ anticipé s’il vous concerne.',
  RETRAITE_MOTIF: 'Choisissez un motif de départ, de 1 à 5.',
  RETRAITE_MOTIF_TROIS_ENFANTS:
    'Le départ anticipé des parents de trois enfants demande au moins trois enfants. Vérifiez leur nombre, ou choisissez un autre motif.',
  RETRAITE_MOTIF_TROIS_ENFANTS_FERME:
    'Ce départ anticipé n’est resté ouvert qu’aux parents qui avaient, avant 2012, trois enfants et quinze ans de services effectifs : votre compte ne les montre pas. Choisissez un autre motif ou, si votre compte se trompe, faites-le corriger.',
  RETRAITE_MOTIF_ENFANT_HANDICAP:
    'Le départ anticipé des parents d’un enfant handicapé demande au moins un enfant. Vérifiez leur nombre, ou choisissez un autre motif.',
  RETRAITE_MOTIF_QUINZE_ANS:
    'Ce départ anticipé demande quinze ans de services effectifs, soit 60 trimestres sans les bonifications. Vérifiez vos trimestres, ou choisissez un autre motif.',
  RETRAITE_LONGUE_CARRIERE_DEBUT:
    'Le départ pour carrière longue demande 5 trimestres à la fin de l’année de vos 21 ans (ou 4 dans cette seule année pour une naissance en octobre, novembre ou décembre), et votre compte en montre moins. Choisissez un autre motif ou, s’il manque une période à votre compte, faites-le corriger.',
  RETRAITE_LONGUE_CARRIERE_AGE:
    'À cette date, vous n’avez pas encore l’âge d’un départ pour carrière longue. Choisissez une date plus tardive, ou un autre motif.',
  RETRAITE_LONGUE_CARRIERE_TRIMESTRES:
    'Le départ pour carrière longue demande tous les trimestres requis, cotisés ou réputés l’être : ni les trimestres d’études rachetés ni les bonifications n’y comptent, sauf, à partir du 1er septembre 2026, deux trimestres accordés pour vos enfants, au plus. Choisissez une date plus tardive, ou un autre motif.',
  RETRAITE_HANDICAP_AGE:
    'Le départ anticipé des fonctionnaires handicapés est possible à partir de 55 ans. Choisissez une date plus tardive.',
  RETRAITE_HANDICAP_TRIMESTRES:
    'À cet âge, le départ anticipé des fonctionnaires handicapés demande davantage de trimestres cotisés. Choisissez une date plus tardive, ou un autre motif.',
  RETRAITE_INDICE_ABSENT:
    'Saisissez l’indice majoré que vous détiendrez depuis six mois : il figure sur votre bulletin de paie.',
  RETRAITE_INDICE_BORNES:
    'L’indice majoré est un nombre entier de 300 à 1800. Vérifiez-le sur votre bulletin de paie : ce n’est pas l’indice brut.',
  RETRAITE_INDICE_LETTRE:
    'Ce groupe hors échelle n’est pas dans notre barème, qui commence en 2024 et n’a pas les groupes S1 à S5. Saisissez l’indice majoré en chiffres, ou un groupe et son chevron, par exemple A3 ou BB1 (F et G n’en ont pas).',
  RETRAITE_TRIMESTRES:
    'Saisissez un nombre entier de trimestres, jusqu’à 280. Il figure sur votre relevé de carrière.',
  RETRAITE_JOURS:
    'Saisissez un nombre entier de jours : moins de 90 en plus de trimestres entiers, ou 70 ans de services au plus, par mois de trente jours.',
  RETRAITE_BONIFICATION:
    'Les bonifications font partie des trimestres liquidables : elles ne peuvent pas être plus nombreuses qu’eux. Vérifiez ces deux nombres.',
  RETRAITE_DEUX_ANS_DE_SERVICES:
    'Une pension de la fonction publique demande deux ans de services, soit 8 trimestres sans les bonifications. En dessous, interrogez votre service des ressources humaines : vos droits passent au régime général.',
  RETRAITE_ENFANTS:
    'Saisissez un nombre entier d’enfants, de 0 à 20. Au-delà, interrogez votre service des ressources humaines.',
  RETRAITE_BONIFICATION_ARTICLES:
    'Les trimestres donnés par article ne font pas le total des bonifications. Corrigez l’un ou l’autre.',
  RETRAITE_BONIFICATION_DEPAYSEMENT:
    'La bonification de dépaysement demande 15 ans de services, soit 60 trimestres sans les bonifications. Retirez-la, des bonifications et du total des trimestres.',
  RETRAITE_NBI: 'Saisissez un nombre de points de NBI, de 0 à 300, avec deux décimales au plus.',
  RETRAITE_NBI_SERVICES:
    'La NBI ne peut pas avoir été perçue plus longtemps que les services accomplis au départ. Corrigez ce nombre de trimestres.',
  RETRAITE_COTISES:
    'Les trimestres cotisés ou réputés l’être font partie de la durée d’assurance : ils ne peuvent pas être plus nombreux, et contiennent ceux des autres régimes. Vérifiez ces nombres.',
  RETRAITE_COTISES_ATTEINTS:
    'Le jour où les trimestres cotisés requis sont atteints est une date qui existe, au plus tard celle du départ. Corrigez-la.',
  RETRAITE_FIN_DU_TRAVAIL:
    'Le lendemain du dernier jour travaillé est une date qui existe, au plus tard celle du départ. Corrigez-la.',
  RETRAITE_REGLE:
    'Ces règles ne sont pas connues. Laissez le droit en vigueur, ou choisissez le calendrier de 2023.',
  RETRAITE_RAFP_POINTS:
    'Saisissez un nombre positif de points : il figure sur votre relevé de retraite additionnelle.',
  RETRAITE_RACHAT_DATE:
    'La date de la demande de rachat doit exister, se situer après 2003 et précéder la date de départ. Corrigez-la.',
  RETRAITE_RACHAT_AGE:
    'À cette date, vous avez passé l’âge auquel un rachat peut être demandé. Choisissez une date plus ancienne.',
  RETRAITE_RACHAT_AGE_MINIMUM:
    'Un rachat se demande à partir de 20 ans, une fois titulaire. Vérifiez la date de la demande et la date de naissance.',
  RETRAITE_RACHAT_TRIMESTRES: 'Saisissez un nombre entier de trimestres à racheter, de 1 à 12.',
  RETRAITE_RACHAT_OPTION: 'Choisissez une option de rachat : 1 (durée), 2 (taux) ou 3 (taux et durée).',
  RETRAITE_PROGRESSIVE_AGE:
    'À cette date, vous n’avez pas encore l’âge de la retraite progressive. Choisissez une date plus tardive.',
  RETRAITE_PROGRESSIVE_TRIMESTRES: `La retraite progressive demande ${trimestres(TRIMESTRES_PROGRESSIVE)} d’assurance. Choisissez une date plus tardive.`,
  RETRAITE_PROGRESSIVE_QUOTITE: `En retraite progressive, la quotité d’un temps partiel va ${QUOTITES_PROGRESSIVES} % ; celle d’un emploi à temps incomplet, de 1 à 99 %. Corrigez-la.`,
  RETRAITE_REVENU_FISCAL:
    'Saisissez un revenu fiscal de référence positif : il figure sur votre avis d’impôt.',
  RETRAITE_PARTS:
    'Saisissez un nombre de parts d’au moins 1, par quarts de part : il figure sur votre avis d’impôt.',
} as const satisfies Record<`RETRAITE_${MotifDeFaute}`, string>

/** What the simulator says of its fields, beside the faults of the engine. */
export const textesSimulation = {
  SIMULATIONS_COMPLETES: 'Vous gardez déjà quatre simulations. Supprimez-en une pour en garder une autre.',
  SIMULATION_DATE_KO: 'Choisissez une date de départ au premier jour d’un mois.',
  SIMULATION_DATE_PASSEE: 'Cette date est passée. Choisissez un mois à venir.',
  SIMULATION_QUOTITE:
    'La quotité de travail va de 1 à 100 %, en pour cent ou en heures. Corrigez-la, ou retirez la période.',
  SIMULATION_TRIMESTRES_HANDICAP:
    'Saisissez les trimestres de services que vous avez accomplis avec une incapacité de 50 % au moins : ce départ en dépend.',
  SIMULATION_MOYENNE_NBI:
    'Saisissez les points de NBI que vous perceviez, en moyenne : votre compte n’en montre pas aujourd’hui.',
  SIMULATION_QUOTITE_PASSEE: 'Cette période commence dans le passé. Choisissez un mois à venir.',
  SIMULATION_QUOTITE_MOIS: 'Une période commence au premier jour d’un mois. Choisissez un mois.',
  SIMULATION_QUOTITE_APRES:
    'Cette période commence à la date de départ choisie, ou après : elle ne changerait rien. Choisissez un mois d’avant, ou retirez-la.',
  SIMULATION_PERIODE:
    'Cette période n’est pas un temps partiel dont votre compte ignore la quotité, ou elle est dite deux fois. Retirez-la.',
  SIMULATION_PLUS_QUE_SERVICES:
    'C’est plus que les services de votre compte à ce jour. Corrigez ce nombre ou, s’il manque une période à votre compte, faites-le corriger.',
  SIMULATION_PROGRESSIVE_RACHAT:
    'Une retraite progressive se garde sans trimestres rachetés : la comparaison les laisse de côté.',
  SIMULATION_PROGRESSIVE:
    'La retraite progressive n’est pas possible avant cette date de départ : la comparaison de vos choix dit pourquoi.',
  SIMULATION_QUOTITE_PROGRESSIVE: `La comparaison prend une quotité ${QUOTITES_PROGRESSIVES} %, en pour cent ou en heures (20/35). Corrigez-la ; celle d’un emploi à temps incomplet se saisit dans la demande.`,
  SIMULATION_QUOTITE_DOUBLE: 'Deux périodes commencent le même mois. Changez l’une des deux, ou retirez-la.',
} as const

/** What the buy-back of study years says of its fields, beside the faults of the engine. */
export const textesRachat = {
  RACHAT_DEMANDE_LOIN:
    'La date de la demande est trop éloignée pour être chiffrée. Choisissez une date dans les cinq ans.',
  RACHAT_ETUDES_DATE:
    'Saisissez le début et la fin de la période, au format JJ/MM/AAAA, ou supprimez cette période.',
  RACHAT_ETUDES_ORDRE: 'La fin de la période est avant son début. Vérifiez les deux dates.',
  RACHAT_ETUDES_FUTURE:
    'Cette période se termine après aujourd’hui. Seules des études terminées peuvent être rachetées : corrigez la date de fin.',
  RACHAT_ETUDES_NAISSANCE:
    'Cette période commence avant vos 15 ans. Seules des études supérieures peuvent être rachetées : corrigez les dates.',
  RACHAT_ETUDES_APRES_DEMANDE:
    'Cette période se termine après la demande de rachat. Seules des études terminées peuvent être rachetées : vérifiez les deux dates.',
  RACHAT_ETUDES_CHEVAUCHEMENT: 'Cette période en chevauche une autre. Corrigez les dates de l’une des deux.',
} as const satisfies Record<`RACHAT_${FauteEtudes}`, string> & Record<`RACHAT_DEMANDE_${string}`, string>
