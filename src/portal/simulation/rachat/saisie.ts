import { RACHAT_MAXIMUM } from '#rules/retraite/montant/rachat.ts'
import { calculetteMessages } from './words.ts'
import type { Cir } from '#contract/carriere/compteindividuelretraite.ts'
import type { RachatForm } from '#contract/simulation/rachatForm.ts'
import { enfantsEleves } from '#rules/carriere/compte.ts'
import { premierDuMois } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { droitsDe } from '#rules/retraite/droit/droits.ts'
import { indiceDetenu, trimestresDuCompte } from '#rules/simulation/hypotheses.ts'
import { regleDe } from '#rules/retraite/regle/regle.ts'

/** Sentences of the faults that say a number of quarters, by their key. */
export const rachatMessages: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: RACHAT_MAXIMUM }, (_, nombre) => [
    `RACHAT_TRIMESTRES_ETUDES_${nombre}`,
    calculetteMessages.demande.trimestresEtudes(nombre),
  ]),
)

/** The form when nothing is known of the person. */
export const saisieVide = (today: CalendarDate): RachatForm => ({
  dateNaissance: '',
  indiceMajore: '',
  dateDemande: dateEnChiffres(today),
  trimestres: '4',
  option: '3',
  etudes: [],
  categorie: 'sedentaire',
  dateDepart: '',
  trimestresLiquidables: '',
  trimestresAssurance: '',
  trimestresBonification: '0',
  enfants: '0',
  nbi: '0',
})

/** First day of the first month at which someone may leave, once `today` is over. */
const premierDepart = (
  { dateNaissance, categorie }: Cir['situation'],
  today: CalendarDate,
): CalendarDate | undefined => {
  const droits = droitsDe(dateNaissance, categorie, regleDe(today))
  const prochain = premierDuMois(today)
  return droits && (droits.dateOuverture > prochain ? droits.dateOuverture : prochain)
}

/** The form filled in with an account; the departure is the first that its age allows. */
export const saisieDuCompte = (cir: Cir, today: CalendarDate): RachatForm => {
  const { situation } = cir
  const connus = {
    ...saisieVide(today),
    dateNaissance: dateEnChiffres(situation.dateNaissance),
    categorie: situation.categorie,
    indiceMajore: `${indiceDetenu(cir, today) ?? situation.indiceMajore}`,
  }
  const dateDepart = premierDepart(situation, today)
  if (dateDepart === undefined) return connus
  const { liquidables, assurance, bonification } = trimestresDuCompte(cir, { dateDepart, quotites: [] })
  return {
    ...connus,
    dateDepart: dateEnChiffres(dateDepart),
    trimestresLiquidables: `${liquidables}`,
    trimestresAssurance: `${assurance}`,
    trimestresBonification: `${bonification}`,
    enfants: `${enfantsEleves(cir)}`,
    nbi: `${situation.nbi}`,
  }
}
