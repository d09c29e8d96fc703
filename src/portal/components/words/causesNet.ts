import type { LigneComparee } from '#rules/documents/comparaisonBulletins.ts'
import type { Cause } from '#rules/documents/explicationsBulletins.ts'

const impot = 'Impôt sur le revenu prélevé à la source'

const phrases: Readonly<Record<Cause, (noms: string) => string>> = {
  avancement: (noms) => `Changement d’indice majoré : ${noms}.`,
  quotite: (noms) => `Changement de quotité de travail : ${noms}.`,
  pointIndice: (noms) => `Nouvelle valeur du point d’indice : ${noms}.`,
  rappel: (noms) => `Rappel : ${noms}.`,
  nouvelle: (noms) => `Ligne du second bulletin seulement : ${noms}.`,
  disparue: (noms) => `Ligne du premier bulletin seulement : ${noms}.`,
  tauxCotisation: (noms) => `Taux de cotisation modifié : ${noms}.`,
  cotisations: (noms) => `Cotisations au même taux, sur un autre montant : ${noms}.`,
  tauxImpot: () => 'Votre taux d’impôt sur le revenu a changé.',
  impotMemeTaux: () => 'Impôt prélevé à la source : même taux, sur un autre montant.',
  impot: () => 'Le montant de l’impôt prélevé à la source a changé.',
  montant: (noms) => `Montant modifié : ${noms}.`,
}

type LigneNommee = Pick<LigneComparee, 'nature' | 'libelle'>

/** Name of a line of a slip; the tax has none there. */
export const nomLigne = ({ nature, libelle }: LigneNommee): string => (nature === 'impot' ? impot : libelle)

/** Why a net changed, as a sentence, as far as the slips themselves say it. */
export const phraseExplication = ({
  cause,
  lignes,
}: {
  readonly cause: Cause
  readonly lignes: readonly LigneNommee[]
}): string => phrases[cause](lignes.map(nomLigne).join(', '))
