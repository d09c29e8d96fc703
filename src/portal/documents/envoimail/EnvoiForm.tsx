import { demandeenvoimail, type AdresseEnvoi, type EnvoiPossible } from '#contract/documents/envoimail.ts'
import { envoimailFormSchema, type EnvoimailForm } from '#contract/documents/envoimailForm.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { Masked } from '#portal/components/numbers/Masked.tsx'
import { PortalForm } from '#portal/form/PortalForm.tsx'
import { RadioField } from '#portal/form/fields/choices/RadioField.tsx'
import { refusalOf, useRefusal } from '#portal/form/refusal.ts'
import { RefusalAlert } from '#portal/form/FormAlert.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { envoimailMessages as words } from './words.ts'

interface EnvoiFormProps {
  readonly documentUuid: string
  readonly envoi: EnvoiPossible
  readonly restant: number
  readonly onSent: (courriel: string) => void
}

/** Choice of the address, and the sending. A single address is no choice: it is only shown. */
export const EnvoiForm = ({ documentUuid, envoi: { adresses }, restant, onSent }: EnvoiFormProps) => {
  const send = useFormSend()
  const only = adresses.length === 1 ? adresses[0] : undefined
  const { attempt, initialValues, message, refuse } = useRefusal<EnvoimailForm>({
    adresse: only?.adresse ?? '',
  })
  const submit = async (values: EnvoimailForm) => {
    // The schema lets no form through without an address.
    const adresse = values.adresse as AdresseEnvoi
    const outcome = await send(demandeenvoimail, { body: { documentUuid, adresse } })
    if (outcome.status === 200) onSent(outcome.body.courriel)
    else refuse(refusalOf(outcome), values)
  }
  const options = adresses.map(({ adresse, courriel }) => ({
    value: adresse,
    label: <Masked>{words.adresses[adresse](courriel)}</Masked>,
  }))
  return (
    <PortalForm key={attempt} schema={envoimailFormSchema} initialValues={initialValues} onSubmit={submit}>
      <RefusalAlert titre={words.refusTitre} message={message} />
      {only ? (
        <>
          <p className="fr-mb-1v">
            <Masked>{words.adresses[only.adresse](only.courriel)}</Masked>
          </p>
          <p className="fr-hint-text fr-mb-3w">{words.masquee}</p>
        </>
      ) : (
        <RadioField name="adresse" legend={words.choix} hint={words.masquee} options={options} />
      )}
      <p>{words.restant(restant)}</p>
      <SubmitButton label={words.envoyer} sending={words.enCours} />
    </PortalForm>
  )
}
