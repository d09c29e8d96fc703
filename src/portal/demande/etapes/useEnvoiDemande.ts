import type { InputOf } from '#contract/kit/call.ts'
import type { demandesDeRetraite } from '#contract/demande/demandederetraite.ts'
import type { Unsuccessful } from '#portal/client/fetch/reaction.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { useOnce, useSaid } from '#portal/components/useOnce.ts'
import { demandeMessages } from '../words.ts'
import { messageText, type MessageMap } from '#portal/client/fetch/messageText.ts'

const { envoi: words } = demandeMessages

type Envoyer = (typeof demandesDeRetraite)[keyof typeof demandesDeRetraite]['envoyer']

/** What is said of a sending that failed: without an answer, nobody knows whether the request arrived. */
const refusDit = (outcome: Unsuccessful, raison: string) => (messages: MessageMap | undefined) => ({
  titre: outcome.status === 0 ? words.sansReponse : words.refus,
  texte: outcome.status === 0 ? words.garde : `${messageText(raison, messages)} ${words.garde}`,
})

interface Refus {
  readonly dit: ReturnType<typeof refusDit>
}

interface EnvoiOptions {
  readonly onSent: () => Promise<void>
  /** Before the refusal is said: a dialog must be closed by then, which would take the focus back. */
  readonly onRefused: () => void
}

/** Sends a request, one sending at a time; the key of the draft makes two sendings one request. */
export const useEnvoiDemande = <C extends Envoyer>(call: C, { onSent, onRefused }: EnvoiOptions) => {
  const send = useFormSend()
  const [refus, refuse] = useSaid<Refus>()
  const [enCours, envoyer] = useOnce(async (input: InputOf<C>) => {
    const outcome = await send(call, input)
    if (outcome.status === 200) await onSent()
    else {
      const failed = outcome as Unsuccessful
      onRefused()
      const raison = refusDe(failed)
      if (raison !== undefined) refuse({ dit: refusDit(failed, raison) })
    }
  })
  return { envoyer, enCours, refus }
}
