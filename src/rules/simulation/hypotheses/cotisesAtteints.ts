import { dateAge } from '#rules/calendar/ages.ts'
import { addDays, premierDuRang, rangDuMois } from '#rules/calendar/arithmetic.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import type { TempsSupposes } from '#rules/carriere/services/periodes.ts'
import { droitsDeLaDemande } from '#rules/retraite/droit/droits.ts'
import { longueCarriereDe } from '#rules/retraite/droit/motifs.ts'
import type { Demande } from '#rules/retraite/demande/demande.ts'
import { partiesDe, regleDe } from '#rules/retraite/regle/regle.ts'
import { trimestresDuCompte } from '#rules/carriere/services/trimestresDuCompte.ts'

/** Days after the 1st of a month on which a quarter may be whole before that month ends, in months of thirty. */
const JOURS = Array.from({ length: 29 }, (_, rang) => rang + 1)

/**
 * Day on which the periods of an account have the contributed quarters of a long career, those for children left
 * out, from the month of its age on: where that age comes before the one under which the year of the opening tells the quarters required (loi
 * n° 2003-775, art. 5 VI). Nothing where they are not had by the departure.
 */
export const cotisesAtteintsDe = (
  cir: CompteRetraite,
  temps: TempsSupposes,
  demande: Pick<Demande, 'dateNaissance' | 'categorie' | 'dateDepart' | 'regle' | 'debutAvant'>,
): Pick<Demande, 'cotisesAtteints'> => {
  const { dateNaissance, dateDepart } = demande
  const droits = droitsDeLaDemande(demande, regleDe(dateDepart, demande.regle))
  const longue = droits && longueCarriereDe(demande, droits)
  if (!longue || longue.ouverture > dateDepart) return {}
  const { age: annees } = partiesDe(droits.regle).requiredBefore60
  if (longue.ouverture >= dateAge(dateNaissance, { annees, mois: 0 })) return {}
  const assezAu = (jour: CalendarDate) => {
    const { cotises, reputesIncertains } = trimestresDuCompte(cir, { ...temps, dateDepart: jour })
    return cotises - reputesIncertains >= droits.requis.trimestres
  }
  const assez = (rang: number) => assezAu(premierDuRang(rang))
  let [manque, atteints] = [rangDuMois(longue.jour) - 1, rangDuMois(dateDepart)]
  if (!assez(atteints)) return {}
  // Quarters only grow: half of the months at each step.
  while (atteints - manque > 1) {
    const milieu = Math.floor((manque + atteints) / 2)
    if (assez(milieu)) atteints = milieu
    else manque = milieu
  }
  const jours = JOURS.map((jour) => addDays(premierDuRang(manque), jour))
  return { cotisesAtteints: jours.find(assezAu) ?? premierDuRang(atteints) }
}
