import type { SectionCir } from '#contract/carriere/cir.ts'
import type { Correction } from '#contract/carriere/corrections.ts'
import { isCalendarDate, type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import type { Services } from '#server/services.ts'
import { piecesOfCorrections, type PieceRow } from '#server/kit/pieces/store.ts'
import { correctionsOf } from './store.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import { drawReport } from '#server/kit/pdf/drawReport.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { cirReport } from './cirPdf.ts'
import { isoOf } from '#server/kit/clock.ts'

/** What its holder said of an account. */
interface Verification {
  readonly le: string
  readonly sections: Record<SectionCir, 'exact' | 'acorriger'>
}

type Row = Awaited<ReturnType<typeof correctionsOf>>[number]
interface Sent extends Pick<Correction, 'nature' | 'objet' | 'explication'> {
  readonly ligneId?: string
  readonly valeurs?: Readonly<Record<string, unknown>>
}

/** A date of the corrected values, when they have it. */
const dateIn = (valeurs: Sent['valeurs'], name: 'debut' | 'fin') => {
  const given = valeurs?.[name]
  return typeof given === 'string' && isCalendarDate(given) ? { [name]: given } : {}
}

const shown = (
  { id, numero, etat, json, motif, cree_le, modifie_le }: Row,
  pieces: readonly PieceRow[],
): Correction => {
  const { nature, objet, explication, ligneId = '', valeurs } = JSON.parse(json) as Sent
  return {
    correctionId: id,
    numero,
    etat,
    nature,
    objet,
    ...(ligneId !== '' && { ligneId }),
    ...dateIn(valeurs, 'debut'),
    ...dateIn(valeurs, 'fin'),
    explication,
    ...(motif !== null && { motif }),
    creeLe: isoOf(cree_le),
    modifieLe: isoOf(modifie_le),
    pieces: pieces
      .filter(({ correction_id }) => correction_id === id)
      .map(({ id: pieceId, nom, taille }) => ({ pieceId, nom, taille })),
  }
}

/** A person's account, what they verified of it, and the corrections they asked for. */
export const readCir = async ({ db }: Services, compteId: string) => {
  const held = await cirOf(db, compteId)
  const pieces = await piecesOfCorrections(db, compteId)
  return {
    ...(held && { cir: held.cir }),
    ...(held?.verification && { verification: JSON.parse(held.verification) as Verification }),
    listeCorrection: (await correctionsOf(db, compteId)).map((row) => shown(row, pieces)),
  }
}

/** The individual retirement account of a person, as a PDF file. */
export const drawCir = async ({ db, clock }: Services, compte: Compte, prevue: CalendarDate | undefined) => {
  const held = await cirOf(db, compte.id)
  if (!held) throw new Refusal('introuvable')
  const report = cirReport(held.cir, `${compte.prenom} ${compte.nom}`, dayInParis(clock()), prevue)
  return drawReport(compte.id, report, clock())
}
