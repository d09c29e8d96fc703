import { sumCents, type ImpotSource, withheldTax } from './lines.ts'
import { type Identite, maskNir, type Organisme, type PaySituation } from './situation.ts'
import { makePayslip } from './payslip.ts'
import { checkPeriode } from './periode.ts'

/** What one past month should have paid and did pay, in cents; `net` is before tax. */
interface BackPayLine {
  readonly periode: string
  readonly brutDu: number
  readonly brutVerse: number
  readonly brut: number
  readonly cotisations: number
  readonly net: number
}

/** A back-pay statement (« rappel de rémunération »); amounts in integer cents, periods AAAA-MM. */
export interface BackPay {
  readonly employeur: Organisme
  readonly agent: Identite
  /** Month of the payment. */
  readonly periode: string
  readonly motif: string
  readonly lines: readonly BackPayLine[]
  readonly totals: {
    readonly brut: number
    readonly cotisations: number
    readonly netImposable: number
    readonly netAvantImpot: number
    readonly impot?: ImpotSource
    readonly net: number
  }
}

/** The months to put right: what was paid, and what was due. `periode` is the month in which the rest is paid. */
export interface BackPayCause {
  readonly periode: string
  readonly motif: string
  readonly mois: readonly string[]
  readonly verse: PaySituation
  readonly du: PaySituation
}

/**
 * Back-pay statement: for each past month, the payslip due less the payslip paid; the tax is that of the month of
 * payment. A month in which too much was paid is refused: that is another document.
 */
export const makeBackPay = ({ periode, motif, mois, verse, du }: BackPayCause): BackPay => {
  checkPeriode(periode)
  const months = mois.map((month) => ({ due: makePayslip(du, month), paid: makePayslip(verse, month) }))
  const lines = months.map(({ due, paid }): BackPayLine => {
    const brut = due.totals.brut - paid.totals.brut
    if (brut <= 0) throw new RangeError(`Rien à rappeler pour ${due.periode}`)
    const cotisations = due.totals.cotisations - paid.totals.cotisations
    return {
      periode: due.periode,
      brutDu: due.totals.brut,
      brutVerse: paid.totals.brut,
      brut,
      cotisations,
      net: brut - cotisations,
    }
  })
  const netImposable = sumCents(
    months.map(({ due, paid }) => due.totals.netImposable - paid.totals.netImposable),
  )
  const netAvantImpot = sumCents(lines.map(({ net }) => net))
  const impot = withheldTax(netImposable, du.tauxImpot, periode)
  return {
    employeur: du.employeur,
    agent: { nom: du.nom, prenom: du.prenom, nirMasque: maskNir(du.nir) },
    periode,
    motif,
    lines,
    totals: {
      brut: sumCents(lines.map(({ brut }) => brut)),
      cotisations: sumCents(lines.map(({ cotisations }) => cotisations)),
      netImposable,
      netAvantImpot,
      ...(impot && { impot }),
      net: netAvantImpot - (impot?.montant ?? 0),
    },
  }
}
