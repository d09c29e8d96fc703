import type { PensionSlip } from '../pensionSlip.ts'
import { moisEnLettres } from '#rules/format/dates.ts'
import { centimesEnChiffres, pourcentFixe } from '#rules/format/nombres.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { organismeParty } from './party.ts'
import { type PayDocument, payDocumentPdf, type PdfOptions } from './payDocumentPdf.ts'
import type { Column } from '#server/kit/pdf/table.ts'
import { netTotals, taxableTotal, orEmpty } from './totals.ts'

const columns: readonly Column[] = [
  { title: 'Élément', width: 235.28, rowHeader: true },
  { title: 'Base (€)', width: 70, amount: true },
  { title: 'Taux', width: 60, amount: true },
  { title: 'À payer (€)', width: 75, amount: true },
  { title: 'À déduire (€)', width: 75, amount: true },
]

/** What a pension slip shows, in reading order. */
export const pensionSlipContent = (slip: PensionSlip): PayDocument => {
  const { organisme, pensionne, periode, lines, totals, cumulImposable } = slip
  return {
    title: 'Bulletin de pension',
    period: majuscule(moisEnLettres(periode)),
    payer: organismeParty('Organisme payeur', organisme),
    payee: {
      title: 'Titulaire de la pension',
      name: `${pensionne.prenom} ${pensionne.nom}`,
      facts: [
        { label: 'Numéro de sécurité sociale', value: pensionne.nirMasque },
        { label: 'Numéro de pension', value: pensionne.numeroPension },
      ],
    },
    table: {
      title: 'Éléments de la pension',
      columns,
      rows: lines.map((line) => [
        line.libelle,
        orEmpty(centimesEnChiffres, line.base),
        orEmpty(pourcentFixe, line.taux),
        orEmpty(centimesEnChiffres, line.aPayer),
        orEmpty(centimesEnChiffres, line.aDeduire),
      ]),
      total: ['Totaux', '', '', ...[totals.brut, totals.cotisations].map(centimesEnChiffres)],
    },
    totals: [
      taxableTotal(totals.netImposable, { cents: cumulImposable, annee: periode.slice(0, 4) }),
      ...netTotals(totals),
    ],
    mentions: ['Conservez ce bulletin sans limitation de durée.'],
  }
}

/** Pension slip as a tagged PDF of one page. */
export const pensionSlipPdf = (slip: PensionSlip, options: PdfOptions): Promise<Buffer> =>
  payDocumentPdf(pensionSlipContent(slip), options)
