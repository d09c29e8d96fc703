import { RACHAT_MAXIMUM } from '#rules/retraite/montant/rachat.ts'
import { calculetteMessages } from './words.ts'
import { categorieDuCompte } from '#rules/carriere/services/categorie.ts'
import { compteAnnuleA65 } from '#rules/carriere/services/handicap.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { type CompteDuRachat, indiceDuDepart } from '#contract/simulation/rachat/rachatDuCompte.ts'
import {
  lireRachat,
  type RachatForm,
  type RachatLu,
  minimumUtileDe,
} from '#contract/simulation/rachat/rachatForm.ts'
import type { DepartPrevu } from '#contract/carriere/departPrevu.ts'
import type { Hypotheses } from '#contract/simulation/simulateur.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import { indiceDe } from '#rules/retraite/montant/indice.ts'
import { autreDepart, indiceDit } from '#rules/simulation/hypotheses/hypotheses.ts'
import { indiceAu } from '#rules/carriere/services/indiceAu.ts'
import { trimestresDuCompte } from '#rules/carriere/services/trimestresDuCompte.ts'
import { hypothesesInitiales } from '#portal/simulation/simulateur/resultats/resultats.ts'

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
  option: '',
  etudes: [],
  categorie: 'sedentaire',
  dateDepart: '',
  indiceDepart: '',
  trimestresLiquidables: '',
  trimestresAssurance: '',
  trimestresBonification: '0',
  trimestresEnfants: '',
  trimestresHorsSurcote: '',
  enfants: '0',
  nbi: '0',
  incapacitePermanente: false,
  annulationA65: false,
})

/** An account, with what the simulator supposes over it: what it supposed, where it led here. */
export const compteDe = (
  cir: Cir,
  today: CalendarDate,
  prevu?: DepartPrevu | undefined,
  reprises?: Partial<Hypotheses>,
): CompteDuRachat => ({ cir, hypotheses: { ...hypothesesInitiales(cir, today, prevu), ...reprises } })

/**
 * The form filled in with an account: the buy-back that was supposed, else the fewest quarters that are of use, and no option:
 * what costs most is never proposed. The index of the departure, the lettered group where one was said, is left empty as long as it is
 * the account's.
 */
export const saisieDuCompte = (compte: CompteDuRachat, today: CalendarDate): RachatForm => {
  const { cir, hypotheses } = compte
  const { dateDepart, rachat } = hypotheses
  const dit = indiceDit(hypotheses)
  const vide = { ...saisieVide(today), trimestres: '' }
  const saisie: RachatForm = {
    ...vide,
    dateNaissance: dateEnChiffres(cir.situation.dateNaissance),
    categorie: categorieDuCompte(cir, dateDepart),
    indiceMajore: `${indiceAu(cir, today)}`,
    dateDepart: dateEnChiffres(dateDepart),
    indiceDepart: dit === indiceDuDepart(compte, dateDepart) ? '' : `${dit}`,
  }
  if (rachat.trimestres > 0)
    return { ...saisie, trimestres: `${rachat.trimestres}`, option: `${rachat.option}` }
  const minimum = minimumUtileDe(lireRachat(saisie, today, compte))
  return typeof minimum === 'number' ? { ...saisie, trimestres: `${minimum}` } : saisie
}

/** The same for someone who leaves the account aside: all that it says may be typed again. */
export const saisieLibre = (compte: CompteDuRachat, saisie: RachatForm): RachatForm => {
  const { cir, hypotheses } = compte
  const { liquidables, assurance, bonification, enfants, horsSurcote } = trimestresDuCompte(cir, hypotheses)
  return {
    ...saisie,
    indiceDepart: `${indiceDit(hypotheses)}`,
    trimestresLiquidables: `${liquidables}`,
    trimestresAssurance: `${assurance}`,
    trimestresBonification: `${bonification}`,
    trimestresEnfants: `${enfants}`,
    trimestresHorsSurcote: `${horsSurcote}`,
    enfants: `${hypotheses.enfants}`,
    nbi: `${cir.situation.nbi}`,
    incapacitePermanente: hypotheses.incapacitePermanente ?? false,
    annulationA65: hypotheses.annulationA65 ?? compteAnnuleA65(cir),
  }
}

/** Index of a departure as the simulator supposes it: a number, or a lettered group with the number that it gives then. */
const indiceSuppose = (
  saisi: number | string,
  depart: CalendarDate,
): Pick<Hypotheses, 'indiceMajore' | 'groupeHorsEchelle'> | undefined => {
  if (typeof saisi === 'number') return { indiceMajore: saisi }
  const majore = indiceDe(saisi, depart)?.majore
  return majore === undefined ? undefined : { indiceMajore: majore, groupeHorsEchelle: saisi }
}

/** What the simulator supposes with the buy-back that is typed here, and with the departure where one is. */
export const hypothesesAvec = (
  { cir, hypotheses }: CompteDuRachat,
  { demande: { dateDepart, indiceMajore }, achat, avecGain }: RachatLu,
): Hypotheses => {
  const rachat = { trimestres: achat.trimestres, option: achat.option as Hypotheses['rachat']['option'] }
  if (!avecGain || dateDepart === '') return { ...hypotheses, rachat }
  const { groupeHorsEchelle: _suppose, ...suppose } = autreDepart(cir, hypotheses, dateDepart)
  return { ...suppose, rachat, ...indiceSuppose(indiceMajore, dateDepart) }
}
