import type { AttenteFacteur, connexion } from '#contract/connexion/connexion.ts'
import { defiCle, secondfacteur } from '#contract/connexion/facteurs/secondFacteur.ts'
import { failures } from '#contract/kit/failures.ts'
import { fetchCall, type Outcome } from '#portal/client/call/fetchCall.ts'
import type { MessageMap } from '#portal/client/call/messageText.ts'
import type { Unsuccessful } from '#portal/client/call/reaction.ts'
import { refusDe } from '#portal/client/call/useEnvoi.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { ProofForm, type Shown } from '#portal/form/preuve/ProofForm.tsx'
import { verdictOf, type SignInVerdict } from '../connexion.ts'
import { connexionMessages } from '../words.ts'

const words = connexionMessages.secondFacteur

interface SecondFacteurModalProps {
  readonly attente: AttenteFacteur
  readonly messages: MessageMap | undefined
  /** Goes on with what came of it; a sign-in that is given up has nothing to say. */
  readonly onEnter: (verdict: SignInVerdict) => Promise<boolean>
}

/** Asks the second factor of who gave the right password. */
export const SecondFacteurModal = ({ attente, messages, onEnter }: SecondFacteurModalProps) => {
  const show = async (shown: Shown) => {
    const { code, cle } = shown
    const body = { jeton: attente.jeton, ...(code !== undefined && { code }), ...(cle && { cle }) }
    const outcome = await fetchCall(secondfacteur, { body })
    const refused = refusDe(outcome as Unsuccessful)
    const over = refused === failures.attenteFacteur.erreurCode
    if (refused !== undefined && !over) return refused
    await onEnter(verdictOf(outcome as Outcome<typeof connexion>))
    return undefined
  }
  const askKey = async () => {
    const outcome = await fetchCall(defiCle, {})
    return outcome.status === 200 ? outcome.body : undefined
  }
  return (
    <PortalModal open onClose={() => void onEnter({ kind: 'catalogue' })} titre={words.titre}>
      <p>{words.explication}</p>
      <ProofForm moyens={attente.moyens} messages={messages} onShow={show} onAskKey={askKey} />
      <p className="fr-mt-3w fr-mb-0">{words.perdu}</p>
    </PortalModal>
  )
}
