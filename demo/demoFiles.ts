import { type CalendarDate, calendarDate } from '#rules/calendar/dates.ts'
import { dateEnLettres } from '#rules/format/dates.ts'
import { centimesEnEuros } from '#rules/format/nombres.ts'
import { backPayPdf } from './paie/pdf/backPayPdf.ts'
import { letterPdf } from './paie/pdf/letterPdf.ts'
import { payslipPdf } from './paie/pdf/payslipPdf.ts'
import { pensionSlipPdf } from './paie/pdf/pensionSlipPdf.ts'
import { taxCertificatePdf } from './paie/pdf/taxCertificatePdf.ts'
import type { Attestation } from '#contract/documents/attestation.ts'
import type { StoredBulletin } from '#server/documents/bulletins/storedBulletin.ts'
import { backPayBulletin, payslipBulletin, pensionBulletin } from './documents/bulletins.ts'
import { type BackPay, makeBackPay } from './paie/backPay.ts'
import { makePayslips, type Payslip } from './paie/payslip.ts'
import { makePensionSlip, makePensionSlips, type PensionSlip } from './paie/pensionSlip.ts'
import { lastPaidMonth, periodsBetween } from './paie/periode.ts'
import { makeTaxCertificate } from './paie/taxCertificate.ts'
import { type DocumentDemo, documentsOf } from './documents/documents.ts'
import { natures } from './personas/natures.ts'
import type { Persona } from './personas/Persona.ts'
import {
  backPayCauseOf,
  firstPensionMonth,
  paySituationOf,
  pensionSituationOf,
} from './documents/situations.ts'

/** The file of a document, the amount that its list shows, in cents, and its lines or its totals as data when it has some. */
export interface DemoFile {
  readonly bytes: Buffer
  readonly montant?: number
  readonly bulletin?: StoredBulletin | Attestation
}

const ofYear = <T extends { readonly periode: string }>(
  documents: readonly T[],
  year: string | undefined,
): T[] => documents.filter(({ periode }) => periode.slice(0, 4) === year)

const first = <T extends { readonly periode: string }>(
  documents: readonly T[],
  periode: string | undefined,
): T => {
  const found = documents.find((document) => document.periode === periode)
  if (!found) throw new RangeError(`Rien n’a été payé en ${periode}`)
  return found
}

/** Everything that a person was paid, from the first year that one of the documents speaks of. */
const paidTo = (persona: Persona, documents: readonly DocumentDemo[], today: CalendarDate) => {
  const years = documents.flatMap(({ periode }) => periode?.slice(0, 4) ?? []).toSorted()
  const months = years[0] === undefined ? [] : periodsBetween(`${years[0]}-01`, lastPaidMonth(today))
  const backPays: BackPay[] = documents.flatMap(({ nature, periode }) =>
    nature === 'rappel' && periode !== undefined
      ? [makeBackPay(backPayCauseOf(persona, periode, today))]
      : [],
  )
  const payslips: Payslip[] = persona.paie
    ? makePayslips(months, paySituationOf(persona, today), backPays)
    : []
  const pensions: PensionSlip[] = persona.pension
    ? makePensionSlips(months, pensionSituationOf(persona, today))
    : []
  return { payslips, backPays, pensions }
}

const payCertificate = ({ payslips, backPays }: ReturnType<typeof paidTo>, year: string | undefined) => {
  const paid = ofYear(payslips, year)
  const [sample] = paid
  if (!sample) throw new RangeError(`Aucune paie en ${year}`)
  return makeTaxCertificate({
    nature: 'traitements',
    emetteur: sample.employeur,
    titulaire: sample.agent,
    documents: [...paid, ...ofYear(backPays, year)],
  })
}

const pensionCertificate = ({ pensions }: ReturnType<typeof paidTo>, year: string | undefined) => {
  const paid = ofYear(pensions, year)
  const [sample] = paid
  if (!sample) throw new RangeError(`Aucune pension en ${year}`)
  return makeTaxCertificate({
    nature: 'pensions',
    emetteur: sample.organisme,
    titulaire: sample.pensionne,
    documents: paid,
  })
}

const pensionOffice = { nom: 'Service des Retraites de l’État' }

const authorOf = ({ paie }: Persona, { nature, genre }: DocumentDemo) => {
  const ofEmployer =
    genre === 'remuneration' || genre === 'documentemployeur' || nature === 'documentEmployeurProgressive'
  return ofEmployer && paie ? paie.employeur : pensionOffice
}

/** What a title of pension grants: the amount that its first slip pays. */
const titleParagraphs = (persona: Persona, today: CalendarDate): string[] => {
  const month = firstPensionMonth(persona, today)
  const { totals } = makePensionSlip(pensionSituationOf(persona, today)(month), month)
  const nature = persona.pension?.reversion ? 'Une pension de réversion' : 'Une pension'
  const start = dateEnLettres(calendarDate(`${month}-01`))
  return [
    `${nature} vous est accordée à compter du ${start}, au titre du code des pensions civiles et militaires de retraite.`,
    `Son montant brut par mois, à cette date, est de ${centimesEnEuros(totals.brut)}. Ses revalorisations figurent sur vos bulletins de pension.`,
  ]
}

const letterOf = (persona: Persona, document: DocumentDemo, today: CalendarDate) => ({
  title: natures[document.nature].titre,
  date: document.dateDocument,
  author: authorOf(persona, document),
  recipient: `${persona.prenom} ${persona.nom}`,
  paragraphs:
    document.nature === 'titrePension'
      ? titleParagraphs(persona, today)
      : (natures[document.nature].lettre ?? []),
})

/** Makes the files of a person's documents, as of a day (AAAA-MM-JJ). */
export const filesOf = (
  persona: Persona,
  today: CalendarDate,
): ((document: DocumentDemo) => Promise<DemoFile>) => {
  const paid = paidTo(persona, documentsOf(persona, today), today)
  return async (document) => {
    const { nature, periode, dateDocument } = document
    const options = { createdOn: new Date(dateDocument) }
    switch (nature) {
      case 'bulletinPaie': {
        const payslip = first(paid.payslips, periode)
        const bytes = await payslipPdf(payslip, options)
        return { bytes, montant: payslip.totals.net, bulletin: payslipBulletin(payslip) }
      }
      case 'rappel': {
        const backPay = first(paid.backPays, periode)
        const bytes = await backPayPdf(backPay, options)
        return { bytes, montant: backPay.totals.net, bulletin: backPayBulletin(backPay) }
      }
      case 'bulletinPension': {
        const slip = first(paid.pensions, periode)
        const bytes = await pensionSlipPdf(slip, options)
        return { bytes, montant: slip.totals.net, bulletin: pensionBulletin(slip) }
      }
      case 'attestationFiscale':
      case 'attestationFiscalePension': {
        const certificate =
          nature === 'attestationFiscale' ? payCertificate(paid, periode) : pensionCertificate(paid, periode)
        return {
          bytes: await taxCertificatePdf(certificate, options),
          montant: certificate.totals.netImposable,
          bulletin: {
            annee: Number(certificate.annee),
            netImposable: certificate.totals.netImposable,
            impot: certificate.totals.impot,
          },
        }
      }
      default:
        return { bytes: await letterPdf(letterOf(persona, document, today), options) }
    }
  }
}
