import type { completercorrection } from '#contract/carriere/corrections.ts'
import type { InputOf } from '#contract/kit/call.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { closeEvenements } from '#server/kit/news/evenements.ts'
import { moveCorrection, ownCorrection } from './store.ts'
import { areAttached, attachPieces } from '#server/kit/pieces/attachPieces.ts'
import { holdSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'

type Asked = InputOf<typeof completercorrection>['body']

/**
 * Joins the files that the office asked for to a correction, whose study goes on. Someone else’s correction is
 * `introuvable`; `correctionEtat` when nothing was asked for, unless they are joined already.
 */
export const completeCorrection = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: OpenSession,
  asked: Asked,
): Promise<void> => {
  const moment = clock()
  const now = moment.getTime()
  await db.transaction().execute(async (inside) => {
    const compte = await holdSession(inside, session)
    const held = await ownCorrection(inside, compte.id, asked.correctionId)
    if (!held) throw new Refusal('introuvable')
    const move = { de: 'piecedemandee', a: 'encours', motif: null, now } as const
    if (await moveCorrection(inside, held.id, move)) {
      await attachPieces(inside, compte.id, asked.pieces, { correction_id: held.id })
      await closeEvenements(inside, compte.id, dayInParis(moment), { objet: held.numero })
      return
    }
    if (!(await areAttached(inside, { correction_id: held.id }, asked.pieces)))
      throw new Refusal('correctionEtat')
  })
}
