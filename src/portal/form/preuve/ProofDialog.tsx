import { useEffect } from 'react'
import { demandercle, prouver, securite, type Securite } from '#contract/connexion/facteurs/facteurs.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { leadsAway } from '#portal/client/fetch/reaction.ts'
import { useDialogSend } from '#portal/client/call/useSend.ts'
import { useCall } from '#portal/client/call/useCall.ts'
import type { useProofAsked } from '#portal/client/session/proof/proof.ts'
import { PortalModal } from '#portal/components/PortalModal.tsx'
import { ProofForm } from './ProofForm.tsx'
import type { Shown } from './Proving.ts'
import type { Moyen } from './words.ts'
import { preuveMessages } from './words.ts'
import { NoWay } from './NoWay.tsx'

const words = preuveMessages.dialogue

/** Ways that count here, the safest first. */
const moyensOf = ({ facteurs, codesSecours, motDePasseSuffit }: Securite): Moyen[] => {
  const has = (genre: 'cleacces' | 'totp') => facteurs.some((facteur) => facteur.genre === genre)
  return [
    ...(has('cleacces') ? (['cleacces'] as const) : []),
    ...(has('totp') ? (['totp'] as const) : []),
    ...(motDePasseSuffit ? (['motdepasse'] as const) : []),
    ...(codesSecours > 0 ? (['codesecours'] as const) : []),
  ]
}

interface ProofDialogProps {
  readonly asked: NonNullable<ReturnType<typeof useProofAsked>>
}

/** Asks the person to prove again who they are, before what they were sending goes on. */
export const ProofDialog = ({ asked }: ProofDialogProps) => {
  const { data, error } = useCall(securite, {}, { shouldRetryOnError: false, revalidateOnFocus: false })
  const ask = useDialogSend()
  /** The dialog goes with the page that is left. */
  const leave = (outcome: { readonly status: unknown }) => {
    const left = leadsAway(outcome)
    if (left) asked.answer('abandonnee')
    return left
  }
  useEffect(() => {
    if (error && leadsAway(error.outcome)) asked.answer('abandonnee')
  }, [asked, error])
  // Without an answer, the password is what everyone has.
  const moyens = data ? moyensOf(data) : error ? (['motdepasse'] as const) : undefined
  const show = async (shown: Shown) => {
    const outcome = await ask(prouver, { body: shown })
    if (outcome.status === 200) asked.answer('prouvee')
    return leave(outcome) ? undefined : refusDe(outcome)
  }
  const askKey = async () => {
    const outcome = await ask(demandercle, {})
    leave(outcome)
    return outcome.status === 200 ? outcome.body : (refusDe(outcome) ?? '')
  }
  if (!moyens) return null
  return (
    <PortalModal open onClose={() => asked.answer('abandonnee')} titre={words.titre}>
      {moyens.length === 0 ? (
        <NoWay />
      ) : (
        <>
          <p>{words.explication}</p>
          <ProofForm moyens={moyens} onShow={show} onAskKey={askKey} />
        </>
      )}
    </PortalModal>
  )
}
