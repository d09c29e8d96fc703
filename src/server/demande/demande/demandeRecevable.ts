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
import type { Profil } from '#contract/profil/profil.ts'
import type { AdresseFutureForm } from '#contract/profil/profilForm.ts'
import { type CalendarDate, calendarDate, dayInParis } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { countries, requireCountry } from '#server/kit/identity/adresses.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'
import type { Services } from '#server/services.ts'
import { askedPieces } from './askedPieces.ts'
import { readContexte } from './readContexte.ts'

/** A request that the rules accept, ready to be kept. */
export interface DemandeRecevable {
  /** The session that sends it: it is kept only while that one goes on. */
  readonly session: OpenSession
  readonly genre: GenreDossier
  readonly cleEnvoi: string
  /** First day asked for, AAAA-MM-JJ. */
  readonly dateEffet: CalendarDate
  /** The answers by part, as the management system takes them. */
  readonly contenu: Reponses
  /** What they were read against. */
  readonly contexte: Contexte
  /** Files, by what they prove. */
  readonly pieces: Readonly<Record<string, readonly string[]>>
  /** The names of these files. */
  readonly fichiers: Readonly<Record<string, readonly string[]>>
  /** Another account to be paid on, when the request names one. */
  readonly nouvelIban: string | undefined
  /** The address to come, when the request announces one. */
  readonly adresseFuture: Profil['adresseFuture']
}

interface CompteChoisi {
  readonly conservationIban: boolean
  readonly iban1: string
  readonly iban2: string
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
export const contexteDe = async (
  services: Services,
  compte: Compte,
  genre: GenreDossier,
): Promise<Contexte> => ({
  ...(await readContexte(services, compte, genre)),
  today: dayInParis(services.clock()),
  pays: countries,
})

/** The answers as the rules accept them, by part: each by the very schema of its form. */
export const checkedParts = (genre: GenreDossier, sent: DemandeEnvoyee, contexte: Contexte): Reponses => {
  const reponses = sent as unknown as Reponses
  return Object.fromEntries(
    partiesDemandees(genre, reponses).map(([nom, { questions }]) => [
      nom,
      checkForm(schemaDe(questions, contexte, reponses), reponses[nom] ?? {}),
    ]),
  )
}

/** What was sent, as the rules of the day accept it. */
export const demandeRecevable = async (
  services: Services,
  session: OpenSession,
  genre: GenreDossier,
  sent: DemandeEnvoyee,
): Promise<DemandeRecevable> => {
  const { compte } = session
  checkForm(declarationFormSchema, sent)
  const contexte = await contexteDe(services, compte, genre)
  const contenu = checkedParts(genre, sent, contexte)
  const { pieces: groupes, dateEffet } = formulairesDemande[genre]
  const { nouvelleAdresse } = contenu
  return {
    session,
    genre,
    cleEnvoi: sent.cleEnvoi,
    dateEffet: calendarDate(dateEffet(contenu)),
    contenu,
    contexte,
    ...(await askedPieces(services.db, compte.id, sent.pieces, groupes(contenu))),
    nouvelIban: nouvelIbanDe(contenu),
    adresseFuture: nouvelleAdresse && adresseFutureDe(nouvelleAdresse),
  }
}
