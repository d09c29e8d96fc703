import { useSyncExternalStore } from 'react'

/**
 * What came of asking someone to prove again who they are: `absente` when nothing on the page can ask, `injoignable` when
 * what asks could not be fetched.
 */
export type ProofOutcome = 'prouvee' | 'abandonnee' | 'absente' | 'injoignable'

interface Asked {
  readonly answer: (outcome: ProofOutcome) => void
  readonly outcome: Promise<ProofOutcome>
}

const listeners = new Set<() => void>()
let asked: Asked | undefined

const keep = (next: Asked | undefined) => {
  asked = next
  for (const listener of listeners) listener()
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
  if (listeners.size === 0) return Promise.resolve('absente')
  const current = asked ?? open()
  if (!asked) keep(current)
  return current.outcome
}

/** Hears that a proof is asked for, or no more. */
export const subscribeProof = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    // The page went away with its dialog: nothing is sent.
    if (listeners.size === 0) asked?.answer('abandonnee')
  }
}

/** The proof that is waited for. */
export const proofAsked = () => asked

/** The same, live, for the one dialog that asks it. */
export const useProofAsked = (): Asked | undefined =>
  useSyncExternalStore(subscribeProof, proofAsked, () => undefined)
