import { isDeepStrictEqual } from 'node:util'
import type { DemandeEnvoyee } from '#contract/demande/demandederetraite.ts'
import {
  declarationFormSchema,
  formulairesDemande,
  partiesDemandees,
  type Reponses,
} from '#contract/demande/formulaires.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { Valeurs } from '#contract/kit/questions/question.ts'
import { schemaDe } from '#contract/kit/questions/questionnaire.ts'
import type { AdresseFutureForm } from '#contract/profil/profilForm.ts'
import { calendarDate, dayInParis } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { countries, keepAdresses, requireCountry } from '#server/kit/identity/adresses.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { Services } from '#server/services.ts'
import { accuseReport } from '../pdf/accusePdf.ts'
import { askedPieces } from './askedPieces.ts'
import type { DemandeRecevable } from './drawAccuse.ts'
import { type DossierOuvert, openDossier, sentAs } from './openDossier.ts'
import { readContexte } from './readContexte.ts'
import { requireConfirmed } from '#server/kit/people/rights.ts'
import { hasTheseFiles } from '#server/kit/pieces/attachPieces.ts'
import { Refusal } from '#server/kit/Refusal.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { DossierRow } from '../store.ts'

interface CompteChoisi {
  readonly conservationIban: boolean
  readonly iban1: string
  readonly iban2: string
}

/** The answers as the rules accept them, by part: each by the very schema of its form. */
const checkedParts = (genre: GenreDossier, sent: DemandeEnvoyee, contexte: Contexte): Reponses => {
  const reponses = sent as unknown as Reponses
  return Object.fromEntries(
    partiesDemandees(genre, reponses).map(([nom, { questions }]) => [
      nom,
      checkForm(schemaDe(questions, contexte, reponses), reponses[nom] ?? {}),
    ]),
  )
}

/** The account named in a request, in the part that asks for it. */
const nouvelIbanDe = (contenu: Reponses): string | undefined => {
  const choix = Object.values(contenu).find((partie) => 'conservationIban' in partie) as
    | CompteChoisi
    | undefined
  return choix && !choix.conservationIban ? choix.iban1 + choix.iban2 : undefined
}

/** The address to come that a request announces, its first day read. */
const adresseFutureDe = (partie: Valeurs) => {
  const adresse = partie as unknown as AdresseFutureForm
  requireCountry(adresse)
  return { ...adresse, dateEffet: calendarDate(adresse.dateEffet) }
}

/** What the answers of a person are read against, on the day. */
const contexteDe = async (services: Services, compte: Compte, genre: GenreDossier): Promise<Contexte> => ({
  ...(await readContexte(services, compte, genre)),
  today: dayInParis(services.clock()),
  pays: countries,
})

/** What was sent, as the rules of the day accept it. */
const recevable = async (
  services: Services,
  session: OpenSession,
  genre: GenreDossier,
  sent: DemandeEnvoyee,
): Promise<DemandeRecevable> => {
  const { compte } = session
  checkForm(declarationFormSchema, sent)
  const contexte = await contexteDe(services, compte, genre)
  const contenu = checkedParts(genre, sent, contexte)
  const { pieces: asked, dateEffet } = formulairesDemande[genre]
  const { pieces, joined } = await askedPieces(services.db, compte.id, sent.pieces, asked(contenu))
  const adresseFuture = contenu['nouvelleAdresse'] && adresseFutureDe(contenu['nouvelleAdresse'])
  return {
    session,
    genre,
    cleEnvoi: sent.cleEnvoi,
    dateEffet: calendarDate(dateEffet(contenu)),
    contenu,
    pieces,
    nouvelIban: nouvelIbanDe(contenu),
    accuse: (received) => accuseReport({ ...received, genre, reponses: contenu, contexte, fichiers: joined }),
    keep: async (db) => {
      if (adresseFuture) await keepAdresses(services, db, compte.id, { adresseFuture })
    },
  }
}

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
 * Sends a request of a person, once however many times it is asked for with its key: see `openDossier` for what it does
 * and refuses. `demandeDejaRecue` when the one that arrived is not what is sent again.
 */
export const sendDemande = async (
  services: Services,
  session: OpenSession,
  genre: GenreDossier,
  sent: DemandeEnvoyee,
): Promise<DossierOuvert> => {
  const { compte } = session
  requireConfirmed(compte)
  const kept = async (): Promise<DossierOuvert | undefined> => {
    const row = await sentAs(services.db, compte, genre, sent.cleEnvoi)
    if (row && !(await isSame(services, compte, row, sent))) throw new Refusal('demandeDejaRecue')
    return row && { dossierId: row.id, numero: row.numero }
  }
  const before = await kept()
  if (before) return before
  try {
    return await openDossier(services, await recevable(services, session, genre, sent))
  } catch (error) {
    // A double click: what is under way, or has its files, may be this very request, kept since.
    const meanwhile = await kept()
    if (meanwhile) return meanwhile
    throw error
  }
}
