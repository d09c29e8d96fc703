import type { Regle } from './saisie.ts'

/** Those of décote, surcote, increases and the minimum, which change an amount and open no right. */
export const lecturesDesMontants: Regle['lignes'] = [
  [
    'Temps partiel surcotisé',
    'Ni les trimestres payés, que le compte ne dit pas, ni leur prix ; une ligne le dit à côté du montant',
    'Jusqu’à quatre trimestres de plus. Le prix dépend du taux de l’employeur, 37,65 % en 2026 selon un tiers',
    'art. L. 11 bis et D. 5 CPCMR ; décret n° 91-613, art. 5 II ; décret n° 2025-86',
  ],
  [
    'Décote quand l’arrondi des trimestres liquidables donne 75 %',
    'La décote joue tant que la durée d’assurance est incomplète',
    'Pas de décote',
    'art. L. 14 I et R. 26 CPCMR ; Conseil d’État, 2 février 2010, n° 311495',
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
    'Surcote parentale dans un emploi classé',
    'L’année qui précède l’âge légal de la génération, sans les trimestres que la surcote compte déjà',
    'L’année qui précède l’âge de surcote de ces emplois, comme le tableau de Juris-CNRACL peut se lire : jusqu’à quatre trimestres de plus',
    'art. L. 14 IV et V CPCMR ; Juris-CNRACL, 24 octobre 2023',
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
    'Traitement d’un enseignant à temps partiel, entre 80 et 90 %',
    'Quotité × 4/7 + 40, pour des heures entières d’un service de 15, 17, 18 ou 20 heures ; à 85 % (17 heures sur 20), la quotité',
    'À 85 % aussi, quotité × 4/7 + 40 pour un enseignant : 88,57 %',
    'art. L. 612-5 CGFP ; circulaire n° 2015-105',
  ],
  [
    'Trimestre d’études à cheval sur deux années civiles',
    'Il compte dans celle de son quarante-cinquième jour',
    'Il compte dans l’autre : parfois un trimestre de plus ou de moins à racheter, si l’une des deux en a déjà quatre',
    'art. R. 9 bis I CPCMR',
  ],
  [
    'Études qui se suivent sans un jour d’écart',
    'Un seul compte de quatre-vingt-dix jours, d’un diplôme à l’autre',
    'Chaque période comptée à part : un trimestre de moins parfois',
    'art. R. 9 bis I CPCMR',
  ],
  [
    'Études rachetées et minimum garanti',
    'Options 2 et 3 : elles ne l’ouvrent pas, et aucune option ne l’augmente',
    'Options 2 et 3 : elles l’ouvriraient, en complétant la durée d’assurance ; options 1 et 3 : elles l’augmenteraient, comme l’écrit la CNRACL',
    'art. L. 9 bis et L. 17 CPCMR ; décret n° 2003-1310, art. 1 ; CNRACL, « Rachat d’études supérieures »',
  ],
  [
    'Études rachetées et ouverture d’un droit',
    'Aucune option n’est un service effectif : elles n’ouvrent aucun droit',
    'Options 1 et 3 : comptées « en constitution », comme l’écrit la CNRACL, elles aideraient à ouvrir un droit de deux ou quinze ans',
    'art. L. 4, L. 5 et L. 9 bis CPCMR ; CNRACL, « Rachat d’études supérieures »',
  ],
  [
    'Bonification ou majoration dont le compte ne dit pas l’article : surcote',
    'Elle ne compte pas',
    'Elle compte, si elle est accordée pour un enfant ou un handicap',
    'art. L. 14 III CPCMR',
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
    'Minimum garanti et surcote',
    'Il est comparé à la pension avec la surcote',
    'Il est comparé à la pension sans elle, qui s’ajouterait au minimum',
    'art. L. 14 III et L. 17 CPCMR',
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
  [
    'Incapacité permanente de 50 %, pour un départ par un autre motif : minimum garanti',
    'Pas de décote, mais le minimum garanti garde ses conditions de durée ou d’âge',
    'Elle l’ouvrirait, comme le départ des fonctionnaires handicapés',
    'art. L. 14 I, L. 17 et L. 24 I CPCMR',
  ],
]
