import { useEffect, useRef } from 'react'
import { Alert } from '@codegouvfr/react-dsfr/Alert.js'
import { useLocation, useNavigation } from 'react-router-dom'
import { messageText } from '#portal/client/fetch/messageText.ts'
import { usePublishedContent } from '#portal/client/contents.ts'
import type { PageNotice as Notice } from '#portal/client/opening.ts'
import { showNotice, useNotice } from '#portal/client/session/notice.ts'

/** How long a notice must have stood on a settled page to count as shown on it, in milliseconds. */
const SETTLED_MS = 300

/** Name of the notice, for the heading of the page to be described by it. */
export const NOTICE_ID = 'avis'

/** Message left for this page by what came before it. */
export const PageNotice = () => {
  const notice = useNotice()
  const { message } = usePublishedContent()
  useDropWhenLeft(notice)
  if (!notice) return null
  return (
    <Alert
      small
      id={NOTICE_ID}
      className="fr-mb-4w"
      severity={notice.style}
      description={messageText(notice.message, message)}
    />
  )
}

/** Drops a notice when the person leaves the page that showed it, not when it was left for the page that opens. */
const useDropWhenLeft = (notice: Notice | undefined) => {
  const { pathname } = useLocation()
  const settled = useNavigation().state === 'idle'
  const shown = useRef<{ readonly notice: Notice; readonly on: string }>(undefined)
  useEffect(() => {
    if (shown.current && shown.current.notice === notice && shown.current.on !== pathname) {
      shown.current = undefined
      showNotice(undefined)
      return
    }
    if (!notice || !settled) return
    const timer = setTimeout(() => {
      // The address may be ahead of what is drawn: a slow machine must not lose what was left for the page that opens.
      shown.current = { notice, on: location.pathname }
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [notice, pathname, settled])
}
