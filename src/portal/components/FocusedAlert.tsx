import { useEffect, useRef } from 'react'

interface FocusedAlertProps {
  readonly niveau: 'error' | 'warning' | 'success'
  readonly titre: string
  readonly texte: string
}

/** What is said of a sending. It takes the focus when it comes, which is how it is heard: it needs no live role. */
export const FocusedAlert = ({ niveau, titre, texte }: FocusedAlertProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className={`fr-alert fr-alert--${niveau} fr-mb-4w`}>
      <h3 className="fr-alert__title">{titre}</h3>
      <p>{texte}</p>
    </div>
  )
}
