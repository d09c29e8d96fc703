import { annulationFormSchema } from '#contract/demande/suiviForm.ts'
import { estAnnulable, type EtatDossier, type GenreDossier, peutPasser } from '#rules/demande/etats.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { lastDossier, type DossierRow } from '../store.ts'
import { passagesOf } from '../storePassages.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { queueTransmission } from '../transmission/queueTransmission.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import type { UsagePiece } from '#contract/kit/piece.ts'
import { areAttached, attachPieces } from '#server/kit/pieces/attachPieces.ts'
import { isFor } from '#server/kit/pieces/keepPieces.ts'
import { waitingPieces } from '#server/kit/pieces/storeWaiting.ts'
import { holdSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import { advanceDossier, TransitionFault } from './advanceDossier.ts'

interface Asked {
  readonly session: OpenSession
  readonly genre: GenreDossier
  readonly dossierId: string
}

/**
 * Works on the request that a person names, in one transaction; a request that moved meanwhile is refused, and so is a
 * session that ended.
 */
const onOwnDossier = async (
  services: Services,
  { session, genre, dossierId }: Asked,
  refusal: 'dossierAnnulation' | 'dossierPieces',
  work: (db: Db, dossier: DossierRow) => Promise<void>,
): Promise<void> => {
  try {
    await services.db.transaction().execute(async (db) => {
      const { id } = await holdSession(db, session)
      const dossier = await lastDossier(db, id, genre)
      if (dossier?.id !== dossierId) throw new Refusal('introuvable')
      await work(db, dossier)
    })
  } catch (error) {
    throw error instanceof TransitionFault ? new Refusal(refusal) : error
  }
  services.wakeMail()
  services.wakeTransmission()
}

/** Cancels a request that nobody works on yet, with the person's reason. */
export const cancelDossier = async (services: Services, asked: Asked, typed: string): Promise<void> => {
  const { motif } = checkForm(annulationFormSchema, { motif: typed })
  return onOwnDossier(services, asked, 'dossierAnnulation', async (db, dossier) => {
    if (!estAnnulable(dossier.etat)) throw new Refusal('dossierAnnulation')
    await advanceDossier(services, db, dossier, { etat: 'annulee', motif, annuleePar: 'personne', own: true })
    await queueTransmission(db, { dossier, nature: 'annulation', pieces: [] }, services.clock().getTime())
  })
}

/** Where a request goes on from, once it has the file that was asked for: where it was, or the processing of it. */
const stateAfter = async (db: Db, { id, genre }: DossierRow): Promise<Exclude<EtatDossier, 'annulee'>> => {
  const states = (await passagesOf(db, id)).map(({ etat }) => etat)
  const before = states.findLast((etat) => etat !== 'piecedemandee')
  if (before === undefined || before === 'annulee') return 'traitement'
  return peutPasser(genre, 'piecedemandee', before) ? before : 'traitement'
}

/** Refuses a file that was sent for something else than what is asked for. */
const requireUsage = async (db: Db, compteId: string, pieces: readonly string[], usage: UsagePiece) => {
  const others = (await waitingPieces(db, compteId)).filter(({ nom }) => !isFor(usage, nom))
  if (others.some(({ id }) => pieces.includes(id))) throw new Refusal('pieceTypeIban')
}

/**
 * Attaches the files that were asked for: the request goes on from where it was. Sent again, since the answer was lost, they
 * change nothing; others are `dossierPieces` when nothing is asked for.
 */
export const completeDossier = (services: Services, asked: Asked, pieces: readonly string[]): Promise<void> =>
  onOwnDossier(services, asked, 'dossierPieces', async (db, dossier) => {
    if (await areAttached(db, { dossier_id: dossier.id }, pieces)) return
    if (dossier.etat !== 'piecedemandee') throw new Refusal('dossierPieces')
    const usage = (await passagesOf(db, dossier.id)).at(-1)?.usage_piece
    if (usage) await requireUsage(db, dossier.compte_id, pieces, usage)
    await attachPieces(db, dossier.compte_id, pieces, { dossier_id: dossier.id })
    await advanceDossier(services, db, dossier, { etat: await stateAfter(db, dossier), own: true })
    await queueTransmission(db, { dossier, nature: 'complement', pieces }, services.clock().getTime())
  })
