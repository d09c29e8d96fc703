import type { ObjectSchema } from 'yup'
import type { NatureCorrection } from '#contract/carriere/compteindividuelretraite.ts'
import { correctionFormSchema, EXPLICATION_MAXIMUM } from '#contract/carriere/correctionForm.ts'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { TextAreaField } from '#portal/form/fields/TextAreaField.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import { correctionMessages } from './words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { rowOfCir } from '#rules/carriere/correction.ts'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { champsDe, correctionSaisie, ligneDe, NOUVELLE, type Saisie } from './dossier.ts'
import { alertesDe } from './effet/effet.ts'
import type { StepProps } from './StepProps.ts'
import { ValeurField } from './ValeurField.tsx'

const { valeurs: words, ligne, enCours, alertes } = correctionMessages

/** Second step: the right values, and why they are right. */
export const ValeursStep = ({ cir, today, dossier, onChange, goTo }: StepProps) => {
  const { message } = usePublishedContent()
  const { saisie } = dossier
  const form = correctionSaisie(saisie, today)
  const champs = champsDe(saisie.nature)
  const nom = saisie.ligneId === NOUVELLE ? ligne.nouvelle : rowOfCir(cir, ligneDe(saisie.ligneId))
  return (
    <PortalForm
      // The values are kept as they are typed: those of the schema are read again when they are used.
      schema={correctionFormSchema(today) as unknown as ObjectSchema<Saisie>}
      initialValues={saisie}
      messages={message}
      onSubmit={async () => goTo('pieces')}
    >
      <ValuesKeeper onValues={(values: Saisie) => onChange({ saisie: values })} />
      <p>{words.actuelle(nom ?? '')}</p>
      {champs.length === 0 ? <p>{words.autre}</p> : null}
      {champs.map((champ) => (
        <ValeurField key={champ} champ={champ} nature={saisie.nature as NatureCorrection} today={today} />
      ))}
      <TextAreaField
        name="explication"
        label={words.explication}
        hint={words.explicationAide}
        required
        maximum={EXPLICATION_MAXIMUM}
      />
      <Warnings {...alertes} phrases={form ? alertesDe(cir, form) : []} />
      <StepButtons onPrevious={() => goTo('ligne')}>
        <SubmitButton label={etapesMessages.suivant} sending={enCours} />
      </StepButtons>
    </PortalForm>
  )
}
