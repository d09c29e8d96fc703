/** What the page of a component of react-dsfr says: the portal takes it as it is, with rules of its own. */
export interface Primitive {
  readonly nom: string
  /** What the portal uses it for. */
  readonly but: string
  /** Rules of the house (decision 002). */
  readonly regles: readonly string[]
  /** RGAA 4.1.2 criteria that apply. */
  readonly rgaa: readonly string[]
  /** Name of its page on the site of the DSFR. */
  readonly page: string
  /** Files of the portal that import it. */
  readonly emplois: readonly string[]
}
