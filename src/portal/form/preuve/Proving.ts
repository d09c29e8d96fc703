import type { DemandeCle, SignatureCle } from '#contract/connexion/facteurs/cleAcces.ts'

/** What someone shows. */
export interface Shown {
  readonly code?: string
  readonly motDePasse?: string
  readonly cle?: SignatureCle
}

/** What each way to prove who one is needs. */
export interface Proving {
  /** Sends what was shown; gives the message of the refusal. */
  readonly onShow: (shown: Shown) => Promise<string | undefined>
  /** Asks the server what a key is to sign; gives the message of the refusal. */
  readonly onAskKey: () => Promise<DemandeCle | string>
  /** The person just chose this way: it takes the focus. */
  readonly focused: boolean
}
