import { sumCents, type ImpotSource } from './lines.ts'
import type { Identite, Organisme } from './situation.ts'
import { yearOf } from './periode.ts'

/** What a payslip, a back-pay statement and a pension slip have in common for the tax office; amounts in cents. */
interface TaxedDocument {
  readonly periode: string
  readonly totals: { readonly brut: number; readonly netImposable: number; readonly impot?: ImpotSource }
}

/** One month of a tax certificate, in cents. */
interface TaxCertificateLine {
  readonly periode: string
  readonly brut: number
  readonly netImposable: number
  readonly impot: number
}

/** A yearly tax certificate (« attestation fiscale »): the documents of the year, summed; amounts in integer cents. */
export interface TaxCertificate {
  readonly annee: string
  readonly nature: 'traitements' | 'pensions'
  readonly emetteur: Organisme
  readonly titulaire: Identite
  readonly lines: readonly TaxCertificateLine[]
  readonly totals: { readonly brut: number; readonly netImposable: number; readonly impot: number }
}

/** Whose certificate it is, and everything paid in its year. */
export interface TaxYear {
  readonly nature: TaxCertificate['nature']
  readonly emetteur: Organisme
  readonly titulaire: Identite
  readonly documents: readonly TaxedDocument[]
}

/** Tax certificate of the one year that all documents belong to: one line a month, several documents added up. */
export const makeTaxCertificate = ({ nature, emetteur, titulaire, documents }: TaxYear): TaxCertificate => {
  const [annee, ...others] = new Set(documents.map(({ periode }) => yearOf(periode)))
  if (annee === undefined || others.length > 0)
    throw new RangeError('Une attestation porte sur une seule année')
  const months = [...new Set(documents.map(({ periode }) => periode))].toSorted()
  const lines = months.map((month): TaxCertificateLine => {
    const paid = documents.filter(({ periode }) => periode === month).map(({ totals }) => totals)
    return {
      periode: month,
      brut: sumCents(paid.map(({ brut }) => brut)),
      netImposable: sumCents(paid.map(({ netImposable }) => netImposable)),
      impot: sumCents(paid.map(({ impot }) => impot?.montant)),
    }
  })
  const { nom, prenom, nirMasque } = titulaire
  return {
    annee,
    nature,
    emetteur,
    titulaire: { nom, prenom, nirMasque },
    lines,
    totals: {
      brut: sumCents(lines.map(({ brut }) => brut)),
      netImposable: sumCents(lines.map(({ netImposable }) => netImposable)),
      impot: sumCents(lines.map(({ impot }) => impot)),
    },
  }
}
