import type { BackPay } from '../backPay.ts'
import { moisEnLettres } from '#rules/format/dates.ts'
import { centimesEnChiffres } from '#rules/format/nombres.ts'
import { de, majuscule } from '#rules/format/typographie.ts'
import { organismeParty } from './party.ts'
import { type PayDocument, payDocumentPdf, type PdfOptions } from './payDocumentPdf.ts'
import type { Column } from '#server/kit/pdf/table.ts'
import { netTotals, taxableTotal } from './totals.ts'

const columns: readonly Column[] = [
  { title: 'Mois rappelé', width: 115.28, rowHeader: true },
  { title: 'Brut dû (€)', width: 80, amount: true },
  { title: 'Brut versé (€)', width: 80, amount: true },
  { title: 'Rappel brut (€)', width: 80, amount: true },
  { title: 'Cotisations (€)', width: 80, amount: true },
  { title: 'Rappel net (€)', width: 80, amount: true },
]

/** What a back-pay statement shows, in reading order. */
export const backPayContent = ({
  employeur,
  agent,
  periode,
  motif,
  lines,
  totals,
}: BackPay): PayDocument => ({
  title: 'Rappel de rémunération',
  period: `Versé avec la paie ${de(moisEnLettres(periode))}`,
  payer: organismeParty('Employeur', employeur),
  payee: {
    title: 'Agent',
    name: `${agent.prenom} ${agent.nom}`,
    facts: [
      { label: 'Numéro de sécurité sociale', value: agent.nirMasque },
      { label: 'Motif', value: motif },
    ],
  },
  table: {
    title: 'Détail par mois',
    columns,
    rows: lines.map((line) => [
      majuscule(moisEnLettres(line.periode)),
      centimesEnChiffres(line.brutDu),
      centimesEnChiffres(line.brutVerse),
      centimesEnChiffres(line.brut),
      centimesEnChiffres(line.cotisations),
      centimesEnChiffres(line.net),
    ]),
    total: [
      'Totaux',
      '',
      '',
      ...[totals.brut, totals.cotisations, totals.netAvantImpot].map(centimesEnChiffres),
    ],
  },
  totals: [taxableTotal(totals.netImposable), ...netTotals(totals)],
  mentions: ['Ce rappel complète les bulletins de paie des mois concernés : conservez-le avec eux.'],
})

/** Back-pay statement as a tagged PDF. */
export const backPayPdf = (backPay: BackPay, options: PdfOptions): Promise<Buffer> =>
  payDocumentPdf(backPayContent(backPay), options)
