import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Panel opened by a button: closes on Escape, which gives the focus back to the button, when the focus leaves, and when
 * another page opens.
 */
export const useDisclosure = () => {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string>()
  const root = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const open = openOn === pathname
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
  const toggle = () => setOpenOn(open ? undefined : pathname)
  return { open, toggle, root, button }
}
