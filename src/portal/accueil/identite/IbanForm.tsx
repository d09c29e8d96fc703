import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState } from 'react'
import { messageKey } from '#contract/messages.ts'
import { profilIban } from '#contract/profil/profilModifications.ts'
import { ibanProfilFormSchema, type IbanProfilForm as Values } from '#contract/profil/profilForm.ts'
import { fetchCall } from '#portal/client/call/fetchCall.ts'
import type { Unsuccessful } from '#portal/client/call/reaction.ts'
import { useReaction } from '#portal/client/call/useReaction.ts'
import { IbanField } from '#portal/form/fields/IbanField.tsx'
import { PasswordField } from '#portal/form/password/PasswordField.tsx'
import { PortalForm, type FormTools } from '#portal/form/PortalForm.tsx'
import { Refusal } from '#portal/form/FormAlert.tsx'
import { SubmitButton } from '#portal/form/SubmitButton.tsx'
import { messageText, type MessageMap } from '#portal/client/call/messageText.ts'
import { tableauMessages } from '../words.ts'
import type { Recorded } from './IbanEntry.tsx'

const words = tableauMessages.iban
const empty: Values = { iban1: '', iban2: '', motDePasseAncien: '' }

interface IbanFormProps {
  readonly messages: MessageMap
  readonly onRecorded: (recorded: Recorded) => void
  readonly onCancel: () => void
}

/** An IBAN in two fields, to record against the present password. */
export const IbanForm = ({ messages, onRecorded, onCancel }: IbanFormProps) => {
  const { submit, refus } = useRecording(onRecorded)
  return (
    <PortalForm schema={ibanProfilFormSchema} initialValues={empty} messages={messages} onSubmit={submit}>
      <Refusal titre={words.refusTitre} texte={refus && messageText(refus, messages)} />
      <IbanField />
      <PasswordField
        name="motDePasseAncien"
        label={words.motDePasse}
        autoComplete="current-password"
        required
      />
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <SubmitButton label={words.valider} sending={words.enCours} />
        </li>
        <li>
          <Button type="button" priority="secondary" onClick={onCancel}>
            {words.annuler}
          </Button>
        </li>
      </ul>
    </PortalForm>
  )
}

const useRecording = (onRecorded: (recorded: Recorded) => void) => {
  const react = useReaction()
  const [refus, setRefus] = useState<string>()
  const submit = async (body: Values, { mark }: FormTools) => {
    const outcome = await fetchCall(profilIban, { body })
    if (outcome.status === 200) return onRecorded(outcome.body)
    // Without an answer, what is typed must not be lost: the catalogue would clear the session.
    if (outcome.status !== 0) react(profilIban, outcome as Unsuccessful)
    const said = outcome.status === 444 || outcome.status === 503 ? outcome.body : undefined
    const message = said?.erreurCode || messageKey('ERREUR_INCONNUE')
    const field = said?.champs?.find((champ) => champ in body)
    setRefus(field === undefined ? message : undefined)
    if (field !== undefined) mark(field, message)
  }
  return { submit, refus }
}
