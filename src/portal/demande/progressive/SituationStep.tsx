import { situationProgressiveFormSchema } from '#contract/demande/demandeprogressiveForm.ts'
import { Reprise } from '../Reprise.tsx'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import { demandeProgressiveMessages } from './words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { Conditions } from './Conditions.tsx'
import { conditionsDites } from './conditions.ts'
import type { SaisieSituation } from './dossier.ts'
import { etapeOuverte } from './etapes.ts'
import { Identite } from './Identite.tsx'
import { SituationFields } from './SituationFields.tsx'
import type { StepProps } from './StepProps.ts'

/** First step: who asks, how to reach them, what they declare, and the conditions as the account shows them. */
export const SituationStep = (props: StepProps) => {
  const { contexte, today, dossier, onChange, goTo } = props
  const { message } = usePublishedContent()
  return (
    <>
      <Commencee {...props} />
      <Identite {...contexte} />
      <PortalForm
        schema={situationProgressiveFormSchema}
        initialValues={dossier.situation}
        messages={message}
        onSubmit={async () => goTo('temps-partiel')}
      >
        <ValuesKeeper onValues={(situation: SaisieSituation) => onChange({ situation })} />
        <SituationFields />
        <Conditions conditions={conditionsDites(contexte, dossier, today)} />
        <StepButtons>
          <SubmitButton label={etapesMessages.suivant} sending={demandeProgressiveMessages.enCours} />
        </StepButtons>
      </PortalForm>
    </>
  )
}

/** Says that the request was begun before, and leads to where it had stopped. */
const Commencee = ({ contexte, today, dossier, goTo, reprisLe, onRestart }: StepProps) => {
  if (reprisLe === undefined) return null
  const stopped = etapeOuverte('recapitulatif', dossier, contexte, today)
  return (
    <Reprise
      modifieLe={reprisLe}
      onResume={stopped === 'situation' ? undefined : () => goTo(stopped)}
      onRestart={onRestart}
    />
  )
}
