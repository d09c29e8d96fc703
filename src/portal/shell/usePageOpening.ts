import { useContext, useEffect, useRef } from 'react'
import { useLocation, useNavigationType, type NavigationType } from 'react-router-dom'
import { OpeningAnswers } from '#portal/client/opening.ts'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import { TITLE_ID } from '#portal/paths.ts'
import { NOTICE_ID } from './PageNotice.tsx'
import { isReloaded } from './useReloadPlace.ts'

const isBusy = (element: Element | null) =>
  element !== null && element.closest('input, textarea, select, dialog, [contenteditable]') !== null

/** Not `scrollIntoView`: browsers then take the heading for the place where Tab starts from, past the skip links. */
const bringIntoView = (title: Element) => {
  const { top, bottom } = title.getBoundingClientRect()
  if (top < 0) window.scrollBy(0, top)
  else if (bottom > window.innerHeight) window.scrollBy(0, bottom - window.innerHeight)
}

/** Whether the focus went elsewhere since it was on `held`; it falls to the body when what had it leaves the page. */
const hasMoved = (held: Element | null) =>
  document.activeElement !== held && document.activeElement !== document.body

/** The notice left for the page is read with its heading: it stands before it, and a live region that comes with it is not heard. */
const describe = (title: Element) => {
  if (document.getElementById(NOTICE_ID)) title.setAttribute('aria-describedby', NOTICE_ID)
  else title.removeAttribute('aria-describedby')
}

const open = (held: Element | null, focus: boolean, scroll: boolean) => {
  const title = document.getElementById(TITLE_ID)
  const aim = location.hash.slice(1)
  if (!title || (aim !== '' && document.getElementById(aim))) return
  if (isBusy(document.activeElement) || hasMoved(held)) return
  if (focus) {
    describe(title)
    title.focus({ preventScroll: true })
  }
  if (scroll) bringIntoView(title)
}

/**
 * Brings the heading of the page that opens into view and gives it the focus, so that a screen reader starts there. The
 * first page of a visit keeps the browser's own start, and its place too when the server drew it: it may have been read
 * for a while; a field in use keeps the focus, and so does what the person has moved to meanwhile.
 */
export const usePageOpening = (titre: string | undefined) => {
  const { pathname } = useLocation()
  const type: `${NavigationType}` = useNavigationType()
  const shown = useRef<string>(undefined)
  const { drawn } = useContext(OpeningAnswers)
  useEffect(() => {
    // A route without a title only redirects.
    if (titre === undefined || shown.current === pathname) return
    const first = shown.current === undefined
    shown.current = pathname
    if (first && drawn) return
    const held = document.activeElement
    setTimeout(() => {
      // Going back, or loading the page again, returns where it was left.
      const opened = first ? !isReloaded() : type !== 'POP'
      if (shown.current === pathname) open(held, !first, opened)
    }, interfaceConstants.scrollDelay)
  }, [pathname, titre, type, drawn])
}
