import { failures } from '#contract/kit/failures.ts'
import { repondredemande } from '#contract/messagerie/messagerie.ts'
import { reponseFormSchema, type ReponseForm } from '#contract/messagerie/messagerieForm.ts'
import { mesapMessages } from './words.ts'
import { MessageForm, TexteField } from './saisie/MessageForm.tsx'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'

const { saisie: words } = mesapMessages

const empty: ReponseForm = { texte: '' }

interface ReplyFormProps {
  readonly demandeId: string
  readonly onSent: () => Promise<void>
  /** An earlier sending arrived, of which no answer came. */
  readonly onArrived: () => Promise<unknown>
}

/** A message added to a conversation. */
export const ReplyForm = ({ demandeId, onSent, onArrived }: ReplyFormProps) => {
  const send = useFormSend()
  const onSend = async (values: ReponseForm, envoi: { cleEnvoi: string; pieces: string[] }) => {
    const refused = refusDe(await send(repondredemande, { body: { demandeId, ...values, ...envoi } }))
    if (refused === failures.messageDejaRecu.erreurCode) void onArrived()
    return refused
  }
  return (
    <section className="eap-mesap__saisie eap-no-print">
      <h2>{words.repondre}</h2>
      <MessageForm
        brouillon={demandeId}
        schema={reponseFormSchema}
        empty={empty}
        envoyer={words.envoyerReponse}
        onSend={onSend}
        onSent={onSent}
      >
        <TexteField />
      </MessageForm>
    </section>
  )
}
