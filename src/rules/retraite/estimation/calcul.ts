import type { Droits } from '../droit/droits.ts'
import { requisDe } from '../droit/motifs.ts'
import { type Coefficient, decoteDuDepart, type Depart } from '../montant/decote.ts'
import { type Indice, indiceDe, type ValeurDuPoint, valeurDuPoint } from '../montant/indice.ts'
import { handicapDe, pourcentageEnfants } from '../montant/majorations.ts'
import { type MinimumGaranti, minimumDuDepart } from '../montant/minimumGaranti.ts'
import { type Surcote, surcoteDuDepart } from '../montant/surcote.ts'
import { pourcentageDe, pourcentageNbi } from '../montant/taux.ts'
import { partiesDe } from '../regle/regle.ts'
import type { Demande } from '../demande/demande.ts'

/** A pension and all that leads to it; euros per year, percentages, nothing rounded. */
export interface Calcul extends Depart {
  readonly indice: Indice
  readonly point: ValeurDuPoint
  /** Annual gross index salary. */
  readonly traitement: number
  /** Percentage before décote and surcote. */
  readonly pourcentage: number
  readonly decote: Coefficient
  readonly surcote: Surcote
  /** Percentage after décote or surcote. */
  readonly taux: number
  /** Increase of disabled civil servants (art. R. 33 bis). */
  readonly majorationHandicap: number
  /** Pension before minimum garanti and increases. */
  readonly pension: number
  /** Part of it that the surcote adds. */
  readonly surcoteMontant: number
  /** The minimum, for those who may have it. */
  readonly minimum: MinimumGaranti | undefined
  readonly minimumApplique: boolean
  readonly enfantsPourcentage: number
  readonly enfantsMontant: number
  readonly supplementNbi: number
  readonly total: number
}

/**
 * The pension function: pure numbers from a request already verified and the rights of the person. The pension and its
 * increase for children stay within the salary (art. L. 15 and L. 18 V CPCMR), the surcote apart, which nothing bounds (Conseil
 * d’État, 29 December 2020, n° 428626); the NBI supplement has neither décote nor surcote.
 */
export const calculer = (demande: Demande, droits: Droits): Calcul | undefined => {
  const indice = indiceDe(demande.indiceMajore, demande.dateDepart)
  const point = valeurDuPoint(demande.dateDepart)
  if (indice === undefined || point === undefined) return undefined
  const requis = requisDe(demande, droits)
  const trimestresRequis = requis.trimestres
  const traitement = indice.majore * point.annuelle
  const loi = partiesDe(droits.regle)
  const pourcentage = pourcentageDe({ ...demande, trimestresRequis }, loi.percentage)
  const decote = decoteDuDepart(demande, droits, trimestresRequis)
  const surcote = surcoteDuDepart(demande, droits, trimestresRequis)
  const coefficient = 1 - decote.pourcentage / 100 + surcote.pourcentage / 100
  const taux = pourcentage * coefficient
  const avantHandicap = (traitement * taux) / 100
  const majorationHandicap = handicapDe(demande, droits, traitement, avantHandicap)
  const pension = avantHandicap + majorationHandicap
  const surcoteMontant = (((traitement * pourcentage) / 100) * surcote.pourcentage) / 100
  const minimum = minimumDuDepart(demande, droits, trimestresRequis)
  const minimumApplique = minimum !== undefined && minimum.montant > pension
  const base = minimumApplique ? minimum.montant : pension
  const enfantsPourcentage = pourcentageEnfants(demande.enfants, loi.childrenIncrease)
  const place = Math.max(0, traitement - (minimumApplique ? base : base - surcoteMontant))
  const enfantsMontant = Math.min((base * enfantsPourcentage) / 100, place)
  const supplementNbi =
    (demande.nbi * point.annuelle * pourcentageNbi(demande, pourcentage, requis, loi)) / 100
  return {
    demande,
    droits,
    requis,
    indice,
    point,
    traitement,
    pourcentage,
    decote,
    surcote,
    taux,
    majorationHandicap,
    pension,
    surcoteMontant,
    minimum,
    minimumApplique,
    enfantsPourcentage,
    enfantsMontant,
    supplementNbi,
    total: base + enfantsMontant + supplementNbi,
  }
}
