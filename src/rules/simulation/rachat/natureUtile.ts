import { calculSur } from '#rules/carriere/effets.ts'
import { type Demande, type DemandeSaisie, estDatee } from '#rules/retraite/demande/demande.ts'
import { optionsRachat } from '#rules/retraite/montant/rachat.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'
import { avecRachat } from './achat.ts'

/** The quarters that a request holds told as granted for children or not, each way as far as it goes. */
const lectures = ({ trimestresBonification }: Demande): readonly Partial<Demande>[] => [
  { trimestresEnfants: 0, trimestresHorsSurcote: 0 },
  { trimestresEnfants: 1, trimestresHorsSurcote: 0 },
  { trimestresEnfants: 0, trimestresHorsSurcote: trimestresBonification },
]

/**
 * Whether what the bonifications and majorations were granted for changes the pension, with or without the quarters bought: the
 * surcote leaves out some, and the parental one asks for a quarter granted for a child (art. L. 14 III and IV CPCMR).
 */
export const natureUtile = (demande: DemandeSaisie): boolean => {
  if (!estDatee(demande) || demande.rachat === undefined) return false
  const { rachat, ...sans } = demande
  const demandes = [sans, ...optionsRachat.map((option) => avecRachat(sans, { ...rachat, option }))]
  return demandes.some((une) => {
    const faits = lectures(une).map((lecture) => ({ ...une, ...lecture }))
    if (faits.some((fait) => verifierDemande(fait).length > 0)) return false
    return new Set(faits.map((fait) => calculSur(fait).total)).size > 1
  })
}
