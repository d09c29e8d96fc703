import { arrondir } from '#rules/arrondis.ts'
import type { Droits } from '../droit/droits.ts'
import { JOURS_PAR_TRIMESTRE } from '../regle/trimestres.ts'
import { requisHandicap } from '../droit/motifs.ts'
import { type Demande, HANDICAP } from '../demande/demande.ts'
import type { Parties } from '../regle/loi.ts'
import { partiesDe } from '../regle/regle.ts'

/**
 * Increase for children raised nine years and sixteen by then (art. L. 18 CPCMR): 10 % from three children, 5 % more for each other. In
 * percent of the pension after décote, surcote and minimum garanti.
 */
export const pourcentageEnfants = (
  enfants: number,
  { fromChildren, percent, perExtraChild }: Parties['childrenIncrease'],
): number => (enfants < fromChildren ? 0 : percent + (enfants - fromChildren) * perExtraChild)

/**
 * Whether the increase is due: for reason 5, and for a progressive pension, which has no reason of its own, to whoever has the
 * incapacity and the quarters of art. R. 37 bis at its date (Conseil d’État, 16 December 2015, n° 387624; D. 37-1: the pension of that day).
 */
const handicapOuvert = (demande: Demande, droits: Droits): boolean => {
  const { motif, progressive, incapacitePermanente, trimestresHandicap = 0 } = demande
  if (motif === HANDICAP) return true
  return (
    progressive !== undefined &&
    incapacitePermanente === true &&
    trimestresHandicap >= (requisHandicap(demande, droits) ?? Infinity)
  )
}

/** A third of the part of the services done while disabled, rounded to the nearest hundredth, in percent of the pension. */
export const pourcentageHandicap = (demande: Demande, droits: Droits): number => {
  const { trimestresHandicap = 0, joursHandicap = 0, trimestresLiquidables } = demande
  if (!handicapOuvert(demande, droits)) return 0
  const accomplis = trimestresHandicap + joursHandicap / JOURS_PAR_TRIMESTRE
  const part = Math.min(1, accomplis / trimestresLiquidables)
  return arrondir((part * 100) / partiesDe(droits.regle).disability.increasePart, 0)
}

/** Increase of disabled civil servants: the increased pension stays within 75 % of the salary (art. R. 33 bis CPCMR). */
export const handicapDe = (demande: Demande, droits: Droits, traitement: number, pension: number): number => {
  const place = (traitement * partiesDe(droits.regle).percentage.maximum) / 100 - pension
  return Math.max(0, Math.min((pension * pourcentageHandicap(demande, droits)) / 100, place))
}
