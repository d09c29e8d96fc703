import type { Payslip } from '../payslip.ts'
import { moisEnLettres } from '#rules/format/dates.ts'
import { centimesEnChiffres, centimesEnEuros, pourcentFixe } from '#rules/format/nombres.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { organismeParty } from './party.ts'
import { type PayDocument, payDocumentPdf, type PdfOptions } from './payDocumentPdf.ts'
import type { Column } from '#server/kit/pdf/table.ts'
import { netTotals, taxableTotal, orEmpty } from './totals.ts'

const columns: readonly Column[] = [
  { title: 'Code', width: 42 },
  { title: 'Élément', width: 186, rowHeader: true },
  { title: 'Base (€)', width: 58, amount: true },
  { title: 'Taux', width: 46, amount: true },
  { title: 'À payer (€)', width: 60, amount: true },
  { title: 'À déduire (€)', width: 62, amount: true },
  { title: 'Employeur (€)', width: 61.28, amount: true },
]

/** What a payslip shows, in reading order. */
export const payslipContent = (payslip: Payslip): PayDocument => {
  const { employeur, agent, periode, lines, totals, cumulImposable, mentions } = payslip
  const { brut, cotisations, partEmployeur, netSocial, netImposable } = totals
  return {
    title: 'Bulletin de paie',
    period: majuscule(moisEnLettres(periode)),
    payer: organismeParty('Employeur', employeur),
    payee: {
      title: 'Agent',
      name: `${agent.prenom} ${agent.nom}`,
      facts: [
        { label: 'Numéro de sécurité sociale', value: agent.nirMasque },
        { label: 'Corps', value: agent.corps },
        { label: 'Grade', value: agent.grade },
        { label: 'Échelon', value: agent.echelon },
        { label: 'Indice majoré', value: String(agent.indiceMajore) },
        { label: 'Quotité de travail', value: `${agent.quotite}\u00A0%` },
      ],
    },
    table: {
      title: 'Éléments de la rémunération',
      columns,
      rows: lines.map((line) => [
        line.code,
        line.libelle,
        orEmpty(centimesEnChiffres, line.base),
        orEmpty(pourcentFixe, line.taux),
        orEmpty(centimesEnChiffres, line.aPayer),
        orEmpty(centimesEnChiffres, line.aDeduire),
        orEmpty(centimesEnChiffres, line.partEmployeur),
      ]),
      total: ['', 'Totaux', '', '', ...[brut, cotisations, partEmployeur].map(centimesEnChiffres)],
    },
    totals: [
      ...(netSocial === undefined
        ? []
        : [{ label: 'Montant net social', value: centimesEnEuros(netSocial) }]),
      taxableTotal(netImposable, {
        cents: cumulImposable,
        annee: periode.slice(0, 4),
        compris: ', rappels compris',
      }),
      ...netTotals(totals),
    ],
    mentions: [...mentions, 'Conservez ce bulletin sans limitation de durée.'],
  }
}

/** Payslip as a tagged PDF of one page. */
export const payslipPdf = (payslip: Payslip, options: PdfOptions): Promise<Buffer> =>
  payDocumentPdf(payslipContent(payslip), options)
