import { pourcent, ecrireFixe } from '#rules/format/nombres.ts'
import type { LigneBulletin } from '#contract/documents/bulletin.ts'
import { foldSearch } from '#rules/recherche/termes.ts'
import { moisEnLettres } from '#rules/format/dates.ts'
import type { StoredBulletin } from '#server/documents/bulletins/storedBulletin.ts'
import type { BackPay } from '../paie/backPay.ts'
import type { ImpotSource, PayLine } from '../paie/lines.ts'
import type { Payslip } from '../paie/payslip.ts'
import type { PensionSlip } from '../paie/pensionSlip.ts'
import { pointIndice, rateAt } from '../paie/taux/rates.ts'

const fact = (code: string, libelle: string, valeur: string) => ({ code, libelle, valeur })

const taxFact = (impot: ImpotSource | undefined) =>
  impot ? [fact('tauxImpot', 'Taux d’impôt sur le revenu', pourcent(impot.taux))] : []

interface Totals {
  readonly brut: number
  readonly cotisations: number
  readonly netAvantImpot: number
  readonly impot?: ImpotSource
  readonly net: number
}

const totauxOf = ({ brut, cotisations, netAvantImpot, impot, net }: Totals) => ({
  brut,
  deductions: cotisations,
  netAvantImpot,
  impot: impot?.montant ?? 0,
  net,
})

const ligneOf = ({ code, libelle, base, taux, aPayer, aDeduire, partEmployeur }: PayLine): LigneBulletin => ({
  code,
  libelle,
  nature: aPayer !== undefined ? 'aPayer' : aDeduire !== undefined ? 'aDeduire' : 'employeur',
  montant: aPayer ?? aDeduire ?? partEmployeur ?? 0,
  ...(base !== undefined && { base }),
  ...(taux !== undefined && { taux }),
})

/** A payslip as data. */
export const payslipBulletin = ({ periode, agent, lines, totals }: Payslip): StoredBulletin => ({
  periode,
  situation: [
    fact('corps', 'Corps', agent.corps),
    fact('grade', 'Grade', agent.grade),
    fact('echelon', 'Échelon', agent.echelon),
    fact('indiceMajore', 'Indice majoré', String(agent.indiceMajore)),
    fact('quotite', 'Quotité de travail', pourcent(agent.quotite)),
    fact(
      'pointIndice',
      'Valeur annuelle du point d’indice',
      `${ecrireFixe(rateAt(pointIndice, periode).value, 4)}\u00A0€`,
    ),
    ...taxFact(totals.impot),
  ],
  lignes: lines.map(ligneOf),
  totaux: totauxOf(totals),
})

/** A back-pay statement as data: what each month put right adds, and what is withheld of it. */
export const backPayBulletin = ({ periode, motif, lines, totals }: BackPay): StoredBulletin => ({
  periode,
  situation: [fact('motif', 'Motif du rappel', motif), ...taxFact(totals.impot)],
  lignes: lines.flatMap(({ periode: month, brut, cotisations }): LigneBulletin[] => [
    {
      code: `rappel-${month}`,
      libelle: `Rappel de rémunération, ${moisEnLettres(month)}`,
      nature: 'aPayer',
      montant: brut,
    },
    {
      code: `rappel-cotisations-${month}`,
      libelle: `Cotisations sur rappel, ${moisEnLettres(month)}`,
      nature: 'aDeduire',
      montant: cotisations,
    },
  ]),
  totaux: totauxOf(totals),
})

/** Lines of a pension have no code: their name stays the same from month to month. */
const codeOf = (libelle: string) => foldSearch(libelle).replaceAll(/[^a-z0-9]+/g, '-')

/** A pension slip as data. */
export const pensionBulletin = ({ periode, lines, totals }: PensionSlip): StoredBulletin => ({
  periode,
  situation: taxFact(totals.impot),
  lignes: lines.map((line) => ligneOf({ code: codeOf(line.libelle), ...line })),
  totaux: totauxOf(totals),
})
