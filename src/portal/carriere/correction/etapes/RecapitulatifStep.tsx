import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useRef, useState } from 'react'
import { correctioncir } from '#contract/carriere/corrections.ts'
import { failures } from '#contract/kit/failures.ts'
import { newUuid } from '#portal/client/drafts/newUuid.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { correctionMessages } from '../words.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { correctionSaisie, type CorrectionComplete, type Dossier } from '../dossier.ts'
import { alertesDe } from '../effet/effet.ts'
import { RecapitulatifBlocs } from './RecapitulatifBlocs.tsx'
import type { StepProps } from '../etapes.ts'

const { recapitulatif: words } = correctionMessages

/** Last step: everything once more, and the sending. */
export const RecapitulatifStep = ({ cir, prevu, today, dossier, onChange, goTo, onSent }: StepProps) => {
  const { message } = usePublishedContent()
  const { envoyer, enCours, refus } = useEnvoiCorrection(onSent, () => onChange({ cleEnvoi: newUuid() }))
  const form = correctionSaisie(dossier.saisie, today)
  if (!form) return null
  return (
    <>
      {refus === undefined ? null : (
        <FocusedAlert
          key={refus.rang}
          niveau="error"
          titre={words.refus}
          texte={`${messageText(refus.raison, message)} ${words.garde}`}
        />
      )}
      <p>{words.texte}</p>
      <RecapitulatifBlocs cir={cir} prevu={prevu} today={today} form={form} dossier={dossier} goTo={goTo} />
      <Warnings {...correctionMessages.alertes} phrases={alertesDe(cir, form)} />
      <StepButtons onPrevious={() => goTo('effet')}>
        <Button
          type="button"
          onClick={() => void envoyer(form, dossier)}
          nativeButtonProps={{ 'aria-disabled': enCours || undefined }}
        >
          {enCours ? words.envoi : words.envoyer}
        </Button>
      </StepButtons>
    </>
  )
}

/**
 * Sends a correction, one sending at a time. `onArrived` when an earlier sending arrived without what was changed since:
 * what is typed is another correction.
 */
const useEnvoiCorrection = (onSent: StepProps['onSent'], onArrived: () => void) => {
  const send = useFormSend()
  const sending = useRef(false)
  const [enCours, setEnCours] = useState(false)
  const [refus, setRefus] = useState<{ readonly raison: string; readonly rang: number }>()
  const envoyer = async (correction: CorrectionComplete, { cleEnvoi, pieces }: Dossier) => {
    if (sending.current) return
    sending.current = true
    setEnCours(true)
    const body = { cleEnvoi, ...correction, pieces: pieces.map(({ id }) => id) }
    const outcome = await send(correctioncir, { body })
    sending.current = false
    setEnCours(false)
    if (outcome.status === 200) return onSent(outcome.body)
    const raison = refusDe(outcome)
    if (raison === failures.correctionDejaRecue.erreurCode) onArrived()
    if (raison !== undefined) setRefus((before) => ({ raison, rang: (before?.rang ?? 0) + 1 }))
  }
  return { envoyer, enCours, refus }
}
