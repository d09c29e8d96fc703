import type { RachatLu } from '#contract/simulation/rachat/rachatForm.ts'
import { auCentime, type Euros } from '#rules/money.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { estDatee } from '#rules/retraite/demande/demande.ts'
import { gainRachat, type GainRachat } from '#rules/simulation/rachat/gainRachat.ts'
import { estimer, type Estimation } from '#rules/retraite/estimation/estimation.ts'
import {
  abattementRachat,
  baremeRachat,
  type Echelonnement,
  echelonnement,
  type OptionRachat,
  optionsRachat,
  prixDuRachat,
} from '#rules/retraite/montant/rachat.ts'

/** What an option brings, and the gross pension without it in euros per month. */
export interface GainChiffre extends GainRachat {
  readonly avant: Euros
}

/** One option in figures; euros. */
export interface OptionChiffree {
  readonly option: OptionRachat
  readonly pourcentage: number
  readonly cout: Euros
  readonly abattement: Euros
  readonly abattementConfirme: boolean
  readonly net: Euros
  readonly paiement: Echelonnement
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

/** The three options of a request without a fault; `undefined` when the scales do not know it. */
export const chiffrer = ({ demande, achat: lu, avecGain, finEtudes }: RachatLu): Chiffrage | undefined => {
  const { dateDemande, trimestres } = lu
  if (dateDemande === '' || !estDatee(demande)) return undefined
  const achat = { ...lu, dateDemande }
  const { dateNaissance: naissance } = demande
  const premier = prixDuRachat(demande, achat)
  if (!premier) return undefined
  const estimation = avecGain ? estimer(demande) : undefined
  const options = optionsRachat.map((option): OptionChiffree => {
    const prix = prixDuRachat(demande, { ...achat, option }) ?? premier
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
      paiement: echelonnement(trimestres, montant > 0),
      gain: estimation && {
        ...gainRachat(demande, { ...achat, option }, montant),
        avant: estimation.pensionBruteMensuelle,
      },
    }
  })
  return {
    trimestres,
    dateDemande,
    age: premier.age,
    indice: premier.indice.majore,
    point: premier.point.annuelle,
    indicatif: premier.indicatif,
    options,
    estimation,
    manquants: estimation ? Math.max(0, estimation.trimestresRequis - demande.trimestresAssurance) : 0,
  }
}
