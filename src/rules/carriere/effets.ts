import { auCentime, type Euros } from '#rules/money.ts'
import { arrondir } from '#rules/arrondis.ts'
import { type Calcul, calculer } from '#rules/retraite/estimation/calcul.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { RegleFault } from '#rules/retraite/estimation/verification/faute.ts'
import { examinerDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'

/** The calculation of a request without a fault. @throws {RegleFault} */
export const calculSur = (demande: Demande): Calcul => {
  const { fautes, droits } = examinerDemande(demande)
  const calcul = fautes.length === 0 && droits ? calculer(demande, droits) : undefined
  if (calcul === undefined) throw new RegleFault(fautes)
  return calcul
}

/** What a correction of the career changes: quarters, and gross euros per month. */
export interface EffetCorrection {
  readonly trimestresLiquidables: number
  readonly trimestresAssurance: number
  readonly pensionMensuelle: Euros
}

/** Difference between two estimates, the second less the first. @throws {RegleFault} */
export const effetCorrection = (avant: Demande, apres: Demande): EffetCorrection => {
  const difference = arrondir(calculSur(apres).total / 12) - arrondir(calculSur(avant).total / 12)
  return {
    trimestresLiquidables: apres.trimestresLiquidables - avant.trimestresLiquidables,
    trimestresAssurance: apres.trimestresAssurance - avant.trimestresAssurance,
    pensionMensuelle: auCentime(difference),
  }
}
