import type { Cir } from '#contract/carriere/cir.ts'
import type { HypothesesForm } from '#contract/simulation/hypothesesForm.ts'
import { type CalendarDate, isCalendarDate } from '#rules/calendar/dates.ts'
import { useFormValues } from '#portal/form/FormContext.ts'
import { CheckboxField } from '#portal/form/fields/choices/CheckboxField.tsx'
import { simulateurMessages } from '../words.ts'
import { aidantDit } from './saisie.ts'

const words = simulateurMessages.saisie

interface AidantProps {
  readonly cir: Cir
  readonly aujourdhui: CalendarDate
}

/** What the care of a disabled child changes: asked for where the account does not tell it, and where it changes something. */
export const Aidant = ({ cir, aujourdhui }: AidantProps) => {
  const { dateDepart } = useFormValues<HypothesesForm>()
  const dit = aidantDit(cir, isCalendarDate(dateDepart) ? dateDepart : aujourdhui)
  return dit === undefined ? (
    <CheckboxField name="annulationA65" label={words.annulationA65} hint={words.annulationA65Aide} />
  ) : (
    <p>{dit}</p>
  )
}
