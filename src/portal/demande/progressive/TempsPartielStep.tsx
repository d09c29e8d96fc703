import type { ObjectSchema } from 'yup'
import { tempsPartielFormSchema } from '#contract/demande/demandeprogressiveForm.ts'
import { CompteBancaire } from '../CompteBancaire.tsx'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import { demandeProgressiveMessages } from './words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { usePublishedContent } from '#portal/client/contents.ts'

import type { SaisieTempsPartiel } from './dossier.ts'
import { progressiveContext } from './etapes.ts'
import { Resultat } from './Resultat.tsx'
import type { StepProps } from './StepProps.ts'
import { TempsPartielFields } from './TempsPartielFields.tsx'

/** Second step: the working time, present and wished, the account that is paid, and what it would all give. */
export const TempsPartielStep = ({ contexte, today, dossier, onChange, goTo }: StepProps) => {
  const { message } = usePublishedContent()
  const { cir } = contexte
  const schema = tempsPartielFormSchema(progressiveContext(contexte, today))
  return (
    <PortalForm
      // The values are kept as they are typed: those of the schema are read again when they are used.
      schema={schema as unknown as ObjectSchema<SaisieTempsPartiel>}
      initialValues={dossier.tempsPartiel}
      messages={message}
      onSubmit={async () => goTo('pieces')}
    >
      <ValuesKeeper onValues={(tempsPartiel: SaisieTempsPartiel) => onChange({ tempsPartiel })} />
      <TempsPartielFields cir={cir} today={today} />
      <CompteBancaire contexte={contexte} />
      <Resultat cir={cir} tempsPartiel={dossier.tempsPartiel} today={today} messages={message} />
      <StepButtons onPrevious={() => goTo('situation')}>
        <SubmitButton label={etapesMessages.suivant} sending={demandeProgressiveMessages.enCours} />
      </StepButtons>
    </PortalForm>
  )
}
