import type { Notification } from '#contract/profil.ts'
import { textesEtat } from '#contract/suiviTextes.ts'
import { peutPasser, type EtatDossier, type GenreDossier } from '#rules/dossier/etats.ts'
import { frenchDate } from '../../clock.ts'
import { dossierMail } from '../../mail/dossierMails.ts'
import { queueMail } from '../../mail/queueMail.ts'
import { newId } from '../../secrets.ts'
import type { Services } from '../../services.ts'
import { addPassage, moveDossier, type DossierRow } from '../../store/dossiers.ts'
import { addEvenements } from '../../store/evenements.ts'
import { firstRanks } from '../../store/imports.ts'
import { profilOf } from '../../store/profils.ts'
import type { Db } from '../../store/Store.ts'

/** The move is not one that the states allow, or someone moved the request meanwhile. */
export class TransitionFault extends Error {}

export interface Move {
  readonly etat: EtatDossier
  readonly motif?: string | undefined
  /** Document that the move gives, already kept. */
  readonly documentUuid?: string | undefined
}

const services = {
  depart: { service: 'suividepartretraite', action: 'lienSuiviRetraite' },
  progressive: { service: 'suividepartretraiteprogressive', action: 'lienSuiviRetraiteProgressive' },
} as const satisfies Record<GenreDossier, object>

const addNews = async (db: Db, dossier: DossierRow, { etat, motif }: Move, today: string) => {
  const { service, action } = services[dossier.genre]
  const ranks = await firstRanks(db, [dossier.compte_id])
  await addEvenements(db, [
    {
      id: newId(),
      compte_id: dossier.compte_id,
      document_uuid: null,
      statut: 'EVE_NON_LU',
      service,
      action_ihm: action,
      tri: (ranks.get(dossier.compte_id) ?? 1) - 1,
      libelle1: textesEtat[etat],
      libelle2: etat === 'piecedemandee' ? (motif ?? null) : null,
      date_evenement: today,
      reference_url: null,
    },
  ])
}

const mailNews = async (db: Db, origin: string, now: number, dossier: DossierRow, etat: EtatDossier) => {
  const { courriel_principal, notifications } = await profilOf(db, dossier.compte_id)
  const wanted = (JSON.parse(notifications) as Notification[]).includes('retraite')
  if (wanted && courriel_principal !== '')
    await queueMail(db, now, courriel_principal, dossierMail({ numero: dossier.numero, etat, origin }))
}

/**
 * Moves a request on, and tells the person by an event and a mail, in the transaction given. Throws a TransitionFault
 * when the states do not allow it.
 */
export const advanceDossier = async (
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  db: Db,
  dossier: DossierRow,
  move: Move,
): Promise<void> => {
  const moment = clock()
  const now = moment.getTime()
  if (!peutPasser(dossier.genre, dossier.etat, move.etat))
    throw new TransitionFault(`${dossier.etat} → ${move.etat}`)
  if (!(await moveDossier(db, dossier.id, dossier.etat, move.etat, now)))
    throw new TransitionFault(`${dossier.numero} a changé d’état entre-temps`)
  await addPassage(db, dossier.id, {
    etat: move.etat,
    date_passage: frenchDate(moment),
    motif: move.motif,
    document_uuid: move.documentUuid,
  })
  await addNews(db, dossier, move, frenchDate(moment))
  await mailNews(db, config.origin, now, dossier, move.etat)
}
