/** Why someone did not come in: what they read depends on it. */
export type FaultKind = 'refus' | 'niveau' | 'indisponible'

/** A sign-in by FranceConnect that fails. Its detail is a code for the log: never a token, never an identity. */
export class FederationFault extends Error {
  readonly kind: FaultKind
  readonly detail: string

  constructor(kind: FaultKind, detail: string) {
    super(`FranceConnect: ${kind} (${detail})`)
    this.kind = kind
    this.detail = detail
  }
}
