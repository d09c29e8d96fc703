import { euros } from '#rules/format/nombres.ts'
import { auCentime } from '#rules/money.ts'

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

/** An amount of the calculation within a formula, to the cent. */
export const enEuros = (valeur: number): string => euros(auCentime(valeur))

/** Label of the lines that say what must be known: their value is not an amount. */
export const LIBELLE_NOTE = 'À noter'

/** Whether a line says what must be known: its value is not to be shown as an amount. */
export const estNote = ({ libelle }: Ligne): boolean => libelle === LIBELLE_NOTE

/** What a table tells about a value taken from it. */
export interface Provenance {
  readonly source: string
  readonly confirme: boolean
}
