import type { CourrielRow } from '../courriels.ts'

/**
 * What came of a mail: it left; it was kept to be read here; it may leave later (`occupe`: refused for now,
 * `injoignable`: the server did not answer, or lets none in); or it never will.
 */
export type Outcome = 'envoye' | 'garde' | 'occupe' | 'injoignable' | 'refuse'

/** An outcome, and what the log may say of it: never an address, a subject or a sentence of the server. */
export interface Delivered {
  readonly outcome: Outcome
  /** Status of the SMTP answer. */
  readonly status?: number
  /** Kind of the failure. */
  readonly code?: string
}

/** Gives a mail to what carries it; never throws. */
export type Deliver = (courriel: CourrielRow, now: Date) => Promise<Delivered>

/** The demonstration's delivery: mails stay here, for its mailbox page. */
export const keepHere: Deliver = async () => ({ outcome: 'garde' })
