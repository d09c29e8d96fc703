import {
  assuranceCarriere,
  type PeriodeCarriere,
  trimestresLiquidablesCarriere,
} from '#rules/carriere/carriere.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { trimestresAccordes } from '#rules/carriere/services/accordes.ts'
import { periodesJusquAu, type TempsSupposes } from '#rules/carriere/services/periodes.ts'
import { droitsDeLaDemande } from '#rules/retraite/droit/droits.ts'
import { dureeDe, enJours, JOURS_PAR_TRIMESTRE } from '#rules/retraite/regle/trimestres.ts'
import {
  REPUTES_ENFANTS,
  REPUTES_SERVICE_NATIONAL,
  trimestresReputes,
} from '#rules/retraite/droit/longueCarriere.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { regleDe } from '#rules/retraite/regle/regle.ts'

/** Periods for which something was contributed, or is deemed so. */
const cotisees = (periodes: readonly PeriodeCarriere[]) =>
  periodes.filter(({ sansCotisation }) => sansCotisation !== true)

/**
 * Of the periods of an account: whole quarters contributed in all schemes, and those of national service, which are only deemed so: what they add to the others
 * of each calendar year, four in all (art. D. 16-2 CPCMR).
 */
const trimestresContribues = (
  cir: CompteRetraite,
  temps: TempsSupposes,
  periodes: readonly PeriodeCarriere[],
) => {
  const autres = cir.autresRegimes.flatMap(({ annees }) => annees)
  const carriere = cir.carriere.filter(({ position }) => position !== 'servicenational')
  const aServi = carriere.length < cir.carriere.length
  const contribuees = cotisees(aServi ? periodesJusquAu({ ...cir, carriere }, temps) : periodes)
  const contribues = assuranceCarriere(contribuees, autres)
  const avecService = assuranceCarriere(cotisees(periodes), autres)
  return {
    contribues: contribues.trimestres,
    ailleurs: contribues.trimestres - assuranceCarriere(contribuees).trimestres,
    sousLesDrapeaux: dureeDe(enJours(avecService) - enJours(contribues)).trimestres,
  }
}

/** Quarters that an account gives at a departure. */
export const trimestresDuCompte = (cir: CompteRetraite, hypotheses: TempsSupposes) => {
  const periodes = periodesJusquAu(cir, hypotheses)
  const services = trimestresLiquidablesCarriere(periodes, hypotheses.dateDepart)
  const accordes = trimestresAccordes(cir, hypotheses.dateDepart, services)
  const { bonification, majoration, enfants, horsSurcote } = accordes
  const autres = cir.autresRegimes.flatMap(({ annees }) => annees)
  const { trimestres, jours } = assuranceCarriere(periodes, autres)
  const { contribues, ailleurs, sousLesDrapeaux } = trimestresContribues(cir, hypotheses, periodes)
  const reputes = trimestresReputes(
    { [REPUTES_ENFANTS]: enfants, [REPUTES_SERVICE_NATIONAL]: sousLesDrapeaux },
    hypotheses.dateDepart,
  )
  return {
    liquidables: services + bonification,
    /** Whole quarters; the days beyond them are apart. */
    assurance: trimestres + bonification + majoration,
    joursAssurance: jours,
    bonification,
    /** Quarters contributed or deemed so; the account does not tell which of other schemes were not (`ailleurs`). */
    cotises: contribues + reputes.trimestres,
    reputesIncertains: reputes.incertains,
    ailleurs,
    /** Quarters granted for children, and those that the surcote leaves out. */
    enfants,
    horsSurcote,
  }
}

/**
 * Insurance on the day of the legal age, the work of the account going on until then, where a parental surcote may count its
 * quarters: the same whatever the departure after it. What the surcote leaves out is no part of it.
 */
export const assuranceALAge = (
  cir: CompteRetraite,
  hypotheses: TempsSupposes,
  demande: Pick<Demande, 'dateNaissance' | 'categorie' | 'dateDepart' | 'regle'>,
): Pick<Demande, 'assuranceALAge'> => {
  const droits = droitsDeLaDemande(demande, regleDe(demande.dateDepart, demande.regle))
  if (droits?.surcoteParentale !== true || demande.dateDepart < droits.dateAgeLegal) return {}
  const ce = trimestresDuCompte(cir, { ...hypotheses, dateDepart: droits.dateAgeLegal })
  if (ce.enfants === 0) return {}
  const jours = (ce.assurance - ce.horsSurcote) * JOURS_PAR_TRIMESTRE + ce.joursAssurance
  return { assuranceALAge: dureeDe(jours) }
}
