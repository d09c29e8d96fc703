import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'

interface FormAlertProps {
  readonly shown: boolean
  readonly style: 'error' | 'warning' | 'success' | 'info'
  readonly titre: string
  readonly texte: string
}

/**
 * What a form says of its last sending. It takes the focus when it comes, which is how it is heard: it needs no
 * live role. It goes at the next submission, and comes back when the form is cleared.
 */
export const FormAlert = ({ shown, style, titre, texte }: FormAlertProps) => {
  const { submitCount } = useFormikContext()
  const ref = useRef<HTMLDivElement>(null)
  const visible = shown && submitCount === 0
  useEffect(() => {
    if (visible) ref.current?.focus()
  }, [visible])
  if (!visible) return null
  return (
    <div ref={ref} tabIndex={-1} className={`fr-alert fr-alert--${style} fr-mb-4w`}>
      <h3 className="fr-alert__title">{titre}</h3>
      <p>{texte}</p>
    </div>
  )
}
