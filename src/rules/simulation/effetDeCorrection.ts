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
import { type DepartSuppose, demandeAu } from '#rules/simulation/hypotheses/hypothesesDuCompte.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
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
      /** It is the one that the person asked for, or prepares. */
      readonly demande: boolean
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

/** The departure that a person asked for or prepares. */
type DepartPrevu = Omit<DepartSuppose, 'enfants'>

/** The estimate that an account asks for at a departure, with its children who are then old enough (art. L. 18 IV CPCMR). */
const au = (cir: CompteRetraite, depart: DepartPrevu, aujourdhui: CalendarDate): Demande =>
  demandeAu(cir, { ...depart, enfants: enfantsElevesAu(cir, depart.dateDepart) }, aujourdhui)

/**
 * What a correction would change at the departure that the person asked for or prepares, where the account bears it, as the
 * simulator and the dashboard have it; else at the first possible one of the account as it is, at the legal age. The career goes
 * on at full time, and nothing is bought back.
 */
export const effetDeCorrection = (
  cir: CompteRetraite,
  correction: CorrectionDemandee,
  aujourdhui: CalendarDate,
  prevu?: DepartPrevu | undefined,
): EffetDeCorrection => {
  try {
    const demande = prevu !== undefined && verifierDemande(au(cir, prevu, aujourdhui)).length === 0
    const { dateDepart } = demande ? prevu : hypothesesAuPlusTot(cir, aujourdhui)
    const depart = demande ? prevu : { dateDepart }
    const corrige = applyCorrection(cir, correction)
    const avant = au(cir, depart, aujourdhui)
    const apres = au(corrige, depart, aujourdhui)
    const [sans, avec] = [situationDe(avant), situationDe(apres)]
    return {
      sorte: 'calcule',
      dateDepart,
      demande,
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
