import type { Duree } from '#rules/calendar/ages.ts'
import type { Calcul } from '#rules/retraite/estimation/calcul.ts'
import type { DemandeRachat } from '#rules/retraite/demande/demande.ts'

/** Why buying quarters brings nothing, or less than it seems. */
export type RachatInutile =
  | 'SANS_DECOTE'
  | 'DECOTE_PLAFONNEE'
  | 'POURCENTAGE_MAXIMUM'
  | 'MINIMUM_GARANTI'
  | 'SANS_GAIN'
  | 'TROP_PEU'
  | 'EN_TROP'
  | 'TAUX_EN_TROP'
  | 'DUREE_EN_TROP'
  | 'EQUILIBRE_TARDIF'
  | 'SURCOTE_INCERTAINE'

/** Age of balance beyond which buying is warned against: a choice of ours, no law says one. */
const AGE_EQUILIBRE_TARDIF = 85

/** Quarters of insurance that miss for a pension without décote; the part of one counts whole (art. L. 14 I CPCMR). */
export const manquantsDe = ({ requis, demande }: Calcul): number =>
  Math.max(0, requis.trimestres - demande.trimestresAssurance)

interface Comparaison {
  readonly sans: Calcul
  readonly avec: Calcul
  readonly achat: DemandeRachat
  /** Euros per month. */
  readonly gain: number
  readonly ageEquilibre: Duree | undefined
  readonly utiles: number
  readonly utilesDuree: number
  readonly utilesTaux: number
  readonly minimum: number | undefined
}

/**
 * What the insurance quarters of options 2 and 3 do not do: there is no décote to reduce, or it counts fewer quarters than those
 * that miss (twenty at most, and none beyond the age at which it disappears), so that the first ones bought leave it as it is.
 */
const duTaux = ({ sans, avec, achat }: Comparaison): (RachatInutile | false)[] => {
  if (achat.option === 1) return []
  const sansSurcote = avec.surcote.trimestres === sans.surcote.trimestres
  return [
    sans.decote.trimestres === 0 && sansSurcote && 'SANS_DECOTE',
    sans.decote.trimestres > 0 && manquantsDe(sans) > sans.decote.trimestres && 'DECOTE_PLAFONNEE',
  ]
}

const duGain = ({ sans, avec, gain, minimum }: Comparaison): (RachatInutile | false)[] => {
  if (gain > 0) return []
  return [
    avec.minimumApplique && sans.minimumApplique && 'MINIMUM_GARANTI',
    minimum !== undefined && 'TROP_PEU',
  ]
}

/** Quarters asked for beyond those that change something: of the whole, or of one of the two parts of option 3. */
const duSurplus = (comparaison: Comparaison): (RachatInutile | false)[] => {
  const { achat, gain, utiles, utilesDuree, utilesTaux } = comparaison
  if (gain === 0) return []
  if (achat.trimestres > utiles) return ['EN_TROP']
  if (achat.option !== 3) return []
  return [
    utilesTaux > 0 && achat.trimestres > utilesTaux && 'TAUX_EN_TROP',
    utilesDuree > 0 && achat.trimestres > utilesDuree && 'DUREE_EN_TROP',
  ]
}

/** Every known reason to renounce; nothing bought without a gain is ever without one. */
export const raisonsDeRenoncer = (comparaison: Comparaison): readonly RachatInutile[] => {
  const { sans, avec, achat, gain, ageEquilibre } = comparaison
  const mois = ageEquilibre ? ageEquilibre.annees * 12 + ageEquilibre.mois : 0
  const raisons = [
    ...duTaux(comparaison),
    achat.option !== 2 && avec.pourcentage - sans.pourcentage < 1e-9 && ('POURCENTAGE_MAXIMUM' as const),
    ...duGain(comparaison),
    ...duSurplus(comparaison),
    mois > AGE_EQUILIBRE_TARDIF * 12 && ('EQUILIBRE_TARDIF' as const),
    gain > 0 && avec.surcote.trimestres > sans.surcote.trimestres && ('SURCOTE_INCERTAINE' as const),
  ].filter((raison) => raison !== false)
  return gain === 0 && raisons.length === 0 ? ['SANS_GAIN'] : raisons
}
