import type { TaxCertificate } from '../taxCertificate.ts'
import { moisEnLettres } from '#rules/format/dates.ts'
import { centimesEnChiffres, centimesEnEuros } from '#rules/format/nombres.ts'
import { majuscule } from '#rules/format/typographie.ts'
import { organismeParty } from './party.ts'
import { type PayDocument, payDocumentPdf, type PdfOptions } from './payDocumentPdf.ts'
import type { Column } from '#server/kit/pdf/table.ts'

const columns: readonly Column[] = [
  { title: 'Mois', width: 155.28, rowHeader: true },
  { title: 'Montant brut (€)', width: 120, amount: true },
  { title: 'Net imposable (€)', width: 120, amount: true },
  { title: 'Impôt prélevé (€)', width: 120, amount: true },
]

/** Words of each kind of income; the boxes are those of the income tax return no. 2042, for either declarant. */
const words = {
  traitements: { payer: 'Employeur', income: 'Traitements et salaires', boxes: '1AJ ou 1BJ' },
  pensions: { payer: 'Organisme payeur', income: 'Pensions et retraites', boxes: '1AS ou 1BS' },
} as const

/** What a yearly tax certificate shows, in reading order. */
export const taxCertificateContent = (certificate: TaxCertificate): PayDocument => {
  const { annee, nature, emetteur, titulaire, lines, totals } = certificate
  const { payer, income, boxes } = words[nature]
  return {
    title: 'Attestation fiscale',
    period: `Revenus de l’année ${annee}`,
    payer: organismeParty(payer, emetteur),
    payee: {
      title: 'Titulaire',
      name: `${titulaire.prenom} ${titulaire.nom}`,
      facts: [
        { label: 'Numéro de sécurité sociale', value: titulaire.nirMasque },
        { label: 'Nature des revenus', value: income },
      ],
    },
    table: {
      title: 'Montants de l’année, mois par mois',
      columns,
      rows: lines.map((line) => [
        majuscule(moisEnLettres(line.periode)),
        centimesEnChiffres(line.brut),
        centimesEnChiffres(line.netImposable),
        centimesEnChiffres(line.impot),
      ]),
      total: [
        `Total de l’année ${annee}`,
        ...[totals.brut, totals.netImposable, totals.impot].map(centimesEnChiffres),
      ],
    },
    totals: [
      { label: 'Impôt sur le revenu prélevé à la source', value: centimesEnEuros(totals.impot) },
      { label: `Net imposable de l’année ${annee}`, value: centimesEnEuros(totals.netImposable), main: true },
    ],
    mentions: [
      `Comparez ce montant avec celui que porte votre déclaration de revenus, case ${boxes}, et corrigez-la s’il diffère.`,
    ],
  }
}

/** Yearly tax certificate as a tagged PDF of one page. */
export const taxCertificatePdf = (certificate: TaxCertificate, options: PdfOptions): Promise<Buffer> =>
  payDocumentPdf(taxCertificateContent(certificate), options)
