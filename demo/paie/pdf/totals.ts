import type { ImpotSource } from '../withheldTax.ts'
import { formatEuros, formatRate } from '#server/kit/pdf/frenchFormats.ts'
import type { Total } from './payDocumentPdf.ts'

/** Taxable income of the month, with the total since January when it is known; amounts in cents. */
export const taxableTotal = (netImposable: number, cumul?: { cents: number; annee: string }): Total => ({
  label: 'Net imposable',
  ...(cumul && { detail: `cumul depuis le 1er janvier ${cumul.annee} : ${formatEuros(cumul.cents)}` }),
  value: formatEuros(netImposable),
})

/** From the net before tax to what the person receives, in cents; before 2019 no tax is withheld. */
export const netTotals = (totals: {
  readonly netAvantImpot: number
  readonly impot?: ImpotSource
  readonly net: number
}): Total[] => {
  const { netAvantImpot, impot, net } = totals
  const before = 'Net à payer avant impôt sur le revenu'
  return [
    ...(impot ? [{ label: before, value: formatEuros(netAvantImpot) }, taxTotal(impot)] : []),
    { label: 'Net à payer', value: formatEuros(net), main: true },
  ]
}

const taxTotal = ({ taux, base, montant }: ImpotSource): Total => ({
  label: 'Impôt sur le revenu prélevé à la source',
  detail: `taux personnalisé ${formatRate(taux)} de ${formatEuros(base)}`,
  value: formatEuros(montant),
})
