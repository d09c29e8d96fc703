import { actes } from '#contract/kit/evenements.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import { TEXTE_REPRISE, texteEtat } from '#contract/demande/suiviTextes.ts'
import type { UsagePiece } from '#contract/kit/piece.ts'
import {
  type AuteurAnnulation,
  estReprise,
  peutPasser,
  type EtatDossier,
  type GenreDossier,
} from '#rules/demande/etats.ts'
import { dayInParis } from '#rules/calendar/dates.ts'
import { dossierMail } from '../dossierMails.ts'
import type { Services } from '#server/services.ts'
import { moveDossier, type DossierRow } from '../store.ts'
import { addPassage, passagesOf } from '../storePassages.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { closeEvenements } from '#server/kit/news/evenements.ts'
import { dropFilesOf } from '../transmission/store.ts'
import { tellPerson } from '#server/kit/news/tellPerson.ts'

/** The move is not one that the states allow, or someone moved the request meanwhile. */
export class TransitionFault extends Error {}

interface MoveWords {
  readonly motif?: string | undefined
  /** What the file that is asked for is for, on which its formats depend; any without it. */
  readonly usage?: UsagePiece | undefined
  /** Document that the move gives, already kept. */
  readonly documentUuid?: string | undefined
  /** The person makes it: what they have just done is listed, and is no news to read. */
  readonly own?: true
}

/** Where a request goes; a cancellation says who decides it. */
export type Move = MoveWords &
  (
    | { readonly etat: Exclude<EtatDossier, 'annulee'>; readonly annuleePar?: never }
    | { readonly etat: 'annulee'; readonly annuleePar: AuteurAnnulation }
  )

/** What the dashboard says of a request that comes into a state, or goes on from it. */
export const dossierNews = (
  genre: GenreDossier,
  { etat, motif, annuleePar, own }: Move,
  reprise = false,
) => ({
  ...(own && { statut: 'EVE_LU' as const }),
  service: genresDemande[genre].suivi,
  action_ihm: genresDemande[genre].actionSuivi,
  libelle1: reprise ? TEXTE_REPRISE : texteEtat(etat, annuleePar),
  libelle2: etat === 'piecedemandee' ? (motif ?? null) : null,
})

/**
 * Moves a request on, and tells the person by an event and a mail, in the transaction given: that event takes the place of
 * those that led to the follow-up before. Files of a cancelled request that have not left no longer do. Throws a TransitionFault when the states do not allow it.
 */
export const advanceDossier = async (
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Db,
  dossier: DossierRow,
  move: Move,
): Promise<void> => {
  const moment = clock()
  if (!peutPasser(dossier.genre, dossier.etat, move.etat))
    throw new TransitionFault(`${dossier.etat} → ${move.etat}`)
  if (!(await moveDossier(db, dossier, move.etat, moment.getTime())))
    throw new TransitionFault(`${dossier.numero} a changé d’état entre-temps`)
  const reprise = estReprise(await passagesOf(db, dossier.id), move.etat)
  if (move.etat === 'annulee') await dropFilesOf(db, dossier.id)
  await addPassage(db, dossier.id, {
    etat: move.etat,
    date_passage: dayInParis(moment),
    motif: move.motif,
    usage_piece: move.usage,
    annulee_par: move.annuleePar,
    document_uuid: move.documentUuid,
  })
  const actions = actes[genresDemande[dossier.genre].suivi]
  await closeEvenements(db, dossier.compte_id, dayInParis(moment), { actions })
  await tellPerson({ clock }, db, dossier.compte_id, {
    evenement: dossierNews(dossier.genre, move, reprise),
    notification: 'retraite',
    mail: dossierMail({
      genre: dossier.genre,
      numero: dossier.numero,
      etat: move.etat,
      annuleePar: move.annuleePar,
      reprise,
      origin: config.origin,
    }),
  })
}
