import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { useMessageText } from '#portal/client/contents.ts'
import type { PageNotice as Notice } from '#portal/client/opening.ts'
import { showNotice, useNotice } from '#portal/client/session/notice.ts'
import { QuietAlert } from '#portal/components/page/QuietAlert.tsx'
import { Status } from '#portal/components/page/Status.tsx'
import { TITLE_ID } from '#portal/paths.ts'

/** How long a notice must have stood on a settled page to count as shown on it, in milliseconds: its heading has the focus by then. */
const SETTLED_MS = 300

/** Name of the notice, for the heading of the page to be described by it. */
export const NOTICE_ID = 'avis'

/** Message left for this page by what came before it. It is heard once: with the heading of the page that opens, or else by itself. */
export const PageNotice = () => {
  const notice = useNotice()
  const textOf = useMessageText()
  const unheard = useUnheard(notice)
  const said = unheard ? textOf(unheard.message) : ''
  const alarming = unheard?.style === 'error' || unheard?.style === 'warning'
  return (
    <>
      {notice ? (
        <QuietAlert id={NOTICE_ID} className="fr-mb-4w" niveau={notice.style}>
          {textOf(notice.message)}
        </QuietAlert>
      ) : null}
      <Status alerte>{alarming ? said : ''}</Status>
      <Status>{alarming ? '' : said}</Status>
    </>
  )
}

const isHeardWithHeading = () =>
  document.activeElement?.id === TITLE_ID &&
  document.activeElement.getAttribute('aria-describedby') === NOTICE_ID

/**
 * The notice of a settled page that its heading did not tell as it took the focus. Drops a notice when the person leaves the
 * page that showed it, not when it was left for the page that opens.
 */
const useUnheard = (notice: Notice | undefined): Notice | undefined => {
  const { pathname } = useLocation()
  const settled = useNavigation().state === 'idle'
  const shown = useRef<{ readonly notice: Notice; readonly on: string }>(undefined)
  const [unheard, setUnheard] = useState<Notice>()
  useEffect(() => {
    if (!notice) return undefined
    // What the heading told goes with it: the next notice is another.
    return () => document.getElementById(TITLE_ID)?.removeAttribute('aria-describedby')
  }, [notice])
  useEffect(() => {
    if (shown.current && shown.current.notice === notice && shown.current.on !== pathname) {
      shown.current = undefined
      showNotice(undefined)
      return
    }
    if (!notice || !settled) return
    const timer = setTimeout(() => {
      if (shown.current?.notice !== notice && !isHeardWithHeading()) setUnheard(notice)
      // The address may be ahead of what is drawn: a slow machine must not lose what was left for the page that opens.
      shown.current = { notice, on: location.pathname }
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [notice, pathname, settled])
  return unheard === notice ? notice : undefined
}
