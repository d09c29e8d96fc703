import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { correctioncir } from '#contract/carriere/corrections.ts'
import { failures } from '#contract/kit/failures.ts'
import { newUuid } from '#portal/client/drafts/newUuid.ts'
import { refusDe } from '#portal/client/call/refus.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { StepButtons } from '#portal/components/steps/StepButtons.tsx'
import { useOnce, useSaid } from '#portal/components/useOnce.ts'
import { FocusedAlert } from '#portal/components/FocusedAlert.tsx'
import { correctionMessages } from '../words.ts'
import { useMessageText } from '#portal/client/contents.ts'
import { Warnings } from '#portal/components/facts/Warnings.tsx'
import { correctionSaisie, type CorrectionComplete, type Dossier } from '../dossier.ts'
import { alertesDe } from '../effet/effet.ts'
import { RecapitulatifBlocs } from './RecapitulatifBlocs.tsx'
import type { StepProps } from '../etapes.ts'

const { recapitulatif: words } = correctionMessages

/** Last step: everything once more, and the sending. */
export const RecapitulatifStep = ({ cir, prevu, today, dossier, onChange, goTo, onSent }: StepProps) => {
  const textOf = useMessageText()
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
          texte={`${textOf(refus.raison)} ${words.garde}`}
        />
      )}
      <p>{words.texte}</p>
      <RecapitulatifBlocs cir={cir} prevu={prevu} today={today} form={form} dossier={dossier} goTo={goTo} />
      <Warnings {...correctionMessages.alertes} phrases={alertesDe(cir, form)} />
      <StepButtons onPrevious={() => goTo('effet')}>
        <Button
          type="button"
          onClick={() => envoyer(form, dossier)}
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
  const [refus, refuse] = useSaid<{ readonly raison: string }>()
  const [enCours, envoyer] = useOnce(
    async (correction: CorrectionComplete, { cleEnvoi, pieces }: Dossier) => {
      const body = { cleEnvoi, ...correction, pieces: pieces.map(({ id }) => id) }
      const outcome = await send(correctioncir, { body })
      if (outcome.status === 200) return onSent(outcome.body)
      const raison = refusDe(outcome)
      if (raison === failures.correctionDejaRecue.erreurCode) onArrived()
      if (raison !== undefined) refuse({ raison })
    },
  )
  return { envoyer, enCours, refus }
}
