import { type CalendarDate, isCalendarDate, jourDe } from '#rules/calendar/dates.ts'
import { periodesSansQuotite } from '#rules/carriere/services/periodes.ts'
import { trimestresLiquidablesDe } from '#rules/retraite/regle/trimestres.ts'
import { estQuotite } from '#rules/retraite/droit/tempsPartiel.ts'
import { type Demande, HANDICAP } from '#rules/retraite/demande/demande.ts'
import {
  estMoyenneNbi,
  estNombreDeTrimestres,
} from '#rules/retraite/estimation/verification/fautesDesNombres.ts'
import { joursServicesDuCompte } from '#rules/carriere/services/deuxAns.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { messageKey, type MessageKey } from '#contract/messages.ts'
import type { Hypotheses } from '../simulateur.ts'

/** Message keys by the path of the field. */
export type Fautes = Record<string, MessageKey>

/** A 1st of a month: the only dates that the fields offer, and that a working time changes on. */
const estPremier = (date: CalendarDate | '') => isCalendarDate(date) && jourDe(date) === 1

/** Dates that no estimate can be made from. */
export const fautesDeMois = ({ dateDepart, quotites }: Hypotheses): Fautes => {
  const fautes: Fautes = {}
  if (!estPremier(dateDepart)) fautes['dateDepart'] = messageKey('SIMULATION_DATE_KO')
  for (const [rang, { debut }] of quotites.entries())
    if (!estPremier(debut)) fautes[`quotites[${rang}].debut`] = messageKey('SIMULATION_QUOTITE_MOIS')
  return fautes
}

/** Working times of the past: one for each part-time period that the account leaves without one. */
export const fautesDesPeriodes = ({ carriere }: Cir, { quotitesPassees = [] }: Hypotheses): Fautes => {
  const fautes: Fautes = {}
  const restent = new Set(periodesSansQuotite(carriere).map(({ periodeId }) => periodeId))
  for (const [rang, { periodeId, quotite }] of quotitesPassees.entries()) {
    if (quotite !== 0 && !estQuotite(quotite))
      fautes[`quotitesPassees[${rang}].quotite`] = messageKey('SIMULATION_QUOTITE')
    if (!restent.delete(periodeId))
      fautes[`quotitesPassees[${rang}].quotite`] = messageKey('SIMULATION_PERIODE')
  }
  return fautes
}

/** Working times to come: each before the departure, and of a month of its own. */
export const fautesDeQuotite = ({ quotites, dateDepart }: Hypotheses, premier: CalendarDate): Fautes => {
  const fautes: Fautes = {}
  const debuts = new Set<string>()
  for (const [rang, { debut, quotite }] of quotites.entries()) {
    if (!estQuotite(quotite)) fautes[`quotites[${rang}].quotite`] = messageKey('SIMULATION_QUOTITE')
    if (debut >= dateDepart) fautes[`quotites[${rang}].debut`] = messageKey('SIMULATION_QUOTITE_APRES')
    if (debut < premier) fautes[`quotites[${rang}].debut`] = messageKey('SIMULATION_QUOTITE_PASSEE')
    if (debuts.has(debut)) fautes[`quotites[${rang}].debut`] = messageKey('SIMULATION_QUOTITE_DOUBLE')
    debuts.add(debut)
  }
  return fautes
}

/** Quarters of services done so far: those of NBI, and those done while disabled, are among them. */
export const servicesFaits = (cir: Cir, hypotheses: Hypotheses, aujourdhui: CalendarDate): number =>
  trimestresLiquidablesDe(joursServicesDuCompte(cir, { ...hypotheses, dateDepart: aujourdhui }), aujourdhui)

/** Reason 5 cannot be judged without the quarters done while disabled (art. R. 37 bis CPCMR); they are a number for any other. */
export const fautesDeHandicap = (
  demande: Demande,
  { trimestresHandicap }: Hypotheses,
  services: number,
): Fautes => {
  if (demande.motif === HANDICAP && demande.trimestresHandicap === undefined)
    return { trimestresHandicap: messageKey('SIMULATION_TRIMESTRES_HANDICAP') }
  if (trimestresHandicap === undefined) return {}
  if (!estNombreDeTrimestres(trimestresHandicap))
    return { trimestresHandicap: messageKey('RETRAITE_TRIMESTRES') }
  return trimestresHandicap > services
    ? { trimestresHandicap: messageKey('SIMULATION_PLUS_QUE_SERVICES') }
    : {}
}

/** Quarters of NBI beyond those of services, or that no number of points pays; points that are none. */
export const fautesDeNbi = (
  { situation }: Cir,
  { trimestresNbi = 0, moyenneNbi }: Hypotheses,
  services: number,
): Fautes => ({
  ...(trimestresNbi > services &&
    estNombreDeTrimestres(trimestresNbi) && {
      trimestresNbi: messageKey('SIMULATION_PLUS_QUE_SERVICES'),
    }),
  ...(moyenneNbi !== undefined && !estMoyenneNbi(moyenneNbi) && { moyenneNbi: messageKey('RETRAITE_NBI') }),
  ...(trimestresNbi > 0 &&
    moyenneNbi === undefined &&
    situation.nbi === 0 && { moyenneNbi: messageKey('SIMULATION_MOYENNE_NBI') }),
})
