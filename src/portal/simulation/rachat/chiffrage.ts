import type { RachatLu } from '#contract/simulation/rachatForm.ts'
import { auCentime, type Euros } from '#rules/money.ts'
import type { Duree } from '#rules/calendar/ages.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { type Demande, type DemandeRachat, estDatee } from '#rules/retraite/estimation/demande.ts'
import { gainRachat, type RachatInutile } from '#rules/carriere/effets.ts'
import { estimer, type Estimation } from '#rules/retraite/estimation/estimation.ts'
import { indiceDe, valeurDuPoint } from '#rules/retraite/montant/indice.ts'
import {
  abattementRachat,
  baremeRachat,
  coutRachat,
  echelonnements,
  type OptionRachat,
  optionsRachat,
} from '#rules/retraite/montant/rachat.ts'

/** What an option brings, in gross euros per month. */
export interface GainChiffre {
  readonly mensuel: Euros
  readonly avant: Euros
  readonly ageEquilibre: Duree | undefined
  readonly inutile: readonly RachatInutile[]
}

/** One option in figures; euros. */
export interface OptionChiffree {
  readonly option: OptionRachat
  readonly pourcentage: number
  readonly cout: Euros
  readonly abattement: Euros
  readonly abattementConfirme: boolean
  readonly net: Euros
  readonly annees: readonly number[]
  readonly gain: GainChiffre | undefined
}

/** The three options, and what they rest on. */
export interface Chiffrage {
  readonly trimestres: number
  readonly dateDemande: CalendarDate
  readonly age: number
  readonly indice: number
  readonly point: number
  readonly indicatif: boolean
  readonly options: readonly OptionChiffree[]
  /** The estimate without the buy-back, when the gain is asked for. */
  readonly estimation: Estimation | undefined
  readonly manquants: number
}

/** Last age of the scale of costs. */
export const DERNIER_AGE = Math.max(...baremeRachat.rows.map(({ age }) => age))

/** Quarters that the abatement bears on, and euros of each. */
export const detailAbattement = (option: OptionRachat, trimestres: number) => {
  const { maxQuarters, perQuarterEuros } = baremeRachat.abatement
  return {
    trimestres: Math.min(trimestres, maxQuarters),
    montant: auCentime(perQuarterEuros[`option${option}`]),
  }
}

const gainDe = (
  demande: Demande,
  achat: DemandeRachat,
  abattement: number,
  { pensionBruteMensuelle }: Estimation,
): GainChiffre => {
  const { gainMensuel, ageEquilibre, inutile } = gainRachat(demande, achat, abattement)
  return { mensuel: gainMensuel, avant: pensionBruteMensuelle, ageEquilibre, inutile }
}

/** The three options of a request without a fault; `undefined` when the scales do not know it. */
export const chiffrer = ({ demande, achat: lu, avecGain, finEtudes }: RachatLu): Chiffrage | undefined => {
  const { dateDemande, trimestres } = lu
  if (dateDemande === '' || !estDatee(demande)) return undefined
  const achat = { ...lu, dateDemande }
  const { dateNaissance: naissance } = demande
  const indice = indiceDe(demande.indiceMajore, demande.dateDepart)
  const point = valeurDuPoint(dateDemande)
  const premier = indice && coutRachat({ ...achat, naissance, indice })
  if (!indice || !point || !premier) return undefined
  const estimation = avecGain ? estimer(demande) : undefined
  const options = optionsRachat.map((option): OptionChiffree => {
    const prix = coutRachat({ ...achat, option, naissance, indice }) ?? premier
    const { montant, confirme } = abattementRachat({
      naissance,
      dateDemande,
      trimestres,
      option,
      ...(finEtudes && { finEtudes }),
    })
    const cout = auCentime(prix.cout)
    return {
      option,
      pourcentage: prix.pourcentageParTrimestre,
      cout,
      abattement: auCentime(montant),
      abattementConfirme: confirme,
      net: auCentime(Math.max(0, cout - montant)),
      annees: echelonnements(trimestres, montant > 0),
      gain: estimation && gainDe(demande, { ...achat, option }, montant, estimation),
    }
  })
  return {
    trimestres,
    dateDemande,
    age: premier.age,
    indice: indice.majore,
    point: point.annuelle,
    indicatif: premier.indicatif,
    options,
    estimation,
    manquants: estimation ? Math.max(0, estimation.trimestresRequis - demande.trimestresAssurance) : 0,
  }
}
