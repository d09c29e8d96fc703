import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { appConfiguration } from '#contract/contenu/configuration.ts'
import { fetchCall } from '#portal/client/fetch/fetchCall.ts'
import { useReadFailedAgain } from '#portal/client/call/useCall.ts'
import { takeDestination } from '#portal/client/session/destination.ts'
import { noteAnswer } from '#portal/client/session/connection.ts'
import { initialiseRights } from '#portal/client/entry/rights.ts'
import { sessionData, sessionMayBeOpen } from '#portal/client/session/sessionData.ts'
import { paths } from '#portal/paths.ts'

/** How long after a silence the service is asked whether it answers, in milliseconds: twice as long after each, at most a minute. */
const PROBE_MS = 5000
const LONGEST_PROBE_MS = 60_000

/** While the service is out of reach, asks it now and then, and at once when the browser finds a network again. */
export const useProbe = (lost: boolean) => {
  const { pathname } = useLocation()
  // One call alone may stay without an answer: the page must not be mended, and say so, every five seconds.
  const silences = useRef({ on: pathname, count: 0 })
  useEffect(() => {
    if (!lost) return
    if (silences.current.on !== pathname) silences.current = { on: pathname, count: 0 }
    const probe = async () => {
      if ((await fetchCall(appConfiguration, {})).status !== 0) noteAnswer()
    }
    const ask = () => void probe()
    const timer = setInterval(ask, Math.min(PROBE_MS * 2 ** silences.current.count, LONGEST_PROBE_MS))
    silences.current.count += 1
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
    }
  }, [lost, pathname])
}

/** Gives how to mend a page after a silence: what could not be read is read again, who is signed in is known again. */
export const useMending = () => {
  const readAgain = useReadFailedAgain()
  const navigate = useNavigate()
  return useCallback(async () => {
    await readAgain()
    if (sessionData().navigation || !sessionMayBeOpen() || !(await initialiseRights())) return
    // The guard had sent a new tab to sign in: nobody could tell who was there.
    if (location.pathname === paths.accueilnonconnecte) await navigate(takeDestination(), { replace: true })
  }, [readAgain, navigate])
}
