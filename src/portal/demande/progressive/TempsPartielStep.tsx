import { usePublishedContent } from '#portal/client/contents.ts'
import { QuestionsStep } from '../QuestionsStep.tsx'
import type { StepProps } from '../StepProps.ts'
import { Resultat } from './Resultat.tsx'

/** Second step: the working time, present and wished, the account that is paid, and what it would all give. */
export const TempsPartielStep = (step: StepProps<'progressive'>) => {
  const { message } = usePublishedContent()
  const { contexte, dossier } = step
  return (
    <QuestionsStep step={step} etape="temps-partiel">
      <Resultat contexte={contexte} tempsPartiel={dossier.tempsPartiel} messages={message} />
    </QuestionsStep>
  )
}
