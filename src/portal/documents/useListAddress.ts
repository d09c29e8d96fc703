import { startTransition, useEffect, useOptimistic, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { searchedText } from '#portal/client/searchedText.ts'

type Part = 'annee' | 'filtre' | 'recherche'

/**
 * What the address of a list says: its year, the filter that is pressed and the text that is searched for. Coming back to it
 * finds them again.
 */
export const useListAddress = () => {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  // A filter is pressed at once, although its address comes later.
  const [filtre, press] = useOptimistic(parameters.get('filtre') ?? undefined)
  const asked = useRef(parameters)
  useEffect(() => {
    asked.current = parameters
  }, [parameters])

  /** Changes parts of the address; an empty one leaves it. What is asked for before the address follows is kept. */
  const go = (change: Readonly<Partial<Record<Part, string>>>) => {
    const parts = Object.entries({ ...Object.fromEntries(asked.current), ...change })
    asked.current = new URLSearchParams(parts.filter(([, value]) => value !== ''))
    const search = `${asked.current}`
    startTransition(async () => {
      if (change.filtre !== undefined) press(change.filtre || undefined)
      await navigate({ search }, { preventScrollReset: true })
    })
  }

  return {
    annee: parameters.get('annee') ?? '',
    filtre,
    texte: searchedText(parameters.get('recherche')),
    go,
  }
}
