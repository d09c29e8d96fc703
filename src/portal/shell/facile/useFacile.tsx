import { type ReactNode, useEffect, useState } from 'react'
import { usePreferences } from '#portal/client/opening.ts'

/** The easy text of the page, once such texts are chosen and there: who did not choose them does not fetch them. */
export const useFacile = (): ReactNode => {
  const { facile = false } = usePreferences()
  const [texte, setTexte] = useState<ReactNode>(null)
  useEffect(() => {
    if (!facile) return undefined
    let left = false
    // Without them the full page stays.
    void import('./FacileALire.tsx')
      .then(({ FacileALire }) => left || setTexte(<FacileALire />))
      .catch(() => undefined)
    return () => {
      left = true
    }
  }, [facile])
  return facile ? texte : null
}
