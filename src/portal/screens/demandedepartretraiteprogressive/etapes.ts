import { situationProgressiveFormSchema, tempsPartielFormSchema } from '#contract/demandeprogressiveForm.ts'
import type { CalendarDate } from '#rules/dates.ts'
import { etapesDemandeProgressive, type EtapeDemandeProgressive } from '#rules/dossier/etapesProgressive.ts'
import type { Dossier } from './dossier.ts'

/** Steps that are filled in: all but the end. */
export type EtapeSaisie = Exclude<EtapeDemandeProgressive, 'confirmation'>

/** Whether the answers of a step can be sent as they are; files may be brought later. */
const estComplete = (
  etape: EtapeDemandeProgressive,
  { situation, tempsPartiel }: Dossier,
  today: CalendarDate,
): boolean => {
  if (etape === 'situation') return situationProgressiveFormSchema.isValidSync(situation)
  if (etape === 'temps-partiel') return tempsPartielFormSchema(today).isValidSync(tempsPartiel)
  return true
}

/** The step asked for, or the first before it whose answers are not complete. */
export const etapeOuverte = (
  asked: EtapeSaisie,
  dossier: Dossier,
  today: CalendarDate,
): EtapeDemandeProgressive => {
  const before = etapesDemandeProgressive.slice(0, etapesDemandeProgressive.indexOf(asked))
  return before.find((etape) => !estComplete(etape, dossier, today)) ?? asked
}
