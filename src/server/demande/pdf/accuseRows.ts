import { typographie } from '#rules/format/typographie.ts'
import { dateEnChiffres } from '#rules/format/dates.ts'
import type { Section } from '#server/kit/pdf/reportPdf.ts'
import type { Column } from '#server/kit/pdf/table.ts'

/** What was asked, and what was answered. */
export type Reponse = readonly [question: string, reponse: string]

const columns: readonly Column[] = [
  { title: 'Question', width: 215, rowHeader: true },
  { title: 'Votre réponse', width: 300 },
]

/** What someone typed, on one line; what they left empty is said. */
export const tape = (texte: string): string => texte.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim() || 'Non indiqué'

export const ouiNon = (reponse: boolean): string => (reponse ? 'Oui' : 'Non')

/** A date as people read it, whether it was typed so or not (AAAA-MM-JJ). */
export const dateOuRien = (date: string): string => tape(dateEnChiffres(date))

/** A payment as early as possible, or from a date on. */
export const misEnPaiement = (auPlusTot: boolean, date: string): string =>
  auPlusTot ? 'Au plus tôt' : `À partir du ${dateOuRien(date)}`

/** The account to be paid on; `nouvelIban` is already masked. */
export const compteBancaire = (conservationIban: boolean, nouvelIban: string | undefined): Reponse => {
  if (conservationIban) return ['Compte bancaire', 'Celui que votre service connaît déjà']
  return [
    'Compte bancaire',
    nouvelIban === undefined ? 'Un nouveau compte' : `Nouveau compte : ${nouvelIban}`,
  ]
}

/** A part of the answers, as a table. */
export const reponses = (title: string, rows: readonly Reponse[]): Section => ({
  title,
  table: { columns, rows: rows.map(([question, reponse]) => [typographie(question), reponse]) },
})
