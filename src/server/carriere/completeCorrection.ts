import type { completercorrection } from '#contract/carriere/corrections.ts'
import type { InputOf } from '#contract/kit/call.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { closeEvenements } from '#server/kit/news/evenements.ts'
import { moveCorrection, ownCorrection } from './store.ts'
import { piecesOfCorrections } from '#server/kit/pieces/store.ts'
import { attachPieces } from '#server/kit/pieces/attachPieces.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { holdSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'

type Asked = InputOf<typeof completercorrection>['body']

/** The same sending again: its files are there already. */
const alreadyDone = async (db: Db, compteId: string, { correctionId, pieces }: Asked): Promise<boolean> => {
  const there = await piecesOfCorrections(db, compteId)
  return pieces.every((id) => there.some((piece) => piece.id === id && piece.correction_id === correctionId))
}

/**
 * Joins the files that the office asked for to a correction, whose study goes on. Someone else’s correction is
 * `introuvable`; `correctionEtat` when nothing was asked for.
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
    if (!(await alreadyDone(inside, compte.id, asked))) throw new Refusal('correctionEtat')
  })
}
