import { useEffect, useState } from 'react'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { firstFocus, PortalModal } from '../components/PortalModal.tsx'
import { Status } from '../components/Status.tsx'
import { shellMessages } from '../messages/shell.ts'
import { sessionDeadline } from '../session/activity.ts'
import { useSecondsLeft } from '../session/secondsLeft.ts'
import { announcedSeconds, timeLeft } from '../session/timeLeft.ts'
import { prolongSession, useSessionWatch } from './useSessionWatch.ts'
import { useSignOut } from './useSignOut.ts'

const { titre, reste, explication, limite, annonce, echec, rester } = shellMessages.session

/** Warns two minutes before the session ends, lets the person stay, and ends it when the time has come. */
export const SessionDialog = () => {
  const seconds = useSecondsLeft()
  const end = useSessionWatch()
  // One second of grace: a tab that wakes up may first have to hear that another one prolonged the session.
  const over = seconds !== undefined && seconds < 0
  useEffect(() => {
    if (over) end()
  }, [over, end])
  const deadline = sessionDeadline()
  const [dismissed, setDismissed] = useState<number>()
  // Nothing prolongs a session that has lasted its longest: once told, the person may finish what is under way.
  const final = deadline?.absolute === true
  if (seconds === undefined || (final && dismissed === deadline.at)) return null
  return <Warning seconds={seconds} final={final} onDismiss={() => setDismissed(deadline?.at)} />
}

interface WarningProps {
  readonly seconds: number
  /** The session cannot be prolonged. */
  readonly final: boolean
  readonly onDismiss: () => void
}

const Warning = ({ seconds, final, onDismiss }: WarningProps) => {
  const [failed, setFailed] = useState(false)
  const stay = async () => setFailed(!(await prolongSession()))
  const leave = useSignOut()
  const announced = announcedSeconds(seconds)
  useWarningTitle()
  return (
    <PortalModal
      open
      onClose={final ? onDismiss : () => void stay()}
      titre={titre}
      actions={
        <>
          {final ? null : (
            <Button type="button" nativeButtonProps={firstFocus} onClick={() => void stay()}>
              {rester}
            </Button>
          )}
          <Button type="button" priority="secondary" onClick={() => void leave()}>
            {shellMessages.seDeconnecter}
          </Button>
        </>
      }
    >
      <p>
        {reste} <strong>{timeLeft(seconds)}</strong>. {final ? limite : explication}
      </p>
      <Status className={failed ? 'fr-error-text' : 'fr-sr-only'}>{failed ? echec : ''}</Status>
      <Status>{announced === undefined ? '' : annonce(announced)}</Status>
    </PortalModal>
  )
}

/** Says it in the tab's title too, for those who are looking at another tab. */
const useWarningTitle = () =>
  useEffect(() => {
    const before = document.title
    document.title = `${shellMessages.session.titreDocument} – ${before}`
    return () => {
      document.title = before
    }
  }, [])
