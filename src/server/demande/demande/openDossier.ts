import { genresDemande } from '#contract/demande/genres.ts'
import type { Services } from '#server/services.ts'
import type { DossierRow } from '../store.ts'
import { newId, newNumero } from '#server/kit/identifiers.ts'
import { limitHourly } from '#server/kit/limits/limits.ts'
import type { DemandeRecevable } from './demandeRecevable.ts'
import { drawAccuse } from './drawAccuse.ts'
import { keepDossier } from './keepDossier.ts'
import { demandeEnCours } from './readContexte.ts'
import { Refusal } from '#server/kit/Refusal.ts'

/** What the person is told of a request. */
export interface DossierOuvert {
  readonly dossierId: string
  readonly numero: string
}

/** Requests that one person may send in an hour: each keeps a receipt and its files. */
const PER_HOUR = 5

const rowOf = (
  { session, genre, cleEnvoi, dateEffet, contenu }: DemandeRecevable,
  numero: string,
  now: number,
) =>
  ({
    id: newId(),
    compte_id: session.compte.id,
    genre,
    numero,
    etat: 'recue',
    date_depart: dateEffet,
    json: JSON.stringify(contenu),
    cle_envoi: cleEnvoi,
    cree_le: now,
    modifie_le: now,
  }) satisfies DossierRow

/**
 * Keeps a request with its receipt, its files, what the person is told and what leaves for the management system, all
 * in one transaction that also deletes the draft: whenever the server stops, the request is either sent once or still a
 * draft. While a request is under way, another one is `demandeEnCours`; `sessionTerminee`, the draft kept, when the session
 * ended while the receipt was drawn.
 */
export const openDossier = async (services: Services, demande: DemandeRecevable): Promise<DossierOuvert> => {
  const { db, clock } = services
  const { genre, session } = demande
  const { compte } = session
  if (await demandeEnCours(db, compte.id, genre)) throw new Refusal('demandeEnCours')
  await limitHourly(services, `demande:${compte.id}`, PER_HOUR)
  const numero = newNumero(services, genresDemande[genre].prefixe)
  const dossier = rowOf(demande, numero, clock().getTime())
  const accuse = await drawAccuse(services, demande, numero)
  // A refusal leaves the receipt to the purge: to delete it here could fail too, and hide why.
  await db.transaction().execute((inside) => keepDossier(services, inside, demande, { dossier, accuse }))
  services.wakeMail()
  services.wakeTransmission()
  return { dossierId: dossier.id, numero }
}
