import { etapeOuverte } from '../etapes.ts'
import { QuestionsStep } from '../QuestionsStep.tsx'
import { Reprise } from '../Reprise.tsx'
import type { StepProps } from '../StepProps.ts'
import { Conditions } from './Conditions.tsx'
import { conditionsDites } from './conditions.ts'
import { Identite } from './Identite.tsx'

/** First step: who asks, how to reach them, what they declare, and the conditions as the account shows them. */
export const SituationStep = (step: StepProps<'progressive'>) => (
  <>
    <Commencee {...step} />
    <Identite {...step.contexte} />
    <QuestionsStep step={step} etape="situation">
      <Conditions conditions={conditionsDites(step.contexte, step.dossier)} />
    </QuestionsStep>
  </>
)

/** Says that the request was begun before, and leads to where it had stopped. */
const Commencee = ({ genre, contexte, dossier, goTo, reprisLe, onRestart }: StepProps<'progressive'>) => {
  if (reprisLe === undefined) return null
  const stopped = etapeOuverte(genre, 'recapitulatif', dossier, contexte)
  return (
    <Reprise
      modifieLe={reprisLe}
      onResume={stopped === 'situation' ? undefined : () => goTo(stopped)}
      onRestart={onRestart}
    />
  )
}
