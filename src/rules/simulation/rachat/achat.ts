import type { CalendarDate } from '#rules/calendar/dates.ts'
import type { CompteRetraite } from '#rules/carriere/compte.ts'
import { indiceAu } from '#rules/carriere/services/indiceAu.ts'
import type { Demande, DemandeRachat } from '#rules/retraite/demande/demande.ts'

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
