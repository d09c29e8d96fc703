import { auCentime, type Euros } from '#rules/money.ts'
import { arrondir, auDessus } from '#rules/arrondis.ts'
import { type Calcul, calculer } from '#rules/retraite/estimation/calcul.ts'
import { type Duree, moisEcoules } from '#rules/calendar/ages.ts'
import { DECOTE_MAXIMUM } from '#rules/retraite/montant/decote.ts'
import type { Demande, DemandeRachat } from '#rules/retraite/estimation/demande.ts'
import { type CoutRachat, coutRachat } from '#rules/retraite/montant/rachat.ts'
import { RegleFault } from '#rules/retraite/regle/RegleFault.ts'
import { POURCENTAGE_AVEC_BONIFICATIONS, POURCENTAGE_MAXIMUM } from '#rules/retraite/montant/taux.ts'
import { examinerDemande } from '#rules/retraite/estimation/verifierDemande.ts'

const calculSur = (demande: Demande): Calcul => {
  const { fautes, droits } = examinerDemande(demande)
  const calcul = fautes.length === 0 && droits ? calculer(demande, droits) : undefined
  if (calcul === undefined) throw new RegleFault(fautes)
  return calcul
}

/** What a correction of the career changes: quarters, and gross euros per month. */
export interface EffetCorrection {
  readonly trimestresLiquidables: number
  readonly trimestresAssurance: number
  readonly pensionMensuelle: Euros
}

/** Difference between two estimates, the second less the first. @throws {RegleFault} */
export const effetCorrection = (avant: Demande, apres: Demande): EffetCorrection => {
  const difference = arrondir(calculSur(apres).total / 12) - arrondir(calculSur(avant).total / 12)
  return {
    trimestresLiquidables: apres.trimestresLiquidables - avant.trimestresLiquidables,
    trimestresAssurance: apres.trimestresAssurance - avant.trimestresAssurance,
    pensionMensuelle: auCentime(difference),
  }
}

/** Why buying quarters brings nothing, or less than it seems. */
export type RachatInutile = 'SANS_DECOTE' | 'POURCENTAGE_MAXIMUM' | 'PLUS_DE_VINGT_TRIMESTRES'

/** What bought quarters cost and bring; euros, not an advice. */
export interface GainRachat extends CoutRachat {
  /** Gross euros per month. */
  readonly gainMensuel: Euros
  /** Age at which what was earned reaches the cost, taxes left aside; `undefined` when nothing is earned. */
  readonly ageEquilibre: Duree | undefined
  readonly inutile: readonly RachatInutile[]
}

/** The request with the bought quarters counted as their option says (art. L. 9 bis CPCMR). */
export const avecRachat = (demande: Demande, { trimestres, option }: DemandeRachat): Demande => ({
  ...demande,
  trimestresLiquidables: demande.trimestresLiquidables + (option === 2 ? 0 : trimestres),
  trimestresAssurance: demande.trimestresAssurance + (option === 1 ? 0 : trimestres),
})

const inutilites = ({ demande, requis, decote, pourcentage }: Calcul, option: number): RachatInutile[] => {
  const raisons: RachatInutile[] = []
  const plafond = demande.trimestresBonification > 0 ? POURCENTAGE_AVEC_BONIFICATIONS : POURCENTAGE_MAXIMUM
  if (option !== 1 && decote.trimestres === 0) raisons.push('SANS_DECOTE')
  if (option !== 2 && pourcentage >= plafond - 1e-9) raisons.push('POURCENTAGE_MAXIMUM')
  if (option !== 1 && requis.trimestres - demande.trimestresAssurance > DECOTE_MAXIMUM)
    raisons.push('PLUS_DE_VINGT_TRIMESTRES')
  return raisons
}

/**
 * Cost of study quarters, gain per month of pension and age of balance, at the departure of the request; `abattement` is taken off
 * the cost before the balance. @throws {RegleFault}
 */
export const gainRachat = (demande: Demande, achat: DemandeRachat, abattement = 0): GainRachat => {
  const avant = calculSur({ ...demande, rachat: achat })
  const apres = calculSur({ ...avecRachat(demande, achat), rachat: achat })
  const { indice } = avant
  const prix = coutRachat({ ...achat, naissance: demande.dateNaissance, indice })
  if (prix === undefined) throw new RegleFault([{ champ: 'rachat.dateDemande', motif: 'RACHAT_DATE' }])
  const gain = Math.max(0, (apres.total - avant.total) / 12)
  const net = Math.max(0, prix.cout - abattement)
  const mois = moisEcoules(demande.dateNaissance, demande.dateDepart) + auDessus(net / gain)
  return {
    ...prix,
    cout: auCentime(prix.cout),
    gainMensuel: auCentime(gain),
    ageEquilibre: arrondir(gain) > 0 ? { annees: Math.floor(mois / 12), mois: mois % 12 } : undefined,
    inutile: inutilites(avant, achat.option),
  }
}
