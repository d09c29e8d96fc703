import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { interfaceConstants } from '#portal/interfaceConstants.ts'
import { saisieMessages as words } from '../words/saisie.ts'

interface CalendarPopupProps {
  /** What the popup belongs to: leaving it closes the popup. */
  readonly owner: RefObject<HTMLElement | null>
  /** Closes and gives the focus back. */
  readonly onClose: () => void
  /** Closes and leaves the focus where it went. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** The calendar beside its field: Escape closes it, as does leaving it. */
export const CalendarPopup = ({ owner, onClose, onLeave, children }: CalendarPopupProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const [popup, element] = [ref.current, owner.current]
    const leave = (to: EventTarget | null) => {
      if (to instanceof Node && element?.contains(to) === false) onLeave()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => leave(relatedTarget)
    const onPointerDown = ({ target }: PointerEvent) => leave(target)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around the field stays open.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    element?.addEventListener('focusout', onFocusOut)
    document.addEventListener('pointerdown', onPointerDown)
    popup?.addEventListener('keydown', onKeyDown)
    return () => {
      element?.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('pointerdown', onPointerDown)
      popup?.removeEventListener('keydown', onKeyDown)
    }
  }, [owner, onClose, onLeave])
  return (
    <dialog
      open
      ref={ref}
      aria-label={words.calendrier}
      className="eap-calendar-popup"
      style={{ zIndex: interfaceConstants.popupLayer }}
    >
      {children}
      <Button type="button" priority="secondary" size="small" onClick={onClose}>
        {words.fermerCalendrier}
      </Button>
    </dialog>
  )
}
