/** Levels of a state identity, the lowest first (regulation eIDAS). */
export const NIVEAUX = ['eidas1', 'eidas2', 'eidas3'] as const

/** What may sign an identity. */
export const ALGORITHMES = ['ES256', 'RS256'] as const

/** How FranceConnect is reached, and as whom. */
export interface FranceConnectSettings {
  /** Address of the provider, as its tokens name it. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Lowest level of identity that is accepted. */
  readonly acr: (typeof NIVEAUX)[number]
  /** What signs the identity: chosen when the portal is declared to FranceConnect. */
  readonly algorithme: (typeof ALGORITHMES)[number]
}
