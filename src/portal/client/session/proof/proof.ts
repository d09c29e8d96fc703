import { useSyncExternalStore } from 'react'
import { createListeners } from '#portal/client/listeners.ts'

/**
 * What came of asking someone to prove again who they are: `absente` when nothing on the page can ask, `injoignable` when
 * what asks could not be fetched.
 */
export type ProofOutcome = 'prouvee' | 'abandonnee' | 'absente' | 'injoignable'

interface Asked {
  readonly answer: (outcome: ProofOutcome) => void
  readonly outcome: Promise<ProofOutcome>
}

const { tell, subscribe, isHeard } = createListeners()
let asked: Asked | undefined

const keep = (next: Asked | undefined) => {
  asked = next
  tell()
}

const open = (): Asked => {
  let settle: (outcome: ProofOutcome) => void
  const outcome = new Promise<ProofOutcome>((resolve) => {
    settle = resolve
  })
  const answer = (given: ProofOutcome) => {
    keep(undefined)
    settle(given)
  }
  return { answer, outcome }
}

/** Asks the person to prove again who they are; what several calls wait for is asked once. */
export const askProof = (): Promise<ProofOutcome> => {
  if (!isHeard()) return Promise.resolve('absente')
  const current = asked ?? open()
  if (!asked) keep(current)
  return current.outcome
}

/** Hears that a proof is asked for, or no more. */
export const subscribeProof = (listener: () => void) => {
  const stop = subscribe(listener)
  return () => {
    stop()
    // The page went away with its dialog: nothing is sent.
    if (!isHeard()) asked?.answer('abandonnee')
  }
}

/** The proof that is waited for. */
export const proofAsked = () => asked

/** The same, live, for the one dialog that asks it. */
export const useProofAsked = (): Asked | undefined =>
  useSyncExternalStore(subscribeProof, proofAsked, () => undefined)
