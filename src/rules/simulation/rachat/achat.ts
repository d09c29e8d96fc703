import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { indiceAu } from '#rules/carriere/services/indiceAu.ts'
import {
  type Demande,
  type DemandeRachat,
  type DemandeSaisie,
  estDatee,
} from '#rules/retraite/demande/demande.ts'
import { calculSur } from '#rules/carriere/effets.ts'
import { optionsRachat } from '#rules/retraite/montant/rachat.ts'
import { verifierDemande } from '#rules/retraite/estimation/verification/verifierDemande.ts'

/** The buy-back that the owner of an account would ask for on a day. */
export const achatDuCompte = (
  cir: CompteRetraite,
  { trimestres, option }: Pick<DemandeRachat, 'trimestres' | 'option'>,
  dateDemande: CalendarDate,
): DemandeRachat => ({ dateDemande, trimestres, option, indiceMajore: indiceAu(cir, dateDemande) })

/** Insurance of the legal age with bought quarters: those that the surcote counts, of option 3. */
const avecAchetes = ({ assuranceALAge: age }: Demande, { trimestres, option }: DemandeRachat) =>
  age && option === 3 ? { assuranceALAge: { ...age, trimestres: age.trimestres + trimestres } } : {}

/** The request with the bought quarters counted as their option says (art. L. 9 bis CPCMR). */
export const avecRachat = (demande: Demande, achat: DemandeRachat): Demande => ({
  ...demande,
  trimestresLiquidables: demande.trimestresLiquidables + (achat.option === 2 ? 0 : achat.trimestres),
  trimestresAssurance: demande.trimestresAssurance + (achat.option === 1 ? 0 : achat.trimestres),
  ...avecAchetes(demande, achat),
  rachat: { ...achat, compte: true },
})

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
