import { useFormValues } from '#portal/form/FormContext.ts'
import type { AnyObject } from 'yup'
import { QuestionsStep } from '../QuestionsStep.tsx'
import type { StepProps } from '../StepProps.ts'
import { ContenuEtape } from './ContenuEtape.tsx'
import { reservesDe } from './departDit.ts'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { demandeDepartSuiteMessages } from './wordsSuite.ts'

/** Third step: when and why the person leaves, when they are paid, and where. */
export const DepartStep = (step: StepProps<'depart'>) => (
  <ContenuEtape id="demandedepartretraite3depart">
    <QuestionsStep step={step} etape="depart" autour={{ depart: { apres: <DepartReserves {...step} /> } }} />
  </ContenuEtape>
)

/** Warnings of the date and of the reason as they are now. */
const DepartReserves = ({ dossier, contexte }: StepProps<'depart'>) => {
  const values = useFormValues<AnyObject>()
  const phrases = reservesDe({ ...dossier, depart: { ...dossier.depart, ...values } }, contexte)
  return <Warnings {...demandeDepartSuiteMessages.reserves} phrases={phrases} />
}
