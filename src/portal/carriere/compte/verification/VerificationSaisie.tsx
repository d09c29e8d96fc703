import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { sectionsCir, type SectionCir } from '#contract/carriere/cir.ts'
import { verificationcir } from '#contract/carriere/compteindividuelretraite.ts'
import { verificationFormSchema, type VerificationForm } from '#contract/carriere/verificationForm.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useOnce } from '#portal/components/useOnce.ts'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { RadioField } from '#portal/form/fields/choices/RadioField.tsx'
import { refusalOf, useRefusal } from '#portal/form/refusal.ts'
import { RefusalAlert } from '#portal/form/FormAlert.tsx'
import { compteSectionsMessages } from '../sections/words.ts'
import { compteSuitesMessages } from '../wordsSuites.ts'
import { type Points, VerificationConfirm } from './VerificationConfirm.tsx'

const { verification: words } = compteSuitesMessages

type Verdicts = Record<SectionCir, 'exact' | 'acorriger'>

const unanswered: VerificationForm = {
  situation: '',
  enfants: '',
  carriere: '',
  bonifications: '',
  autresregimes: '',
}

const options = (['exact', 'acorriger'] as const).map((value) => ({ value, label: words.verdicts[value] }))

interface VerificationSaisieProps {
  /** What was said the last time. */
  readonly before: VerificationForm | undefined
  readonly points: Points
  readonly onSaved: () => Promise<void>
  readonly onCancel: (() => void) | undefined
}

/** « Exact » or « À corriger » for each section, said back before it is sent. */
export const VerificationSaisie = ({
  before = unanswered,
  points,
  onSaved,
  onCancel,
}: VerificationSaisieProps) => {
  const send = useFormSend()
  const { attempt, initialValues, message, refuse } = useRefusal(before)
  const [asked, setAsked] = useState<VerificationForm>()
  const [sending, validate] = useOnce(async (values: VerificationForm) => {
    const outcome = await send(verificationcir, { body: { sections: values as Verdicts } })
    setAsked(undefined)
    if (outcome.status === 200) await onSaved()
    else refuse(refusalOf(outcome), values)
  })
  return (
    <>
      <p>{words.intro}</p>
      <PortalForm
        key={attempt}
        schema={verificationFormSchema}
        initialValues={initialValues}
        onSubmit={async (values) => setAsked(values)}
      >
        <RefusalAlert titre={words.refus} message={message} />
        {sectionsCir.map((section) => (
          <RadioField
            key={section}
            name={section}
            legend={compteSectionsMessages.noms[section]}
            options={options}
            cote
          />
        ))}
        <div className="eap-rang">
          <Button type="submit">{words.valider}</Button>
          {onCancel ? (
            <Button type="button" priority="secondary" onClick={onCancel}>
              {words.annuler}
            </Button>
          ) : null}
        </div>
      </PortalForm>
      <VerificationConfirm
        values={asked}
        points={points}
        sending={sending}
        onConfirm={validate}
        onClose={() => setAsked(undefined)}
      />
    </>
  )
}
