import { trimestres as enTrimestres } from '#rules/format/durees.ts'

/** Words of the estimate of a pension, wherever one is shown. */
export const estimationMessages = {
  nonContractuelle: 'Estimation non contractuelle',
  depart: 'Départ',
  brut: 'Pension brute',
  parMois: (montant: string) => `${montant} par mois`,
  taux: 'Taux de la pension',
  coefficient: 'Décote ou surcote',
  decote: (trimestres: number, pourcentage: string) =>
    `décote de ${pourcentage} % (${enTrimestres(trimestres)})`,
  surcote: (trimestres: number, pourcentage: string) =>
    `surcote de ${pourcentage} % (${enTrimestres(trimestres)})`,
  sansCoefficient: 'aucune',
  /** A figure in a sentence, or in a table of texts. */
  avecIndicatif: (valeur: string, indicatif: boolean) =>
    indicatif ? `${valeur} (barème indicatif)` : valeur,
} as const

/** What stands beside an amount: how sure it is, and where the whole of one's pensions is told. */
export const reservesMessages = {
  titre: 'Ce que ce montant compte, et ne compte pas',
  indicatif: 'barème indicatif',
  toutesMesRetraites: 'Estimer toutes mes retraites sur info-retraite.fr',
  nouvelOnglet: 'nouvel onglet',
} as const

/** What the simulator is, and what those who may not use it yet are told. */
export const accesSimulateurMessages = {
  presentation: 'Estimez votre pension selon la date de votre départ.',
  indisponible:
    'Vous ne remplissez pas encore les conditions pour utiliser le simulateur de cet espace. Vous pouvez déjà faire une estimation sur le site public de la retraite.',
  sitePublic: 'Aller sur le site public de la retraite',
  nouvelOnglet: 'nouvel onglet',
} as const
