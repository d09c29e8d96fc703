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
      'Handicap : trimestres demandés aux personnes nées avant 1973',
      'La durée de la génération, moins 60 à 100 selon l’âge',
      'Une durée plus courte : un départ plus tôt',
      'art. R. 37 bis CPCMR ; décret n° 2023-435, art. 13 II F',
    ],
    [
      'Incapacité permanente de 50 %, pour un départ par un autre motif : minimum garanti',
      'Pas de décote, mais le minimum garanti garde ses conditions de durée ou d’âge',
      'Elle l’ouvrirait, comme le départ des fonctionnaires handicapés',
      'art. L. 14 I, L. 17 et L. 24 I CPCMR',
    ],
    [
      'Décote quand l’arrondi des trimestres liquidables donne 75 %',
      'La décote joue tant que la durée d’assurance est incomplète',
      'Pas de décote',
      'art. L. 14 I et R. 26 CPCMR ; Conseil d’État, 2 février 2010, n° 311495',
    ],
    [
      'Droit ouvert en 2026, avant 60 ans',
      '171 trimestres requis, comme l’écrit Juris-CNRACL',
      '170, par un décret de la fin de 2025',
      'décret n° 2023-435, art. 13 II C',
    ],
    [
      'Droit ouvert avant 60 ans dans la fonction publique d’État',
      'Les mêmes trimestres que dans les fonctions publiques territoriale et hospitalière',
      'Ceux de la génération',
      'décret n° 2023-435, art. 13 II C',
    ],
    [
      'Carrière longue avant 60 ans : année dont les trimestres sont requis',
      'Celle où l’âge et les trimestres cotisés sont atteints, comptés mois par mois sur le compte ; sans compte, ceux de trop sont supposés les derniers',
      'Celle de l’âge seul, plus tôt : un à trois trimestres de moins',
      'loi n° 2003-775, art. 5 VI ; décret n° 2023-435, art. 13 II C',
    ],
    [
      'Emplois actifs, naissance avant septembre 1966, et super-actifs, avant septembre 1971 : trimestres requis',
      'Ceux de la génération, 168 à 171',
      'Ceux des personnes qui ont 60 ans l’année où le droit s’ouvre, 163 à 168 : moins de décote',
      'art. L. 13 III CPCMR ; loi n° 2003-775, art. 5 VI ; Cour des comptes, 2026, tableau 20',
    ],
    [
      'Parents de trois enfants : trimestres requis',
      'Ceux de la génération, l’année des soixante ans',
      'Ceux de l’année du départ, un de moins en 2026',
      'loi n° 2010-1330, art. 44 ; décret n° 2023-435, art. 13 II C',
    ],
    [
      'Carrière longue : trimestres accordés pour enfants',
      'Deux au plus comptent comme cotisés ; seuls à ouvrir le droit, ils marquent la pension',
      'Un autre nombre, fixé par décret',
      'LFSS pour 2026, art. 104 ; art. D. 16-2 CPCMR',
    ],
    [
      'Carrière longue, pour une naissance en octobre, novembre ou décembre',
      'Quatre trimestres dans la seule année des 16, 18, 20 ou 21 ans, ou cinq à sa fin',
      'Quatre à la fin de cette année suffisent : une carrière qui a commencé plus tôt',
      'art. D. 16-2 CPCMR ; art. D. 351-1-3 CSS',
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
      'Surcote parentale et surcote',
      'Elles s’ajoutent, jamais pour le même trimestre ; la ligne et la pension sont marquées',
      'Une seule des deux',
      'art. L. 14 III à V CPCMR',
    ],
    [
      'Surcote parentale : trimestre commencé avant l’âge légal, achevé après',
      'Il ne compte pas, quand le compte ou l’appel dit l’assurance à cet âge ; la ligne et la pension sont marquées',
      'Il compte : un trimestre de plus',
      'art. L. 14 IV et R. 26 quater CPCMR',
    ],
    [
      'Surcote parentale d’un départ anticipé',
      'Aucune quand la pension commence avant l’âge légal',
      'Les trimestres de l’année qui précède l’âge légal',
      'art. L. 14 IV CPCMR',
    ],
    [
      'Trimestres de surcote',
      'Trois mois entiers, à partir du 1er du mois qui suit l’âge',
      'Des trimestres civils entiers, comme l’écrit service-public.fr : un de moins parfois',
      'art. L. 14 III CPCMR ; service-public.fr, F16494',
    ],
    [
      'Surcote d’un droit ouvert avant 60 ans et avant septembre 2023 (parents de trois enfants)',
      'À partir de l’âge légal de la génération',
      'À partir de 62 ans, comme l’écrit Juris-CNRACL : davantage de surcote',
      'art. L. 14 III CPCMR ; loi n° 2023-270, art. 10 XXIV',
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
      'Pension majorée pour enfants au-delà du traitement',
      'La majoration est réduite à ce qui manque ; le total est le même',
      'La pension et la majoration sont réduites à proportion',
      'art. L. 18 V CPCMR',
    ],
    [
      'Pension majorée pour enfants, avec une surcote',
      'La pension sans la surcote et la majoration restent dans le traitement ; la surcote s’ajoute',
      'Aucune limite dès qu’il y a une surcote',
      'art. L. 18 V CPCMR ; Conseil d’État, 29 décembre 2020, n° 428626 ; CNRACL',
    ],
    [
      'Points de NBI perçus autrefois',
      'Leur moyenne, sans revalorisation',
      'Revalorisés comme les pensions',
      'loi n° 91-73, art. 27',
    ],
    [
      'Études rachetées et surcote',
      'Option 3 : elles comptent ; option 2 : pour la décote seule',
      'Option 2 : elles compteraient aussi pour la surcote',
      'art. L. 9 bis CPCMR ; décret n° 2003-1310, art. 1',
    ],
    [
      'Disponibilité pour élever un enfant',
      'Jusqu’aux huit ans de l’enfant',
      'Jusqu’à douze ans depuis 2020, comme l’écrit Juris-CNRACL',
      'art. L. 9 1° CPCMR',
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
      'Majoration pour handicap : trimestres en RQTH',
      'Ceux d’avant 2016 comptent',
      'Ils ouvrent le départ, sans compter dans la majoration',
      'art. R. 33 bis et R. 37 bis CPCMR',
    ],
    [
      'Majoration pour handicap avec une retraite progressive',
      'Elle est comptée quand les trimestres demandés sont faits à sa date ; le montant est marqué',
      'Aucune avant la pension entière : une pension partielle plus basse',
      'art. L. 24 I 5°, L. 89 bis et R. 33 bis CPCMR ; Conseil d’État, 16 décembre 2015, n° 387624',
    ],
    [
      'Minimum garanti : une partie d’année',
      'Elle compte en proportion',
      'Les années entières seules',
      'art. L. 17 CPCMR',
    ],
    [
      'Minimum garanti, entre quinze et trente ans de services : bonifications de campagne et de service aérien',
      'Elles n’y comptent pas, et une ligne le dit à côté du montant',
      'Elles s’ajoutent aux services : 2,5 points de minimum de plus par année',
      'art. L. 12 c et d, art. L. 17 CPCMR',
    ],
  ],
}
