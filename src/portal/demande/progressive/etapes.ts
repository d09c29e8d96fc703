import type { DepartContext } from '#contract/demande/departForm.ts'
import type { ContexteDemande } from '#contract/demande/demandederetraite.ts'
import {
  situationProgressiveFormSchema,
  tempsPartielFormSchema,
} from '#contract/demande/demandeprogressiveForm.ts'
import type { CalendarDate } from '#rules/calendar/dates.ts'
import { etapesDemandeProgressive, type EtapeDemandeProgressive } from '#rules/demande/etapesProgressive.ts'
import type { Dossier } from './dossier.ts'

/** Steps that are filled in: all but the end. */
export type EtapeSaisie = Exclude<EtapeDemandeProgressive, 'confirmation'>

/** What the dates are judged on: the birth that the register has, and the category that the account says. */
export const progressiveContext = (
  { identite, cir }: ContexteDemande,
  today: CalendarDate,
): DepartContext => ({
  today,
  dateNaissance: identite.dateNaissance,
  categorie: cir?.situation.categorie ?? 'sedentaire',
})

/** Whether the answers of a step can be sent as they are; files may be brought later. */
const estComplete = (
  etape: EtapeDemandeProgressive,
  { situation, tempsPartiel }: Dossier,
  contexte: ContexteDemande,
  today: CalendarDate,
): boolean => {
  if (etape === 'situation') return situationProgressiveFormSchema.isValidSync(situation)
  if (etape === 'temps-partiel')
    return tempsPartielFormSchema(progressiveContext(contexte, today)).isValidSync(tempsPartiel)
  return true
}

/** The step asked for, or the first before it whose answers are not complete. */
export const etapeOuverte = (
  asked: EtapeSaisie,
  dossier: Dossier,
  contexte: ContexteDemande,
  today: CalendarDate,
): EtapeDemandeProgressive => {
  const before = etapesDemandeProgressive.slice(0, etapesDemandeProgressive.indexOf(asked))
  return before.find((etape) => !estComplete(etape, dossier, contexte, today)) ?? asked
}
