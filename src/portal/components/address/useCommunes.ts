import { useEffect, useEffectEvent, useState } from 'react'
import { FRANCE, isPostcode } from '#rules/profil/adresse.ts'

/** Names of the communes of a postal code; it rejects when the service is down. */
export type SearchCommunes = (codePostal: string) => Promise<readonly string[]>

interface Answer {
  readonly state: 'attente' | 'recherche' | 'panne' | 'prete'
  readonly names: readonly string[]
}

const none: readonly string[] = []

/**
 * Communes of a postal code, asked for once it is complete, and again when the network comes back after a failure. A late
 * answer to an earlier code is forgotten.
 */
export const useCommunes = (codePostal: string, search: SearchCommunes): Answer => {
  const [answer, setAnswer] = useState<Answer & { readonly codePostal: string }>()
  const ask = useEffectEvent(search)
  const complete = isPostcode(codePostal, FRANCE)
  useEffect(() => {
    if (!complete) return
    const left = new AbortController()
    const receive = (state: 'prete' | 'panne', names: readonly string[]) => {
      if (!left.signal.aborted) setAnswer({ codePostal, state, names })
    }
    const seek = () => {
      ask(codePostal).then(
        (names) => receive('prete', names),
        () => {
          receive('panne', none)
          addEventListener('online', seek, { once: true, signal: left.signal })
        },
      )
    }
    seek()
    return () => left.abort()
  }, [codePostal, complete])
  if (!complete) return { state: 'attente', names: none }
  return answer?.codePostal === codePostal ? answer : { state: 'recherche', names: none }
}
