/** What the documentation page of a component says beside its props and stories. In French: auditors and designers read it. */
export interface Fiche {
  /** What it is for. */
  readonly but: string
  /** When to choose something else. */
  readonly eviter: readonly string[]
  readonly clavier: readonly { readonly touche: string; readonly effet: string }[]
  /**
   * What a virtual screen reader says of one story, phrase by phrase from its beginning to its end;
   * `stories/transcripts.test.tsx` checks it.
   */
  readonly lecteur: { readonly histoire: string; readonly phrases: readonly string[] }
  /** RGAA 4.1.2 criteria that apply: `11.1`. */
  readonly rgaa: readonly string[]
  readonly limites: readonly string[]
}
