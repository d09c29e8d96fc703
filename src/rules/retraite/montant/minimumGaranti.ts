import { ligneDeLAnnee } from '../regle/bareme.ts'
import type { Provenance } from '../estimation/lignes.ts'
import type { Parties } from '../regle/loi.ts'
import json from '../regle/tables/minimum-garanti.json' with { type: 'json' }

/** The minimum garanti of someone, per year. */
export interface MinimumGaranti extends Provenance {
  readonly montant: number
  /** Percentage of the reference amount. */
  readonly part: number
  /** The same below fifteen years, where it is that of the required quarters: in decimals it has no end. */
  readonly fraction?: { readonly trimestresServices: number; readonly trimestresRequis: number }
  readonly reference: number
  readonly annee: number
}

/** Years of effective services below which the minimum is that of the required quarters (art. L. 17 c CPCMR). */
const QUINZE_ANS = 15

/**
 * Percentage of the reference for years of effective services. Parts of a year count in proportion: the law counts
 * years only, hence indicative between two rows of the table.
 */
const partDe = (annees: number, anneesRequises: number, echelle: Parties['minimumScale']): number => {
  const { at15Years, perYear15to30, perYear30to40, at40YearsOrMore } = echelle
  if (annees < QUINZE_ANS) return (100 * annees) / anneesRequises
  const jusqua30 = perYear15to30 * (Math.min(annees, 30) - QUINZE_ANS)
  const apres30 = perYear30to40 * Math.max(0, annees - 30)
  return Math.min(at15Years + jusqua30 + apres30, at40YearsOrMore)
}

/** Minimum garanti of quarters of effective services, with the reference of the year (the last one known). */
export const minimumGarantiDe = (
  a: {
    readonly trimestresServices: number
    readonly trimestresRequis: number
    readonly annee: number
  },
  echelle: Parties['minimumScale'],
): MinimumGaranti | undefined => {
  const row = ligneDeLAnnee(json.reference, a.annee)
  if (row === undefined) return undefined
  const { trimestresServices, trimestresRequis } = a
  const part = partDe(trimestresServices / 4, trimestresRequis / 4, echelle)
  // From forty years on, nothing is left of a part of a year.
  const sansDoute = trimestresServices % 4 === 0 || part === echelle.at40YearsOrMore
  return {
    montant: (row.annual * part) / 100,
    part,
    ...(trimestresServices < 4 * QUINZE_ANS && { fraction: { trimestresServices, trimestresRequis } }),
    reference: row.annual,
    annee: row.year,
    source: echelle.source,
    confirme: row.confirmed && sansDoute && row.year === a.annee,
  }
}

/** What the table says of the minimum garanti. */
export const baremeMinimum = json
