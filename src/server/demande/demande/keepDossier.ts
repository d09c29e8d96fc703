import { actes, isActe } from '#contract/kit/evenements.ts'
import { genresDemande } from '#contract/demande/genres.ts'
import { type CalendarDate, dayInParis } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { dossierMail, ibanDemandeMail } from '../dossierMails.ts'
import { queueMail } from '#server/kit/mail/queueMail.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { Services } from '#server/services.ts'
import { removeBrouillon } from '#server/kit/drafts/store.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import { addDossier, type DossierRow } from '../store.ts'
import { addPassage } from '../storePassages.ts'
import { profilOf } from '#server/kit/people/profils.ts'
import type { Db } from '#server/kit/database/Store.ts'
import { queueTransmission } from '../transmission/queueTransmission.ts'
import { dossierNews } from '../dossier/advanceDossier.ts'
import { attachPieces } from '#server/kit/pieces/attachPieces.ts'
import { closeEvenements } from '#server/kit/news/evenements.ts'
import { addNews } from '#server/kit/news/tellPerson.ts'
import { keepAdresses } from '#server/kit/identity/adresses.ts'
import type { DemandeRecevable } from './demandeRecevable.ts'
import type { drawAccuse } from './drawAccuse.ts'
import { demandeEnCours } from './readContexte.ts'
import { grantService } from '#server/kit/people/rights.ts'
import { holdSession } from '#server/kit/session/holdSession.ts'

/** Closes the events that asked for a request, or to do something before it: it is under way from that day (AAAA-MM-JJ). */
export const closeAsking = async (
  db: Db,
  compteId: string,
  genre: GenreDossier,
  day: CalendarDate,
): Promise<void> => {
  const { service } = genresDemande[genre]
  if (isActe(service)) await closeEvenements(db, compteId, day, { actions: actes[service] })
  await closeEvenements(db, compteId, day, { objet: service })
}

/** An event, and the receipt by mail, which nobody can refuse; a new account is told to both addresses. */
const tell = async (services: Services, db: Db, dossier: DossierRow, nouvelIban: boolean) => {
  const { compte_id, genre, numero, cree_le: now } = dossier
  const { origin } = services.config
  const today = dayInParis(services.clock())
  await closeEvenements(db, compte_id, today, { actions: actes[genresDemande[genre].suivi] })
  await closeAsking(db, compte_id, genre, today)
  await addNews(db, compte_id, services.clock(), dossierNews(genre, { etat: 'recue', own: true }))
  const { courriel_principal, courriel_secondaire } = await profilOf(db, compte_id)
  const told = [courriel_principal, courriel_secondaire].filter((one) => one !== '')
  if (courriel_principal !== '')
    await queueMail(db, now, courriel_principal, dossierMail({ genre, numero, etat: 'recue', origin }))
  if (nouvelIban)
    for (const courriel of told)
      await queueMail(db, now, courriel, ibanDemandeMail({ genre, numero, origin }))
}

/** The rows of a request and of its receipt. */
interface Kept {
  readonly dossier: DossierRow
  readonly accuse: Awaited<ReturnType<typeof drawAccuse>>
}

/** Writes all that a request is, in the transaction given. `demandeEnCours` while another has not ended, `sessionTerminee` once the session has. */
export const keepDossier = async (
  services: Services,
  db: Db,
  demande: DemandeRecevable,
  { dossier, accuse }: Kept,
): Promise<void> => {
  const { genre, pieces, nouvelIban, adresseFuture, session } = demande
  const { suivi, service: brouillon } = genresDemande[genre]
  // The receipt may have been long to draw: the account may have changed hands meanwhile.
  const { id: compteId } = await holdSession(db, session)
  // Who asks can follow, whatever their services were.
  await grantService(db, compteId, suivi)
  if (await demandeEnCours(db, compteId, genre)) throw new Refusal('demandeEnCours')
  const today = dayInParis(services.clock())
  await addDossier(db, dossier)
  for (const [groupe, ids] of Object.entries(pieces))
    await attachPieces(db, compteId, ids, { dossier_id: dossier.id, groupe })
  await addDocuments(db, [accuse])
  await addPassage(db, dossier.id, { etat: 'recue', date_passage: today, document_uuid: accuse.uuid })
  if (adresseFuture) await keepAdresses(services, db, compteId, { adresseFuture })
  await tell(services, db, dossier, nouvelIban !== undefined)
  const sent = { dossier, nature: 'demande', pieces: Object.values(pieces).flat() } as const
  await queueTransmission(db, sent, dossier.cree_le)
  await removeBrouillon(db, compteId, brouillon)
}
