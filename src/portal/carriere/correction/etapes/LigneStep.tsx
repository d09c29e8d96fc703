import { object, string, type InferType } from 'yup'
import { messageKey } from '#contract/messages.ts'
import type { NatureCorrection } from '#contract/carriere/corrections.ts'
import { useFormValues } from '#portal/form/FormContext.ts'
import type { Cir } from '#contract/carriere/cir.ts'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { RadioField } from '#portal/form/fields/choices/RadioField.tsx'
import { SelectField } from '#portal/form/fields/choices/SelectField.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { compteSuitesMessages } from '../../compte/wordsSuites.ts'
import { correctionMessages } from '../words.ts'
import { etapesMessages } from '#portal/components/words/etapes.ts'
import { naturesDeLigne, rowOfCir, SANS_LIGNE } from '#rules/carriere/correction/correction.ts'
import { ligneDe, NOUVELLE, saisieDe } from '../dossier.ts'
import type { StepProps } from '../etapes.ts'

const { ligne: words, enCours } = correctionMessages
const { natures } = compteSuitesMessages.corrections

/** A row of an account, and what is to be corrected of it, which is asked once there is a row. */
const ligneFormSchema = (cir: Cir) =>
  object({
    ligneId: string().defined().required(messageKey('CORRECTION_LIGNE_OBLIGATOIRE')),
    nature: string()
      .defined()
      .test(
        'obligatoire',
        messageKey('CORRECTION_NATURE_OBLIGATOIRE'),
        (nature, { parent }) => nature !== '' || (parent as { ligneId: string }).ligneId === '',
      )
      .test('ligne', messageKey('CORRECTION_NATURE_KO'), (nature, { parent }) => {
        const { ligneId } = parent as { ligneId: string }
        if (nature === '' || ligneId === '') return true
        return naturesDeLigne(cir, ligneDe(ligneId)).includes(nature as NatureCorrection)
      }),
  })

type LigneForm = InferType<ReturnType<typeof ligneFormSchema>>

/** Every row of an account, and the choice for what it misses. */
const lignesDe = (cir: Cir) => [
  { value: NOUVELLE, label: SANS_LIGNE },
  ...[
    ...cir.carriere.map(({ periodeId }) => periodeId),
    ...cir.enfants.map(({ enfantId }) => enfantId),
    ...cir.bonifications.map(({ bonificationId }) => bonificationId),
    ...cir.autresRegimes.map(({ regimeId }) => regimeId),
  ].map((value) => ({ value, label: rowOfCir(cir, value) ?? value })),
]

/** First step: the row, and what is to be corrected of it. */
export const LigneStep = ({ cir, dossier: { saisie }, onChange, goTo }: StepProps) => {
  const { ligneId, nature, explication } = saisie
  const submit = async (chosen: LigneForm) => {
    if (chosen.ligneId !== ligneId || chosen.nature !== nature)
      onChange({ saisie: saisieDe(cir, chosen.nature, chosen.ligneId, explication) })
    goTo('valeurs')
  }
  return (
    <PortalForm schema={ligneFormSchema(cir)} initialValues={{ ligneId, nature }} onSubmit={submit}>
      <SelectField
        name="ligneId"
        label={words.ligne}
        hint={words.ligneAide}
        required
        options={lignesDe(cir)}
      />
      <NatureField cir={cir} />
      <SubmitButton label={etapesMessages.suivant} sending={enCours} />
    </PortalForm>
  )
}

/** Kinds of correction that the chosen row may receive. */
const NatureField = ({ cir }: { readonly cir: Cir }) => {
  const values = useFormValues<LigneForm>()
  if (values.ligneId === '') return <p className="fr-hint-text">{words.choisirLigne}</p>
  const options = naturesDeLigne(cir, ligneDe(values.ligneId)).map((value) => ({
    value,
    label: natures[value],
  }))
  return <RadioField name="nature" legend={words.nature} options={options} />
}
