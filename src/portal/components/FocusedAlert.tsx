import { useEffect, useRef } from 'react'
import { QuietAlert } from './page/QuietAlert.tsx'
import { useTitleOfErrors } from './titleOfErrors.ts'

interface FocusedAlertProps {
  readonly niveau: 'error' | 'warning' | 'success' | 'info'
  readonly titre: string
  readonly texte: string
  readonly id?: string
}

/** What is said of a sending. It takes the focus when it comes, which is how it is heard; the title tells of a refusal too. */
export const FocusedAlert = ({ niveau, titre, texte, id }: FocusedAlertProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useTitleOfErrors(niveau === 'error')
  useEffect(() => ref.current?.focus(), [])
  return (
    <QuietAlert
      ref={ref}
      {...(id !== undefined && { id })}
      niveau={niveau}
      titre={titre}
      className="fr-mb-4w"
    >
      {texte}
    </QuietAlert>
  )
}
