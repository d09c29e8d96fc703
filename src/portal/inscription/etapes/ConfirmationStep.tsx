import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router-dom'
import { inscriptionRenvoi } from '#contract/inscription/inscription.ts'
import { useFormSend } from '#portal/client/call/useSend.ts'
import { configured } from '#portal/client/configuration.ts'
import { Masked } from '#portal/components/numbers/Masked.tsx'
import { Avis } from '#portal/components/page/Avis.tsx'
import { useOnce } from '#portal/components/useOnce.ts'
import { Status } from '#portal/components/page/Status.tsx'
import { tempsRestant } from '#rules/format/durees.ts'
import { refusalOf } from '#portal/form/refusal.ts'
import { inscriptionMessages } from '../words.ts'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { componentMessages } from '#portal/components/words/components.ts'
import { paths } from '#portal/paths.ts'
import { replaceDossier, updateDossier, useDossier } from '../dossierStore.ts'
import type { StepProps } from './useStepSend.ts'

const words = inscriptionMessages.confirmation

/** Last step: an e-mail was sent, and what to do of it. */
export const ConfirmationStep = ({ page }: StepProps) => {
  const { envoi } = useDossier()
  const left = useCountdown(envoi?.renvoiLe ?? 0)
  const { resend, sent, refusal } = useResend(left > 0)
  return (
    <>
      <p>
        {words.envoye}{' '}
        {envoi ? (
          <strong>
            <Masked>{envoi.courrielMasque}</Masked>
          </strong>
        ) : null}
      </p>
      <h3 className="fr-h5">{words.suite}</h3>
      <ol>
        {words.conseils.map((conseil) => (
          <li key={conseil}>{conseil}</li>
        ))}
      </ol>
      <Button
        type="button"
        priority="secondary"
        className="fr-mt-3w"
        onClick={resend}
        nativeButtonProps={{
          'aria-disabled': left > 0 || undefined,
          'aria-describedby': left > 0 ? WAIT_ID : undefined,
        }}
      >
        {words.renvoyer}
      </Button>
      {left > 0 ? (
        <p className="fr-hint-text fr-mt-1w">
          <span id={WAIT_ID}>{words.attente}</span> {words.reste(tempsRestant(left))}
        </p>
      ) : null}
      <Status className="fr-mt-2w">{sent ? words.renvoye : ''}</Status>
      <Status alerte className="fr-mt-2w">
        {refusal === undefined ? '' : messageText(refusal, page?.message)}
      </Status>
      <p className="fr-mt-4w">
        <Link className="fr-link" to={paths.accueilnonconnecte} onClick={() => replaceDossier()}>
          {componentMessages.retourAccueil}
        </Link>
      </p>
      <Avis adresse={configured('urlAvis')} />
    </>
  )
}

/** Of what does not change: the seconds, in a description, would each have the whole of it said again. */
const WAIT_ID = 'inscription-attente'

/** A resend is refused in place: the creation of account may already be over. */
const useResend = (waiting: boolean) => {
  const { inscriptionId = '', envoi } = useDossier()
  const send = useFormSend()
  const [ended, setEnded] = useState<{ sent: boolean; refusal?: string | undefined }>({ sent: false })
  const [, resend] = useOnce(async () => {
    if (waiting || !envoi) return
    setEnded({ sent: false })
    const outcome = await send(inscriptionRenvoi, { body: { inscriptionId } })
    if (outcome.status === 200) {
      const renvoiLe = Date.now() + outcome.body.attenteRenvoi * 1000
      updateDossier({ envoi: { ...envoi, renvoiLe } })
    }
    setEnded(outcome.status === 200 ? { sent: true } : { sent: false, refusal: refusalOf(outcome) })
  })
  return { resend, ...ended }
}

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}

/** Whole seconds before an instant (milliseconds since 1970), live; 0 once it is past. */
const useCountdown = (instant: number): number =>
  useSyncExternalStore(
    subscribe,
    () => Math.max(0, Math.ceil((instant - Date.now()) / 1000)),
    () => 0,
  )
