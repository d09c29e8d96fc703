import { anneeDe } from '#rules/calendar/dates.ts'
import type { Droits } from '../droit/droits.ts'
import { type Demande, HANDICAP } from '../demande/demande.ts'
import { trimestresServices } from '../demande/services.ts'
import { ligneDeLAnnee, type Provenance } from '../regle/bareme.ts'
import { TRIMESTRES_PAR_AN } from '../regle/trimestres.ts'
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

/**
 * Percentage of the reference for years of effective services; below the first row, that of the required years. Parts of a
 * year count in proportion: the law counts years only, hence indicative between two of them where a year adds something.
 */
const partDe = (annees: number, anneesRequises: number, { rows }: Parties['minimumScale']) => {
  const row = rows.findLast(({ years }) => years <= annees)
  if (row === undefined) return { part: (100 * annees) / anneesRequises, croit: true, fraction: true }
  const part = row.percent + row.perYear * (annees - row.years)
  return { part, croit: row.perYear > 0, fraction: false }
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
  const { part, croit, fraction } = partDe(
    services / TRIMESTRES_PAR_AN,
    trimestresRequis / TRIMESTRES_PAR_AN,
    echelle,
  )
  const sansDoute = services % TRIMESTRES_PAR_AN === 0 || !croit
  return {
    montant: (row.annual * part) / 100,
    part,
    ...(fraction && { fraction: { trimestresServices: services, trimestresRequis } }),
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
