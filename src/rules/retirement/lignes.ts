/** One line of « D’où vient ce montant ? »: what is computed, how, the result, and the law it comes from. */
export interface Ligne {
  readonly libelle: string
  /** The calculation with its numbers, in French. */
  readonly formule: string
  /** Result of the line, in the unit that the label says. */
  readonly valeur: number
  /** Article of law, or publisher of the table. */
  readonly source: string
  /** False when the figure or the reading of the law is only indicative (« barème indicatif »). */
  readonly confirme: boolean
}

/** What a table tells about a value taken from it. */
export interface Provenance {
  readonly source: string
  readonly confirme: boolean
}
