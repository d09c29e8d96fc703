import { useFormikContext } from 'formik'
import { use } from 'react'
import type { MotDePasseForm } from '#contract/inscription/inscriptionForm.ts'
import { messageKey } from '#contract/messages.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { motdepasseMessages as words } from '#portal/components/words/motdepasse.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { Refusal } from '../FormAlert.tsx'
import { FormContext } from '../FormContext.ts'

interface PasswordAlertProps {
  readonly refus: string | undefined
  /** Password that was refused. */
  readonly sent: string | undefined
  /** Password that was advised against. */
  readonly warned: string | undefined
}

/** What a form of a new password says of its last sending; an advice, or « volé », goes when the password changes. */
export const PasswordAlert = ({ refus, sent, warned }: PasswordAlertProps) => {
  const { messages } = use(FormContext)
  const { values, isSubmitting, isValid } = useFormikContext<MotDePasseForm>()
  const toldOfThis = refus !== messageKey('SAISIE_MDP_COMPROMIS') || values.motDePasse === sent
  if (refus !== undefined && sent !== undefined && toldOfThis)
    return <Refusal titre={words.refusTitre} message={refus} />
  return isSubmitting || !isValid || values.motDePasse !== warned ? null : (
    <FocusedAlert
      niveau="warning"
      titre={words.compromisTitre}
      texte={messageText(messageKey('SAISIE_MDP_COMPROMIS_INFORMATIF'), messages)}
    />
  )
}
