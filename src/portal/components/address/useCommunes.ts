import { useEffect, useEffectEvent, useState } from 'react'
import { FRANCE, isPostcode } from '#rules/profil/adresse.ts'

/** Names of the communes of a postal code; it rejects when the service is down. */
export type SearchCommunes = (codePostal: string) => Promise<readonly string[]>

interface Answer {
  readonly state: 'attente' | 'recherche' | 'panne' | 'prete'
  readonly names: readonly string[]
}

const none: readonly string[] = []

/** Communes of a postal code, asked for once it is complete. A late answer to an earlier code is forgotten. */
export const useCommunes = (codePostal: string, search: SearchCommunes): Answer => {
  const [answer, setAnswer] = useState<Answer & { readonly codePostal: string }>()
  const ask = useEffectEvent(search)
  const complete = isPostcode(codePostal, FRANCE)
  useEffect(() => {
    if (!complete) return
    let awaited = true
    const receive = (state: 'prete' | 'panne', names: readonly string[]) => {
      if (awaited) setAnswer({ codePostal, state, names })
    }
    ask(codePostal).then(
      (names) => receive('prete', names),
      () => receive('panne', none),
    )
    return () => {
      awaited = false
    }
  }, [codePostal, complete])
  if (!complete) return { state: 'attente', names: none }
  return answer?.codePostal === codePostal ? answer : { state: 'recherche', names: none }
}
