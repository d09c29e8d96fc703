import type { NatureCorrection } from '#contract/carriere/corrections.ts'
import { questionsCorrection } from '#contract/carriere/correctionForm.ts'
import { schemaDe } from '#contract/kit/questions/questionnaire.ts'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { Rubriques } from '#portal/form/questions/Rubriques.tsx'
import { ValuesKeeper } from '#portal/form/ValuesKeeper.tsx'
import { correctionMessages } from '../words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { rowOfCir } from '#rules/carriere/correction/correction.ts'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { champsDe, correctionSaisie, ligneDe, type Saisie } from '../dossier.ts'
import { alertesDe } from '../effet/effet.ts'
import type { StepProps } from '../etapes.ts'

const { valeurs: words, enCours, alertes } = correctionMessages

/** Second step: the right values, and why they are right. */
export const ValeursStep = ({ cir, today, dossier, onChange, goTo }: StepProps) => {
  const { saisie } = dossier
  const form = correctionSaisie(saisie, today)
  // The step opens once the kind is chosen.
  const questions = questionsCorrection(saisie.nature as NatureCorrection)
  const nom = rowOfCir(cir, ligneDe(saisie.ligneId))
  return (
    <PortalForm
      // The values are kept as they are typed: those of the schema are read again when they are used.
      schema={schemaDe(questions, { today })}
      initialValues={saisie}
      onSubmit={async () => goTo('pieces')}
    >
      <ValuesKeeper onValues={(values: Saisie) => onChange({ saisie: values })} />
      <p>{words.actuelle(nom ?? '')}</p>
      {champsDe(saisie.nature).length === 0 ? <p>{words.autre}</p> : null}
      <Rubriques de={questions} contexte={{ today }} />
      <Warnings {...alertes} phrases={form ? alertesDe(cir, form) : []} />
      <StepButtons onPrevious={() => goTo('ligne')}>
        <SubmitButton label={etapesMessages.suivant} sending={enCours} />
      </StepButtons>
    </PortalForm>
  )
}
