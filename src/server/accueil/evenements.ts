import { type Accueil, type Evenement, EVENEMENTS_PAR_GROUPE } from '#contract/accueil/evenement.ts'
import { groupes } from '#contract/accueil/groupes.ts'
import { markRead, type ToldEvenement } from '#server/kit/news/evenements.ts'
import { fewShown, firstOfGroups, isShown } from '#server/kit/news/evenementsVus.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { mayLeadTo, type Published } from '#server/kit/published.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import { inSession } from '#server/kit/session/holdSession.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { Services } from '#server/services.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** An event as the wire says it: what it may lack is added, not spread, ten times a dashboard. */
export const toEvenement = (row: ToldEvenement, published: Published): Evenement => {
  const evenement: Writable<Evenement> = {
    evenementId: row.id,
    statut: row.statut,
    service: row.service,
    tri: row.tri,
    libelle1: row.libelle1,
    dateEvenement: row.date_evenement,
  }
  if (row.document_uuid !== null) evenement.documentUuid = row.document_uuid
  if (row.action_ihm !== null) evenement.actionIhm = row.action_ihm
  if (row.libelle2 !== null) evenement.libelle2 = row.libelle2
  if (row.reference_url !== null && mayLeadTo(published, row.reference_url))
    evenement.referenceUrl = row.reference_url
  return evenement
}

/** The first events of each group that a person may see and that wait for nothing done, and how many follow them. */
export const listEvenements = async (
  { db, published }: Services,
  compte: Compte,
): Promise<Pick<Accueil['donnee'], 'listeEvenement' | 'reste'>> => {
  const now = await published()
  const all = await fewShown(db, compte, EVENEMENTS_PAR_GROUPE)
  if (all) return { listeEvenement: all.map((row) => toEvenement(row, now)) }
  const rows = await firstOfGroups(db, compte, EVENEMENTS_PAR_GROUPE)
  const reste = groupes.flatMap((groupe) => {
    const listed = rows.filter((row) => row.groupe === groupe)
    const [first] = listed
    if (!first || first.nombre === listed.length) return []
    const unread = listed.filter(({ statut }) => statut === 'EVE_NON_LU').length
    return [{ groupe, nombre: first.nombre - listed.length, nonLus: first.non_lus - unread }]
  })
  return { listeEvenement: rows.map((row) => toEvenement(row, now)), ...(reste.length > 0 && { reste }) }
}

/** Marks an event that a person may see as read; nothing is marked for a read-only account. */
export const readEvenement = async (
  services: Services,
  session: OpenSession,
  evenementId: string,
): Promise<void> => {
  if (!(await isShown(services.db, session.compte, evenementId))) throw new Refusal('introuvable')
  if (session.compte.lecture_seule === 0)
    await inSession(services, session, (db, { id }) => markRead(db, id, evenementId))
}
