import { createContext, useContext } from 'react'

/** What the page that opens knows already: the answers that the server drew it with. */
export interface KnownAnswers {
  /** The server drew the page: it may have been read for a while when the application takes it over. */
  readonly drawn: boolean
  readonly answers: ReadonlyMap<string, unknown>
  /** On the server: the addresses that the page would read, to be answered before it is drawn again. */
  readonly wanted?: Set<string>
}

const nothing: KnownAnswers = { drawn: false, answers: new Map() }

/** What the page that opens knows already; nothing, unless the server drew it. */
export const OpeningAnswers = createContext(nothing)

/** What is already known of the answer at an address; on the server, asks for it when nothing is. */
export const useKnownAnswer = (address: string | null): unknown => {
  const { answers, wanted } = useContext(OpeningAnswers)
  if (address === null) return undefined
  if (!answers.has(address)) wanted?.add(address)
  return answers.get(address)
}
