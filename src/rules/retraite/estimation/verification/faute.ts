import type { FauteDeMotif } from '../../droit/motifs.ts'
import type { FauteProgressive } from '../../montant/progressive/progressive.ts'

/** Why a request is refused: each key has its sentence, `RETRAITE_…` in the message map. */
export type MotifDeFaute =
  | FauteDeMotif
  | FauteProgressive
  | 'DATE_NAISSANCE'
  | 'NAISSANCE_HORS_BAREME'
  | 'GENERATION_ABSENTE'
  | 'CATEGORIE'
  | 'MILITAIRE'
  | 'DATE_DEPART'
  | 'DEPART_PREMIER_DU_MOIS'
  | 'DEPART_ANCIEN'
  | 'DEPART_AGE_MAXIMUM'
  | 'MOTIF'
  | 'INDICE_ABSENT'
  | 'INDICE_BORNES'
  | 'INDICE_LETTRE'
  | 'TRIMESTRES'
  | 'JOURS'
  | 'BONIFICATION'
  | 'BONIFICATION_ARTICLES'
  | 'BONIFICATION_DEPAYSEMENT'
  | 'DEUX_ANS_DE_SERVICES'
  | 'ENFANTS'
  | 'NBI'
  | 'NBI_SERVICES'
  | 'COTISES'
  | 'COTISES_ATTEINTS'
  | 'FIN_DU_TRAVAIL'
  | 'REGLE'
  | 'RAFP_POINTS'
  | 'RACHAT_DATE'
  | 'RACHAT_AGE'
  | 'RACHAT_AGE_MINIMUM'
  | 'RACHAT_TRIMESTRES'
  | 'RACHAT_OPTION'
  | 'REVENU_FISCAL'
  | 'PARTS'

/** A faulty field (`rachat.option` for a nested one) and why. */
export interface Faute {
  readonly champ: string
  readonly motif: MotifDeFaute
}

/** Keeps the reasons whose condition is true. */
export const reproches = (champ: string, ...motifsVrais: (MotifDeFaute | false)[]): Faute[] =>
  motifsVrais.flatMap((motif) => (motif === false ? [] : [{ champ, motif }]))

/** Thrown by an estimate whose request has faults: they should be looked for first, with `verifierDemande`. */
export class RegleFault extends Error {
  readonly fautes: readonly Faute[]

  constructor(fautes: readonly Faute[]) {
    super(fautes.map(({ champ, motif }) => `${champ}: ${motif}`).join(', '))
    this.fautes = fautes
  }
}
