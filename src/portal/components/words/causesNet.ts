import { minuscule } from '#rules/format/typographie.ts'
import type { LigneComparee } from '#rules/documents/comparaisonBulletins.ts'
import type { Cause } from '#rules/documents/comparaisonBulletins.ts'

const impot = 'Impôt sur le revenu prélevé à la source'

/** What each cause is; those that are of one line name none. */
const causesDites: Readonly<Record<Cause, { readonly dite: string; readonly seule?: true }>> = {
  avancement: { dite: 'Changement d’indice majoré' },
  quotite: { dite: 'Changement de quotité de travail' },
  pointIndice: { dite: 'Nouvelle valeur du point d’indice' },
  rappel: { dite: 'Rappel' },
  nouvelle: { dite: 'Ligne du second bulletin seulement' },
  disparue: { dite: 'Ligne du premier bulletin seulement' },
  tauxCotisation: { dite: 'Taux de cotisation modifié' },
  cotisations: { dite: 'Cotisations au même taux, sur un autre montant' },
  tauxImpot: { dite: 'Votre taux d’impôt sur le revenu a changé', seule: true },
  impotMemeTaux: { dite: 'Impôt prélevé à la source au même taux, sur un autre montant', seule: true },
  impot: { dite: 'Le montant de l’impôt prélevé à la source a changé', seule: true },
  montant: { dite: 'Montant modifié' },
}

type LigneNommee = Pick<LigneComparee, 'nature' | 'libelle'>

/** Name of a line of a slip; the tax has none there. */
export const nomLigne = ({ nature, libelle }: LigneNommee): string => (nature === 'impot' ? impot : libelle)

interface Expliquee {
  readonly cause: Cause
  readonly lignes: readonly LigneNommee[]
}

const noms = (lignes: Expliquee['lignes']) => lignes.map(nomLigne).join(', ')

/** Why a net changed, as a sentence, as far as the slips themselves say it. */
export const phraseExplication = ({ cause, lignes }: Expliquee): string => {
  const { dite, seule } = causesDites[cause]
  return seule ? `${dite}.` : `${dite} : ${noms(lignes)}.`
}

/** The same at the end of a sentence: « changement d’indice majoré (Traitement brut). ». */
export const raisonExplication = ({ cause, lignes }: Expliquee): string => {
  const { dite, seule } = causesDites[cause]
  const raison = minuscule(dite)
  return seule ? `${raison}.` : `${raison} (${noms(lignes)}).`
}
