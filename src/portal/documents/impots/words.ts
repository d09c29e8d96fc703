import type { NomComparee } from '#contract/documents/listes.ts'

const revenus = {
  remunerationpaie: 'Traitements et salaires',
  pension: 'Pensions et retraites',
} as const satisfies Readonly<Record<NomComparee, string>>

/** Words of the amounts to declare. */
export const impotsMessages = {
  titre: 'Mes impôts',
  lien: 'Mes impôts : les montants à déclarer',
  presentation:
    'Ces montants sont ceux de vos attestations fiscales. Comparez-les à votre déclaration de revenus préremplie ; s’ils diffèrent sans que vous sachiez pourquoi, gardez l’attestation et demandez la raison avant de corriger.',
  legende: 'Montants de vos attestations fiscales, par année de revenus',
  colonnes: (
    nom: NomComparee,
    [revenu, autreRevenu]: readonly string[],
    [retenue, autre]: readonly string[],
  ) => [
    'Attestation',
    `${revenus[nom]}\u00A0: case ${revenu}, ou ${autreRevenu} pour le déclarant 2`,
    `Retenue à la source\u00A0: case ${retenue}, ou ${autre} pour le déclarant 2`,
  ],
  netImposable: (annee: number) => `net imposable de ${annee}`,
  impot: (annee: number) => `impôt prélevé à la source en ${annee}`,
  document: (date: string) => `document du ${date}`,
  duMemeJour: (jour: string, rang: number) => `${jour}, ${rang === 1 ? '1er' : `${rang}e`} de ce jour`,
  precise: (quoi: string, precision: string | undefined) =>
    precision === undefined ? quoi : `${quoi}, ${precision}`,
  plusieurs: {
    remunerationpaie: (annee: number) =>
      `Plusieurs attestations pour ${annee} : additionnez-les si elles viennent d’employeurs différents ; si l’une corrige l’autre, ne gardez que la dernière.`,
    pension: (annee: number) =>
      `Plusieurs attestations pour ${annee} : additionnez-les si elles portent sur des pensions différentes ; si l’une corrige l’autre, ne gardez que la dernière.`,
  },
  arrondi:
    'La déclaration se remplit en euros, sans les centimes : le bouton copie le montant arrondi à l’euro le plus proche.',
  source:
    'Cases de la déclaration de revenus n° 2042. Leur nom peut changer d’une année à l’autre : vérifiez l’intitulé de la case sur votre déclaration.',
  omet: {
    remunerationpaie:
      'N’y figurent pas : ce que vous ont versé d’autres employeurs qui ne déposent pas ici, vos frais réels, vos heures supplémentaires exonérées, et les années dont l’attestation n’est connue ici que par son fichier.',
    pension:
      'N’y figurent pas : ce que d’autres caisses ou employeurs vous ont versé, et les années dont l’attestation n’est connue ici que par son fichier.',
  },
} as const
