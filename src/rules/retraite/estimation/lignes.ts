import { dureeEnLettres, trimestres } from '#rules/format/durees.ts'
import { euros, pourcent } from '#rules/format/nombres.ts'
import { auCentime } from '#rules/money.ts'

/** What the result of a line is counted in; `aucune` for a line that gives no figure of its own. */
export const unitesDeLigne = [
  'euros',
  'eurosParMois',
  'eurosParAn',
  'pourcent',
  'trimestres',
  'annees',
  'aucune',
] as const

type UniteDeLigne = (typeof unitesDeLigne)[number]

/** One line of « D’où vient ce montant ? »: what is computed, how, the result, and the law it comes from. */
export interface Ligne {
  readonly libelle: string
  /**
   * The calculation with its numbers, in French: steps parted by « ; », each « calcul = résultat » giving its result when
   * it is done by hand with the numbers as they are printed.
   */
  readonly formule: string
  readonly valeur: number
  readonly unite: UniteDeLigne
  /** Article of law, or publisher of the table. */
  readonly source: string
  /** False when the figure or the reading of the law is only indicative (« barème indicatif »). */
  readonly confirme: boolean
}

/** An amount of the calculation within a formula, to the cent. */
export const enEuros = (valeur: number): string => euros(auCentime(valeur))

const ecritures: Readonly<Record<UniteDeLigne, (valeur: number) => string>> = {
  euros: enEuros,
  eurosParMois: (valeur) => `${enEuros(valeur)} par mois`,
  eurosParAn: (valeur) => `${enEuros(valeur)} par an`,
  pourcent,
  trimestres,
  annees: (valeur) => dureeEnLettres({ annees: Math.floor(valeur), mois: Math.round((valeur % 1) * 12) }),
  aucune: () => '',
}

/** The result of a line with its unit: « 60,5 % », « 1 787,02 € par mois »; empty for a line without a figure. */
export const resultatDeLigne = ({ valeur, unite }: Ligne): string => ecritures[unite](valeur)

/** Label of the lines that say what must be known: their value is not an amount. */
export const LIBELLE_NOTE = 'À noter'

/** Such a line; `valeur` is the number that it tells of. */
export const note = (formule: string, source: string, valeur = 0, confirme = true): Ligne => ({
  libelle: LIBELLE_NOTE,
  formule,
  valeur,
  unite: 'aucune',
  source,
  confirme,
})
