import { lecturesDesMontants } from './lecturesMontants.ts'
import type { Regle } from './saisie.ts'

/**
 * Where texts leave a doubt, or were not found: what is kept, and what the other reading would change. The same are told, with
 * their reasons, in `docs/decisions/013-retirement-engine.md`.
 */
export const lectures: Regle = {
  legende: 'Lectures de la loi qu’aucun texte lu ne tranche',
  colonnes: ['Question', 'Lecture retenue', 'L’autre lecture', 'Textes'],
  lignes: [
    [
      'Droit ouvert en 2026, avant 60 ans',
      '170 trimestres requis, comme la loi depuis la fin de 2025',
      '171, comme l’écrit encore Juris-CNRACL',
      'loi n° 2023-270, art. 10 XXIV C ; décret n° 2023-435, art. 13 II C',
    ],
    [
      'Emploi actif ou super-actif, droit ouvert avant 60 ans pour un autre motif que l’âge',
      'Les trimestres de l’année où le droit s’ouvre',
      'Ceux de la génération, propres à la catégorie : d’aucun à deux de plus',
      'loi n° 2023-270, art. 10 XXIV B et C',
    ],
    [
      'Carrière longue avant 60 ans : année dont les trimestres sont requis',
      'Celle où l’âge et les trimestres cotisés sont atteints, comptés sur le compte ; sans compte, ceux de trop sont supposés les derniers',
      'Celle de l’âge seul, plus tôt : un à trois trimestres de moins',
      'loi n° 2003-775, art. 5 VI ; loi n° 2023-270, art. 10 XXIV C',
    ],
    [
      'Emplois actifs, naissance avant septembre 1966, et super-actifs, avant septembre 1971 : trimestres requis',
      'Ceux de la génération, 168 à 171',
      'Ceux des personnes qui ont 60 ans l’année où le droit s’ouvre, 163 à 168 : moins de décote',
      'art. L. 13 III CPCMR ; loi n° 2003-775, art. 5 VI ; loi n° 2023-270, art. 10 XXIV B ; Cour des comptes, 2026, tableau 20',
    ],
    [
      'Parents de trois enfants : trimestres requis',
      'Ceux de la génération, l’année des soixante ans',
      'Ceux de l’année du départ : 170 en 2026, 171 en 2027',
      'loi n° 2010-1330, art. 44 ; loi n° 2023-270, art. 10 XXIV C',
    ],
    [
      'Carrière longue : trimestres accordés pour enfants',
      'Deux au plus comptent comme cotisés ; seuls à ouvrir le droit, ils marquent la pension',
      'Tous ceux des enfants, comme l’écrit une page du Service des retraites de l’État, sans la limite du décret',
      'loi n° 2025-1403, art. 104 ; art. D. 16-2 CPCMR (décret n° 2026-700)',
    ],
    [
      'Carrière longue, pour une naissance en octobre, novembre ou décembre',
      'Quatre trimestres dans la seule année des 16, 18, 20 ou 21 ans, ou cinq à sa fin',
      'Quatre à la fin de cette année suffisent : une carrière qui a commencé plus tôt',
      'art. D. 16-2 CPCMR ; art. D. 351-1-3 CSS',
    ],
    [
      'Trimestres liquidables : quarante-cinq jours qui restent',
      'Comptés en mois de trente jours, comme le reste de la carrière',
      'En jours du calendrier, comme l’a jugé le Conseil d’État : un trimestre de plus, ou de moins en février',
      'art. R. 26 CPCMR ; Conseil d’État, 25 octobre 2017, n° 396425 (résumé par un tiers)',
    ],
    [
      'Indice détenu six mois, quand un congé les coupe',
      'Les jours de congé ne comptent pas : l’indice d’avant, s’il manque des mois de services',
      'Ils comptent : l’indice le plus récent',
      'art. L. 15 CPCMR',
    ],
    [
      'Carrière longue : trimestres d’autres régimes',
      'Tous comptent comme cotisés ; quand le droit en dépend, ils marquent la ligne, la date et la pension',
      'Sans le chômage ni la maladie au-delà de leurs plafonds : un départ plus tard',
      'art. D. 16-2 CPCMR',
    ],
    [
      'Pension qui commence après le départ de la fonction publique',
      'Le traitement à la valeur du point ; l’écran le dit',
      'Le traitement du départ, revalorisé comme les pensions',
      'art. L. 25 CPCMR',
    ],
    [
      'Service militaire d’un emploi super-actif',
      'Vingt-sept ans de services super-actifs, entiers',
      'La durée du service militaire obligatoire en moins : un départ plus tôt',
      'art. L. 24 I 1° CPCMR',
    ],
    [
      'Carrière longue : 168 trimestres cotisés avant septembre 2023, nés de septembre 1961 à 1963',
      'La durée de la génération ; qui a travaillé depuis en a davantage que 168',
      'Le départ avec 168 trimestres',
      'décret n° 2023-436 (clause de sauvegarde)',
    ],
    [
      'Disponibilité pour élever un enfant de huit à douze ans',
      'Elle compte depuis le 8 mai 2020, jour où un décret l’a ouverte à cet âge, et que donne Juris-CNRACL',
      'Depuis une autre date, que l’article ne dit pas dans sa version de 2024 : septembre 2023 selon un syndicat',
      'art. L. 9 1° d CPCMR ; décret n° 2020-529',
    ],
    [
      'Congé parental ou disponibilité pour un enfant adopté',
      'Comptés depuis sa naissance, que le compte dit',
      'Comptés depuis son arrivée au foyer : plus de services',
      'art. L. 9 1° CPCMR',
    ],
    [
      'Bonification de dépaysement : quinze ans de services',
      'Les trimestres liquidables sans bonifications, le temps partiel compté en partie',
      'Les services entiers : la bonification plus tôt',
      'art. L. 12 a CPCMR ; CNRACL, 12 septembre 2024',
    ],
    [
      'Départ pour handicap : trimestres d’autres régimes accomplis avec une incapacité',
      'Ils ne comptent pas, puisque le compte ne les dit pas',
      'Ils comptent pour ouvrir le droit : un départ plus tôt',
      'art. R. 37 bis CPCMR',
    ],
    [
      'Services actifs : congé pour élever un enfant, services de contractuel',
      'Ils ne comptent pas dans les 17 ou 27 ans',
      'Ils comptent : un départ plus tôt',
      'art. L. 24 I 1° CPCMR',
    ],
    [
      'Services actifs gardés dans un poste sédentaire : âge où la décote disparaît',
      'Celui de la catégorie ouverte',
      'Celui de l’emploi occupé : une décote plus longue',
      'art. L. 14 bis CPCMR',
    ],
    [
      'Dernier âge dans un emploi classé',
      'La limite d’âge des emplois sédentaires',
      'Aucun texte lu ne le dit',
      'art. L. 556-1 et suivants CGFP',
    ],
    [
      'Retraite progressive dans un emploi à temps incomplet',
      'La quotité de l’emploi, sans autorisation : de 1 à 99 %',
      'De 50 à 90 %, comme à temps partiel : pas de retraite progressive en dehors',
      'art. L. 89 bis et D. 37-1 II CPCMR ; résumés syndicaux de la circulaire du 6 septembre 2023',
    ],
    ...lecturesDesMontants,
  ],
}
