import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import { drawReport } from '#server/kit/pdf/drawReport.ts'
import { cirOf } from '#server/kit/people/cirs.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { cirReport } from './cirPdf.ts'

/** The individual retirement account of a person, as a PDF file. */
export const drawCir = async ({ db, clock }: Services, compte: Compte, prevue: CalendarDate | undefined) => {
  const held = await cirOf(db, compte.id)
  if (!held) throw new Refusal('introuvable')
  const report = cirReport(held.cir, `${compte.prenom} ${compte.nom}`, dayInParis(clock()), prevue)
  return drawReport(compte.id, report, clock())
}
