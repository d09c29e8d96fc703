import type { AttenteFacteur } from '#contract/connexion/connexion.ts'
import { defiCle } from '#contract/connexion/facteurs/secondFacteur.ts'
import { useDialogSend } from '#portal/client/call/useSend.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { ProofForm } from '#portal/form/preuve/ProofForm.tsx'
import type { Shown } from '#portal/form/preuve/Proving.ts'
import { facteurMessages } from './words.ts'
import { showFacteur, type Enter } from './signInByFactor.ts'

const words = facteurMessages.secondFacteur

interface SecondFacteurModalProps {
  readonly attente: AttenteFacteur
  /** Whether FranceConnect is offered. */
  readonly franceConnect: boolean
  /** Goes on with what came of it; a sign-in that is given up has nothing to say. */
  readonly onEnter: Enter
}

/** Asks the second factor of who gave the right password. */
export const SecondFacteurModal = ({ attente, franceConnect, onEnter }: SecondFacteurModalProps) => {
  const ask = useDialogSend()
  const show = (shown: Shown) => showFacteur(ask, attente.jeton, shown, onEnter)
  const askKey = async () => {
    const outcome = await ask(defiCle, {})
    return outcome.status === 200 ? outcome.body : (refusDe(outcome) ?? '')
  }
  return (
    <PortalModal open onClose={() => void onEnter({ kind: 'catalogue' })} titre={words.titre}>
      <p>{words.explication}</p>
      <ProofForm moyens={attente.moyens} onShow={show} onAskKey={askKey} />
      <p className="fr-mt-3w fr-mb-0">
        {words.perdu}
        {franceConnect ? ` ${words.aussiFranceConnect}` : ''}
      </p>
    </PortalModal>
  )
}
