import { anneeDe } from '#rules/calendar/dates.ts'
import type { Droits } from '../droit/droits.ts'
import { type Demande, HANDICAP, trimestresServices } from '../estimation/demande.ts'
import { ligneDeLAnnee } from '../regle/bareme.ts'
import type { Provenance } from '../estimation/lignes.ts'
import type { Parties } from '../regle/loi.ts'
import { partiesDe } from '../regle/regle.ts'
import { annulationDe } from './decote.ts'
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
  const { trimestresServices: services, trimestresRequis } = a
  const part = partDe(services / 4, trimestresRequis / 4, echelle)
  // From forty years on, nothing is left of a part of a year.
  const sansDoute = services % 4 === 0 || part === echelle.at40YearsOrMore
  return {
    montant: (row.annual * part) / 100,
    part,
    ...(services < 4 * QUINZE_ANS && { fraction: { trimestresServices: services, trimestresRequis } }),
    reference: row.annual,
    annee: row.year,
    source: echelle.source,
    confirme: row.confirmed && sansDoute && row.year === a.annee,
  }
}

/** Reasons for which the minimum garanti has no condition of duration: disabled child, disability (art. L. 17). */
const minimumDeDroit = (motif: number) => motif === 4 || motif === HANDICAP

/** Bought quarters that the insurance holds: none of them opens the minimum garanti, the cautious reading of art. L. 17. */
const trimestresAchetes = ({ rachat }: Demande): number =>
  rachat?.compte === true && rachat.option !== 1 ? rachat.trimestres : 0

/** The minimum garanti of a departure, for those who may have it (art. L. 17 CPCMR). */
export const minimumDuDepart = (demande: Demande, droits: Droits, trimestresRequis: number) => {
  const ouvert =
    demande.trimestresAssurance - trimestresAchetes(demande) >= trimestresRequis ||
    demande.dateDepart >= annulationDe(demande, droits) ||
    minimumDeDroit(demande.motif)
  if (!ouvert) return undefined
  const annee = anneeDe(demande.dateDepart)
  const faits = { trimestresServices: trimestresServices(demande), trimestresRequis, annee }
  return minimumGarantiDe(faits, partiesDe(droits.regle).minimumScale)
}

/** What the table says of the minimum garanti. */
export const baremeMinimum = json
