import { isDeepStrictEqual } from 'node:util'
import type { DemandeEnvoyee } from '#contract/demande/demandederetraite.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import { requireConfirmed } from '#server/kit/people/rights.ts'
import { hasTheseFiles } from '#server/kit/pieces/attachPieces.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { Services } from '#server/services.ts'
import { type DossierRow, dossierSentAs } from '../store.ts'
import { checkedParts, contexteDe, demandeRecevable } from './demandeRecevable.ts'
import { type DossierOuvert, openDossier } from './openDossier.ts'

/** Answers as they are kept, or nothing where the rules of the day no longer take what they took. */
const readAgain = (genre: GenreDossier, sent: DemandeEnvoyee, contexte: Contexte): unknown => {
  try {
    return JSON.parse(JSON.stringify(checkedParts(genre, sent, contexte)))
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** Whether a request that a lost answer hid is the very one that is sent again: its answers, and its files. */
const isSame = async (services: Services, compte: Compte, kept: DossierRow, sent: DemandeEnvoyee) => {
  const contenu = readAgain(kept.genre, sent, await contexteDe(services, compte, kept.genre))
  if (contenu !== undefined && !isDeepStrictEqual(contenu, JSON.parse(kept.json))) return false
  return hasTheseFiles(services.db, { dossier_id: kept.id }, Object.values(sent.pieces).flat())
}

/**
 * The request that a person sent already with this key, whatever the rules of today would say of it: an answer that was
 * lost is asked for again. `brouillonConflit` when it was cancelled since: the draft that has the key is another tab's;
 * `demandeDejaRecue` when it is not what is sent again.
 */
const sentAlready = async (
  services: Services,
  compte: Compte,
  genre: GenreDossier,
  sent: DemandeEnvoyee,
): Promise<DossierOuvert | undefined> => {
  const row = await dossierSentAs(services.db, compte.id, genre, sent.cleEnvoi)
  if (row === undefined) return undefined
  if (row.etat === 'annulee') throw new Refusal('brouillonConflit')
  if (!(await isSame(services, compte, row, sent))) throw new Refusal('demandeDejaRecue')
  return { dossierId: row.id, numero: row.numero }
}

/**
 * Sends a request of a person, once however many times it is asked for with its key: see `openDossier` for what it does
 * and refuses, and `sentAlready` for what one that arrived does.
 */
export const sendDemande = async (
  services: Services,
  session: OpenSession,
  genre: GenreDossier,
  sent: DemandeEnvoyee,
): Promise<DossierOuvert> => {
  const { compte } = session
  requireConfirmed(compte)
  const before = await sentAlready(services, compte, genre, sent)
  if (before) return before
  try {
    return await openDossier(services, await demandeRecevable(services, session, genre, sent))
  } catch (error) {
    // A double click: what is under way, or has its files, may be this very request, kept since.
    const meanwhile = await sentAlready(services, compte, genre, sent)
    if (meanwhile) return meanwhile
    throw error
  }
}
