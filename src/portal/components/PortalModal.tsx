import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '@codegouvfr/react-dsfr/Button.js'
import { TITLE_ID } from '#portal/paths.ts'
import { componentMessages } from './words/components.ts'

/** An act that waits for a yes. */
interface Confirmation {
  readonly oui: string
  /** What the button says while the act is under way. */
  readonly enCours: string
  readonly non: string
  readonly busy: boolean
  /** Nor can it be given up meanwhile. */
  readonly held?: boolean
  readonly onOui: () => void
}

interface DialogProps {
  readonly onClose: () => void
  readonly titre: string
  /** What it asks or tells, in a sentence or two: heard with its title when it opens, wherever the focus goes. */
  readonly texte?: ReactNode
  readonly children?: ReactNode
  /** Buttons of the foot, the main one first. */
  readonly actions?: ReactNode
  /** What it asks to confirm; its buttons are those of the foot. */
  readonly confirmation?: Confirmation
  readonly size?: 'small' | 'medium' | 'large'
}

interface PortalModalProps extends DialogProps {
  readonly open: boolean
}

const columns = {
  small: 'fr-col-12 fr-col-md-6 fr-col-lg-4',
  medium: 'fr-col-12 fr-col-md-8 fr-col-lg-6',
  large: 'fr-col-12 fr-col-md-10 fr-col-lg-8',
} as const

/** Attribute of the element that takes the focus when the dialog opens, instead of its first button. */
export const firstFocus = { 'data-premier-focus': '' } as const

/** A dialog in the clothes of DSFR's, on the native element: what is behind is inert, Escape closes from anywhere. */
export const PortalModal = ({ open, ...dialog }: PortalModalProps) =>
  open ? <OpenDialog {...dialog} /> : null

const OpenDialog = ({
  onClose,
  titre,
  texte,
  children,
  confirmation,
  actions = confirmation && <OuiNon {...confirmation} onNon={onClose} />,
  size = 'medium',
}: DialogProps) => {
  const titleId = useId()
  const texteId = useId()
  const ref = useDialog()
  const onCancel = (event: SyntheticEvent) => {
    // A file field's own cancel event bubbles up to here.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={texte === undefined ? undefined : texteId}
      className="fr-modal fr-modal--opened"
      onCancel={onCancel}
      onClose={({ currentTarget }) => {
        // Browsers may close without asking at a second Escape.
        if (!currentTarget.open) onClose()
      }}
    >
      <div className="fr-container fr-container--fluid fr-container-md">
        <div className="fr-grid-row fr-grid-row--center">
          <div className={columns[size]}>
            <div className="fr-modal__body">
              <div className="fr-modal__header">
                <Button className="fr-btn--close" type="button" onClick={onClose}>
                  {componentMessages.fermer}
                </Button>
              </div>
              <div className="fr-modal__content">
                <h2 id={titleId} className="fr-modal__title">
                  {titre}
                </h2>
                {texte === undefined ? null : <div id={texteId}>{texte}</div>}
                {children}
              </div>
              {actions === undefined ? null : (
                <div className="fr-modal__footer">
                  <div className="fr-btns-group fr-btns-group--right fr-btns-group--inline-reverse fr-btns-group--inline-lg fr-btns-group--icon-left">
                    {actions}
                  </div>
                </div>
              )}
            </div>
          </div>
        </div>
      </div>
    </dialog>
  )
}

interface OuiNonProps extends Confirmation {
  readonly onNon: () => void
}

/** The yes keeps the focus while its act is under way: it says so instead of being disabled. */
const OuiNon = ({ oui, enCours, non, busy, held = false, onOui, onNon }: OuiNonProps) => (
  <>
    <Button type="button" onClick={onOui} nativeButtonProps={{ 'aria-disabled': busy || undefined }}>
      {busy ? enCours : oui}
    </Button>
    <Button
      type="button"
      priority="secondary"
      onClick={onNon}
      nativeButtonProps={{ 'aria-disabled': (held && busy) || undefined }}
    >
      {non}
    </Button>
  </>
)

/**
 * How long the dialog itself has the focus, in milliseconds, before its first control: opened on that one, Firefox has Orca say
 * nothing of either, and a field take no letters.
 */
const HEARD = 60

/** Shows the dialog while it is mounted, then gives the focus back to what had it, or else to the page's heading. */
const useDialog = () => {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    // Left to the browser, a dialog that scrolls would give it to what scrolls.
    const first =
      dialog?.querySelector<HTMLElement>('[data-premier-focus]') ?? dialog?.querySelector('button')
    dialog?.focus({ preventScroll: true })
    const timer = setTimeout(() => {
      if (document.activeElement === dialog) first?.focus()
    }, HEARD)
    return () => {
      clearTimeout(timer)
      dialog?.close()
      const there = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      const back = there ? opener : document.getElementById(TITLE_ID)
      back?.focus()
    }
  }, [])
  return ref
}
