import { useEffect, useRef } from 'react'
import { QuietAlert } from './page/QuietAlert.tsx'

interface FocusedAlertProps {
  readonly niveau: 'error' | 'warning' | 'success' | 'info'
  readonly titre: string
  readonly texte: string
  readonly id?: string
}

/** What is said of a sending. It takes the focus when it comes, which is how it is heard. */
export const FocusedAlert = ({ niveau, titre, texte, id }: FocusedAlertProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <QuietAlert
      ref={ref}
      {...(id !== undefined && { id: id as NonNullable<typeof id> })}
      niveau={niveau}
      titre={titre}
      className="fr-mb-4w"
    >
      {texte}
    </QuietAlert>
  )
}
