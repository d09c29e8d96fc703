import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusTitle } from '#portal/client/page/focusTitle.ts'

/**
 * Panel opened by a button: closes on Escape, which gives the focus back to the button, when the focus leaves, and when
 * a page opens, even the one that is there.
 */
export const useDisclosure = () => {
  const { key, pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string>()
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openOn === key
  const closedByPage = openOn !== undefined && !open
  const shownOn = useRef<string>(undefined)
  useEffect(() => {
    const same = closedByPage && shownOn.current === pathname
    shownOn.current = open ? pathname : undefined
    // The link that led here went with the panel; another page takes the focus as it opens.
    if (same) focusTitle()
  }, [closedByPage, open, pathname])
  useEffect(() => {
    const element = root.current
    if (!open || !element) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenOn(undefined)
      button.current?.focus()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      // A dialog that the panel opened gives the focus back to it.
      const inside = !(relatedTarget instanceof Element) || element.contains(relatedTarget)
      if (!inside && !relatedTarget.closest('dialog')) setOpenOn(undefined)
    }
    element.addEventListener('keydown', onKeyDown)
    element.addEventListener('focusout', onFocusOut)
    return () => {
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('focusout', onFocusOut)
    }
  }, [open])
  const toggle = () => setOpenOn(open ? undefined : key)
  return { open, toggle, root, button }
}
