import { JOURS_PAR_TRIMESTRE } from '../regle/trimestres.ts'
import type { Demande, DemandeSaisie } from './demande.ts'

type AvecRachat = Pick<DemandeSaisie, 'rachat'>

/** Bought quarters that the payable ones of a request hold: options 1 and 3. */
const trimestresEtudes = ({ rachat }: AvecRachat): number =>
  rachat?.compte === true && rachat.option !== 2 ? rachat.trimestres : 0

/**
 * Bought quarters that the insurance of a request holds for the décote alone: option 2 counts under I or II of art. L. 14 CPCMR
 * (décret n° 2003-1310, art. 1), hence neither under III to V, the surcote, nor for the minimum of art. L. 17.
 */
export const trimestresPourLaDecote = ({ rachat }: AvecRachat): number =>
  rachat?.compte === true && rachat.option === 2 ? rachat.trimestres : 0

/** Quarters of effective services: payable ones, without bonifications nor bought quarters. */
export const trimestresServices = (
  demande: Pick<Demande, 'trimestresLiquidables' | 'trimestresBonification'> & AvecRachat,
): number => demande.trimestresLiquidables - demande.trimestresBonification - trimestresEtudes(demande)

/**
 * Days of effective services that open a right: part-time counts whole, and nothing is rounded (art. L. 4, L. 5 and L. 24
 * CPCMR); payable quarters stand for them where they are not told.
 */
export const joursDeServices = (
  demande: Pick<Demande, 'joursServices'> & Parameters<typeof trimestresServices>[0],
): number => demande.joursServices ?? trimestresServices(demande) * JOURS_PAR_TRIMESTRE
