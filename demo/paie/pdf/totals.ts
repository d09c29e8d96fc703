import type { ImpotSource } from '../lines.ts'
import { centimesEnEuros, pourcentFixe } from '#rules/format/nombres.ts'
import type { Total } from './payDocumentPdf.ts'

/** Taxable income of the month, with the total since January when it is known, and what else it counts; amounts in cents. */
export const taxableTotal = (
  netImposable: number,
  cumul?: { cents: number; annee: string; compris?: string },
): Total => ({
  label: 'Net imposable',
  ...(cumul && {
    detail: `cumul depuis le 1er janvier ${cumul.annee}${cumul.compris ?? ''} : ${centimesEnEuros(cumul.cents)}`,
  }),
  value: centimesEnEuros(netImposable),
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
    ...(impot ? [{ label: before, value: centimesEnEuros(netAvantImpot) }, taxTotal(impot)] : []),
    { label: 'Net à payer', value: centimesEnEuros(net), main: true },
  ]
}

const taxTotal = ({ taux, base, montant }: ImpotSource): Total => ({
  label: 'Impôt sur le revenu prélevé à la source',
  detail: `taux personnalisé ${pourcentFixe(taux)} de ${centimesEnEuros(base)}`,
  value: centimesEnEuros(montant),
})

/** Writes a number when there is one, else leaves the cell empty. */
export const orEmpty = (format: (value: number) => string, value: number | undefined): string =>
  value === undefined ? '' : format(value)
