import { ecrireFixe } from '#rules/format/nombres.ts'
import { sumCents, type ImpotSource, type PayLine, withheldTax } from './lines.ts'
import { agentContributions, employerContributions } from './cotisations.ts'
import { type Identite, maskNir, type Organisme, type PaySituation, type Poste } from './situation.ts'
import { checkPeriode, yearOf } from './periode.ts'
import { pointIndice, premierNetSocial, rateAt } from './taux/rates.ts'
import { remunerationLines } from './remuneration.ts'

/** Totals of a payslip, in cents. `cotisations` is everything deducted before tax, the agent's own insurance too. */
interface PayslipTotals {
  readonly brut: number
  readonly cotisations: number
  readonly partEmployeur: number
  readonly netImposable: number
  /** From July 2023. */
  readonly netSocial?: number
  readonly netAvantImpot: number
  /** From January 2019. */
  readonly impot?: ImpotSource
  readonly net: number
}

/** A payslip (« bulletin de paie ») of a civil servant of the State; amounts in integer cents, `periode` AAAA-MM. */
export interface Payslip {
  readonly employeur: Organisme
  readonly agent: Identite & Poste
  readonly periode: string
  readonly lines: readonly PayLine[]
  readonly totals: PayslipTotals
  /** Taxable income since 1 January, this month and back pay included. */
  readonly cumulImposable: number
  readonly mentions: readonly string[]
}

/**
 * Payslip of a month (AAAA-MM, from 2014) for a situation; `cumulAnterieur` is the taxable income paid before it,
 * or beside it, in the same year, in cents. Rates come from `rates.ts` and `employerRates.ts`, each with its text. Left out:
 * mobility payment, transfer of bonuses into points; the compensation of the CSG can be given as a bonus.
 */
export const makePayslip = (situation: PaySituation, periode: string, cumulAnterieur = 0): Payslip => {
  const { nom, prenom, nir, corps, grade, echelon, indiceMajore, quotite, mutuelle } = situation
  const pay = remunerationLines(situation, checkPeriode(periode))
  const brut = sumCents(pay.map(({ aPayer }) => aPayer))
  const traitement = pay[0]?.aPayer ?? 0
  const assiette = { traitement, accessoires: brut - traitement }
  const contributions = agentContributions(assiette, periode)
  const employer = employerContributions(assiette, periode)
  const insurance: PayLine[] =
    mutuelle === undefined ? [] : [{ code: '700601', libelle: mutuelle.libelle, aDeduire: mutuelle.montant }]
  const legal = sumCents(contributions.lines.map(({ aDeduire }) => aDeduire))
  const cotisations = legal + (mutuelle?.montant ?? 0)
  const netImposable = brut - contributions.deductible
  const impot = withheldTax(netImposable, situation.tauxImpot, periode)
  return {
    employeur: situation.employeur,
    agent: { nom, prenom, nirMasque: maskNir(nir), corps, grade, echelon, indiceMajore, quotite },
    periode,
    lines: [...pay, ...contributions.lines, ...insurance, ...employer],
    totals: {
      brut,
      cotisations,
      partEmployeur: sumCents(employer.map(({ partEmployeur }) => partEmployeur)),
      netImposable,
      ...(periode >= premierNetSocial && { netSocial: brut - legal }),
      netAvantImpot: brut - cotisations,
      ...(impot && { impot }),
      net: brut - cotisations - (impot?.montant ?? 0),
    },
    cumulImposable: cumulAnterieur + netImposable,
    mentions: [pointMention(indiceMajore, periode)],
  }
}

/** What is paid beside the payslip of a month, such as back pay: it counts in the taxable total of that month. */
interface PaidBeside {
  readonly periode: string
  readonly totals: { readonly netImposable: number }
}

/**
 * Payslips of consecutive months; `situationAt` gives the situation of each month. The taxable total starts again each
 * January, and is that of everything paid since: the tax certificate of the year says the same.
 */
export const makePayslips = (
  periodes: readonly string[],
  situationAt: (periode: string) => PaySituation,
  beside: readonly PaidBeside[] = [],
): Payslip[] => {
  let previous: Payslip | undefined
  return periodes.map((periode) => {
    const sameYear = previous !== undefined && yearOf(previous.periode) === yearOf(periode)
    const also = beside.filter((paid) => paid.periode === periode).map(({ totals }) => totals.netImposable)
    const before = sumCents([sameYear ? previous?.cumulImposable : 0, ...also])
    previous = makePayslip(situationAt(periode), periode, before)
    return previous
  })
}

const pointMention = (indiceMajore: number, periode: string): string => {
  const { value, source } = rateAt(pointIndice, periode)
  return `Traitement brut annuel à temps plein : indice majoré ${indiceMajore} × ${ecrireFixe(value, 4)} € (${source}).`
}
