import { percentOf, type PayLine } from './lines.ts'
import * as employer from './taux/employerRates.ts'
import * as rates from './taux/rates.ts'
import type { DatedRate } from './taux/rates.ts'

/** What contributions are reckoned on, in cents: the gross index salary, and everything else that is paid. */
export interface Assiette {
  readonly traitement: number
  readonly accessoires: number
}

const due = (
  code: string,
  libelle: string,
  base: number,
  rate: DatedRate,
): PayLine & { aDeduire: number } => ({
  code,
  libelle,
  base,
  taux: rate.value,
  aDeduire: percentOf(base, rate.value),
})

const assietteRafp = ({ traitement, accessoires }: Assiette, periode: string): number =>
  Math.min(accessoires, percentOf(traitement, rates.rateAt(rates.plafondRafp, periode).value))

/**
 * Compulsory contributions of the agent in a month, and the part of them that taxable income does not bear.
 * The solidarity contribution, until 2017, is taken on the pay less the pension contributions.
 */
export const agentContributions = (
  assiette: Assiette,
  periode: string,
): { lines: PayLine[]; deductible: number } => {
  const at = (rows: readonly DatedRate[]): DatedRate => rates.rateAt(rows, periode)
  const brut = assiette.traitement + assiette.accessoires
  const csgBase = percentOf(brut, at(rates.assietteCsg).value)
  const pension = due('101050', 'Retenue pour pension civile', assiette.traitement, at(rates.retenuePension))
  const rafp = due('501080', 'Cotisation RAFP', assietteRafp(assiette, periode), at(rates.rafp))
  const solidarityBase = brut - pension.aDeduire - rafp.aDeduire
  const solidarity = due(
    '555010',
    'Contribution de solidarité',
    solidarityBase,
    at(rates.contributionSolidarite),
  )
  const csgDeductible = due('401301', 'CSG déductible', csgBase, at(rates.csgDeductible))
  const lines = [
    pension,
    due('401201', 'CSG non déductible', csgBase, at(rates.csgNonDeductible)),
    csgDeductible,
    due('401501', 'CRDS', csgBase, at(rates.crds)),
    rafp,
    solidarity,
  ].filter(({ aDeduire }) => aDeduire !== 0)
  const deductible = pension.aDeduire + rafp.aDeduire + solidarity.aDeduire + csgDeductible.aDeduire
  return { lines, deductible }
}

/** Contributions of the employer in a month, printed « pour information »: they do not change what the agent gets. */
export const employerContributions = (assiette: Assiette, periode: string): PayLine[] => {
  const paid = (code: string, libelle: string, base: number, rows: readonly DatedRate[]): PayLine => {
    const taux = rates.rateAt(rows, periode).value
    return { code, libelle, base, taux, partEmployeur: percentOf(base, taux) }
  }
  const { traitement } = assiette
  return [
    paid('403301', 'Allocations familiales', traitement, employer.allocationsFamiliales),
    paid('403501', 'Fonds national d’aide au logement', traitement, employer.aideLogement),
    paid('403801', 'Contribution solidarité autonomie', traitement, employer.solidariteAutonomie),
    paid('404001', 'Assurance maladie', traitement, employer.maladieEmployeur),
    paid('411050', 'Contribution aux pensions civiles', traitement, employer.contributionPension),
    paid('411058', 'Contribution aux allocations d’invalidité', traitement, employer.contributionAti),
    paid('501180', 'RAFP', assietteRafp(assiette, periode), rates.rafp),
  ].filter(({ partEmployeur }) => partEmployeur !== 0)
}
