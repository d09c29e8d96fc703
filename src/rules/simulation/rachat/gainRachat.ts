import { auCentime, type Euros } from '#rules/money.ts'
import { arrondir, auDessus } from '#rules/arrondis.ts'
import { type Duree, moisEcoules } from '#rules/calendar/ages.ts'
import { calculSur } from '#rules/carriere/effets.ts'
import type { Calcul } from '#rules/retraite/estimation/calcul.ts'
import type { Demande, DemandeRachat } from '#rules/retraite/demande/demande.ts'
import { expliquerPension } from '#rules/retraite/estimation/explication/lignesPension.ts'
import { RegleFault } from '#rules/retraite/estimation/verification/faute.ts'
import {
  type CoutRachat,
  optionsRachat,
  prixDuRachat,
  RACHAT_MAXIMUM,
} from '#rules/retraite/montant/rachat.ts'
import { avecRachat } from './achat.ts'
import { manquantsDe, raisonsDeRenoncer, type RachatInutile } from './rachatInutile.ts'

/** What bought quarters cost and bring; euros, not an advice. */
export interface GainRachat extends CoutRachat {
  /** Gross pension with them, and what it has more than without, in euros per month. */
  readonly pensionMensuelle: Euros
  readonly gainMensuel: Euros
  /** Whether an indicative row or reading makes the pension, with them or without. */
  readonly pensionIndicative: boolean
  /** Age at which what was earned reaches the cost, taxes left aside; `undefined` when nothing is earned. */
  readonly ageEquilibre: Duree | undefined
  /** Quarters beyond which one more changes nothing at this departure: 0 when none brings anything. */
  readonly utiles: number
  /** The same for each part of it: the percentage that the duration gives, and the décote or surcote. */
  readonly utilesDuree: number
  readonly utilesTaux: number
  /** Fewest quarters that bring something; `undefined` when none does. */
  readonly minimum: number | undefined
  /** Quarters that miss, and those that the décote counts, without the buy-back. */
  readonly manquants: number
  readonly decote: number
  /** Quarters of surcote that come of them (option 3): a reading, not confirmed. */
  readonly surcote: number
  readonly inutile: readonly RachatInutile[]
}

const parMois = ({ total }: Calcul): number => arrondir(total / 12)

const estSure = (calcul: Calcul): boolean => expliquerPension(calcul).at(-1)?.confirme === true

/** The part of a calculation that a duration changes. */
type Part = (calcul: Calcul) => number

const duree: Part = ({ pourcentage }) => pourcentage
const taux: Part = ({ decote, surcote }) => surcote.trimestres - decote.trimestres

/** Fewest quarters whose pension, or part of it, is as high as the most give; and fewest that give more than none. */
const seuils = (demande: Demande, achat: DemandeRachat) => {
  const calculs = Array.from({ length: RACHAT_MAXIMUM + 1 }, (_, trimestres) =>
    calculSur(trimestres === 0 ? demande : avecRachat(demande, { ...achat, trimestres })),
  )
  const suffisant = (part: Part) => {
    const parts = calculs.map(part)
    return parts.findIndex((une) => une === parts.at(-1))
  }
  const [aucun = 0, ...pensions] = calculs.map(parMois)
  const minimum = pensions.findIndex((pension) => pension > aucun) + 1
  return {
    utiles: suffisant(parMois),
    utilesDuree: suffisant(duree),
    utilesTaux: suffisant(taux),
    minimum: minimum === 0 ? undefined : minimum,
  }
}

/** Age at which a gain of each month from the departure on has paid a cost. */
const ageDEquilibre = ({ dateNaissance, dateDepart }: Demande, net: number, gain: number): Duree => {
  const mois = moisEcoules(dateNaissance, dateDepart) + auDessus(net / gain)
  return { annees: Math.floor(mois / 12), mois: mois % 12 }
}

/**
 * Cost of study quarters at the request, gain per month of pension and age of balance at the departure; `abattement` is taken
 * off the cost before the balance. @throws {RegleFault}
 */
export const gainRachat = (demande: Demande, achat: DemandeRachat, abattement = 0): GainRachat => {
  const sans = calculSur(demande)
  const avec = calculSur(avecRachat(demande, achat))
  const prix = prixDuRachat(demande, achat)
  if (prix === undefined) throw new RegleFault([{ champ: 'rachat.dateDemande', motif: 'RACHAT_DATE' }])
  const gain = Math.max(0, arrondir(parMois(avec) - parMois(sans)))
  const net = Math.max(0, arrondir(prix.cout) - abattement)
  const ageEquilibre = gain > 0 ? ageDEquilibre(demande, net, gain) : undefined
  const nombres = seuils(demande, achat)
  return {
    ...prix,
    cout: auCentime(prix.cout),
    pensionMensuelle: auCentime(avec.total / 12),
    gainMensuel: auCentime(gain),
    pensionIndicative: !(estSure(sans) && estSure(avec)),
    ageEquilibre,
    ...nombres,
    manquants: manquantsDe(sans),
    decote: sans.decote.trimestres,
    surcote: avec.surcote.trimestres - sans.surcote.trimestres,
    inutile: raisonsDeRenoncer({ sans, avec, achat, gain, ageEquilibre, ...nombres }),
  }
}

/** Fewest quarters that raise the pension of a departure, by whichever option; `undefined` when none does. */
export const minimumUtile = (
  demande: Demande,
  achat: Pick<DemandeRachat, 'dateDemande'>,
): number | undefined => {
  const minima = optionsRachat
    .map((option) => seuils(demande, { ...achat, option, trimestres: 1 }).minimum)
    .filter((minimum) => minimum !== undefined)
  return minima.length === 0 ? undefined : Math.min(...minima)
}
