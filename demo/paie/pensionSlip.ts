import { percentOf, sumCents, type ImpotSource, withheldTax } from './lines.ts'
import { type Identite, maskNir, type Organisme } from './situation.ts'
import { pensionLevies, type TrancheCsg } from './taux/pensionRates.ts'
import { checkPeriode, yearOf } from './periode.ts'
import { type DatedRate, rateAt } from './taux/rates.ts'

/** One line of a pension slip. Amounts in cents, `taux` in percent. */
interface PensionLine {
  readonly libelle: string
  readonly base?: number
  readonly taux?: number
  readonly aPayer?: number
  readonly aDeduire?: number
}

/** A pension slip (« bulletin de pension »); amounts in integer cents, `periode` AAAA-MM. */
export interface PensionSlip {
  readonly organisme: Organisme
  readonly pensionne: Identite & { readonly numeroPension: string }
  readonly periode: string
  readonly lines: readonly PensionLine[]
  readonly totals: {
    readonly brut: number
    readonly cotisations: number
    readonly netImposable: number
    readonly netAvantImpot: number
    readonly impot?: ImpotSource
    readonly net: number
  }
  /** Taxable income since 1 January, this month included. */
  readonly cumulImposable: number
}

/** What the pension of a month is reckoned from: `pension` in cents before the increase for children. */
export interface PensionSituation {
  readonly organisme: Organisme
  readonly nom: string
  readonly prenom: string
  readonly nir: string
  readonly numeroPension: string
  readonly pension: number
  readonly enfants: number
  readonly tranche: TrancheCsg
  readonly tauxImpot: number
  /** Paid to the widow or widower of an agent. */
  readonly reversion?: true
}

/** Increase for children, in percent of the pension: 10 % for three, 5 % for each more (art. L. 18 CPCMR). */
export const majorationEnfants = (enfants: number): number => (enfants < 3 ? 0 : 10 + 5 * (enfants - 3))

/**
 * Pension slip of a month (AAAA-MM, from 2019); `cumulAnterieur` is the taxable income of the months before in the same
 * year, in cents. The ceiling of the increase for children (pension of the last index salary) is not modelled.
 */
export const makePensionSlip = (
  situation: PensionSituation,
  periode: string,
  cumulAnterieur = 0,
): PensionSlip => {
  const { organisme, nom, prenom, nir, numeroPension, pension, enfants, tranche, tauxImpot, reversion } =
    situation
  checkPeriode(periode)
  const increase = majorationEnfants(enfants)
  const children = percentOf(pension, increase)
  const brut = pension + children
  const levies = pensionLevies[tranche]
  const levy = (libelle: string, rows: readonly DatedRate[]): PensionLine & { aDeduire: number } => {
    const taux = rateAt(rows, periode).value
    return { libelle, base: brut, taux, aDeduire: percentOf(brut, taux) }
  }
  const deductible = levy('CSG déductible', levies.csgDeductible)
  const deductions = [
    deductible,
    levy('CSG non déductible', levies.csgNonDeductible),
    levy('CRDS', levies.crds),
    levy('Contribution de solidarité pour l’autonomie (CASA)', levies.casa),
  ].filter(({ aDeduire }) => aDeduire !== 0)
  const cotisations = sumCents(deductions.map(({ aDeduire }) => aDeduire))
  const netImposable = brut - deductible.aDeduire
  const impot = withheldTax(netImposable, tauxImpot, periode)
  const paid: PensionLine[] = [
    { libelle: reversion ? 'Pension civile de réversion' : 'Pension civile de retraite', aPayer: pension },
  ]
  if (children !== 0)
    paid.push({ libelle: 'Majoration pour enfants', base: pension, taux: increase, aPayer: children })
  return {
    organisme,
    pensionne: { nom, prenom, nirMasque: maskNir(nir), numeroPension },
    periode,
    lines: [...paid, ...deductions],
    totals: {
      brut,
      cotisations,
      netImposable,
      netAvantImpot: brut - cotisations,
      ...(impot && { impot }),
      net: brut - cotisations - (impot?.montant ?? 0),
    },
    cumulImposable: cumulAnterieur + netImposable,
  }
}

/** Pension slips of consecutive months; the taxable total starts again each January. */
export const makePensionSlips = (
  periodes: readonly string[],
  situationAt: (periode: string) => PensionSituation,
): PensionSlip[] => {
  let previous: PensionSlip | undefined
  return periodes.map((periode) => {
    const sameYear = previous !== undefined && yearOf(previous.periode) === yearOf(periode)
    previous = makePensionSlip(situationAt(periode), periode, sameYear ? previous?.cumulImposable : 0)
    return previous
  })
}
