import type { Euros } from '#rules/money.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { enfantsElevesAu } from '#rules/carriere/enfantsEleves.ts'
import { applyCorrection, type CorrectionDemandee } from '#rules/carriere/correction/correction.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { type EffetCorrection, effetCorrection } from '#rules/carriere/effets.ts'
import { isGroupeEcrit } from '#rules/retraite/montant/indice.ts'
import { estimer } from '#rules/retraite/estimation/estimation.ts'
import { type MotifDeFaute, RegleFault } from '#rules/retraite/estimation/verification/faute.ts'
import { demandeAu } from '#rules/simulation/hypotheses/hypothesesDuCompte.ts'
import { hypothesesAuPlusTot } from '#rules/simulation/premierDepart.ts'
import type { Regle } from '#rules/retraite/regle/regle.ts'

/** What an estimate says of an account at a date. */
export interface SituationEstimee {
  readonly trimestresLiquidables: number
  readonly trimestresAssurance: number
  readonly indiceMajore: number | string
  /** Percentage of the salary. */
  readonly taux: number
  /** Gross euros per month, all but the additional pension. */
  readonly pensionMensuelle: Euros
}

/** The effect of a correction on the pension, or the fault for which it cannot be computed. */
export type EffetDeCorrection =
  | {
      readonly sorte: 'calcule'
      readonly dateDepart: CalendarDate
      readonly regle: Regle
      /** Some of the tables used are not confirmed. */
      readonly indicatif: boolean
      /** A child that is added increases the pension if it was raised nine years (art. L. 18 CPCMR), which is supposed. */
      readonly eleveSuppose: boolean
      readonly effet: EffetCorrection
      readonly avant: SituationEstimee
      readonly apres: SituationEstimee
    }
  | { readonly sorte: 'impossible'; readonly motif: MotifDeFaute }

const situationDe = (demande: Demande) => {
  const { taux, pensionBruteMensuelle, regle, indicatif } = estimer(demande)
  const { trimestresLiquidables, trimestresAssurance, indiceMajore } = demande
  return {
    regle,
    indicatif,
    situation: {
      trimestresLiquidables,
      trimestresAssurance,
      indiceMajore,
      taux,
      pensionMensuelle: pensionBruteMensuelle,
    },
  }
}

/** Whether the increase for children of a corrected account rests on a child that is added. */
const surUnEnfantAjoute = (cir: CompteRetraite, corrige: CompteRetraite, apres: Demande): boolean => {
  const ajoutes = corrige.enfants.length - cir.enfants.length
  const sans = { ...apres, enfants: Math.max(0, apres.enfants - ajoutes) }
  return ajoutes > 0 && estimer(sans).pensionBruteMensuelle < estimer(apres).pensionBruteMensuelle
}

/** Whether a correction gives its index as a lettered group. */
const enGroupe = ({ valeurs }: CorrectionDemandee): boolean => isGroupeEcrit(valeurs['indiceMajore'] ?? '')

/**
 * What a correction would change at the first possible departure of the account as it is: legal age, career going on at
 * full time and nothing bought back.
 */
export const effetDeCorrection = (
  cir: CompteRetraite,
  correction: CorrectionDemandee,
  aujourdhui: CalendarDate,
): EffetDeCorrection => {
  try {
    const { dateDepart } = hypothesesAuPlusTot(cir, aujourdhui)
    const corrige = applyCorrection(cir, correction)
    const [avant, apres] = [cir, corrige].map((compte) =>
      // A child that is added may be too young to increase the pension by then (art. L. 18 IV CPCMR).
      demandeAu(compte, { dateDepart, enfants: enfantsElevesAu(compte, dateDepart) }, aujourdhui),
    ) as [Demande, Demande]
    const [sans, avec] = [situationDe(avant), situationDe(apres)]
    return {
      sorte: 'calcule',
      dateDepart,
      regle: avec.regle,
      // The index of a lettered group comes of a table that is not confirmed.
      indicatif:
        sans.indicatif ||
        avec.indicatif ||
        (enGroupe(correction) && avant.indiceMajore !== apres.indiceMajore),
      eleveSuppose: surUnEnfantAjoute(cir, corrige, apres),
      effet: effetCorrection(avant, apres),
      avant: sans.situation,
      apres: avec.situation,
    }
  } catch (error) {
    const motif = error instanceof RegleFault ? error.fautes[0]?.motif : undefined
    if (motif === undefined) throw error
    const inconnu = motif === 'INDICE_BORNES' && enGroupe(correction)
    return { sorte: 'impossible', motif: inconnu ? 'INDICE_LETTRE' : motif }
  }
}

/** Whether a correction changes no figure of the pension. */
export const estSansEffet = ({
  trimestresLiquidables,
  trimestresAssurance,
  pensionMensuelle,
}: EffetCorrection): boolean =>
  trimestresLiquidables === 0 && trimestresAssurance === 0 && pensionMensuelle === 0
