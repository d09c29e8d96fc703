import { useEffect, useState } from 'react'
import { SessionDialog } from './SessionDialog.tsx'
import { shellMessages } from '../words.ts'
import { sessionDeadline } from '#portal/client/session/expiry/activity.ts'
import { useSecondsLeft } from '#portal/client/session/expiry/secondsLeft.ts'
import { prolongSession, useSessionWatch } from './useSessionWatch.ts'
import { useSignOut } from './useSignOut.ts'

/** Warns two minutes before the session ends, lets the person stay, and ends it when the time has come. */
export const SessionWatch = () => {
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
  return <Warning seconds={seconds} final={final} onDismiss={() => setDismissed(deadline?.at)} onEnd={end} />
}

interface WarningProps {
  readonly seconds: number
  /** The session cannot be prolonged. */
  readonly final: boolean
  readonly onDismiss: () => void
  /** There is no session left to prolong. */
  readonly onEnd: () => void
}

const Warning = ({ seconds, final, onDismiss, onEnd }: WarningProps) => {
  const [failed, setFailed] = useState(false)
  const prolong = async () => {
    const outcome = await prolongSession()
    setFailed(outcome === 'echec')
    if (outcome === 'terminee') onEnd()
  }
  const leave = useSignOut()
  useWarningTitle()
  return (
    <SessionDialog
      secondsLeft={seconds}
      absolute={final}
      failed={failed}
      onStay={final ? onDismiss : () => void prolong()}
      onLeave={() => void leave()}
    />
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
