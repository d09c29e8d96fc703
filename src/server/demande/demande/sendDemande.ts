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
import { countries, keepAdresses } from '#server/kit/people/adresses.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { Services } from '#server/services.ts'
import { accuseReport } from '../pdf/accusePdf.ts'
import { askedPieces } from './askedPieces.ts'
import type { DemandeRecevable } from './DemandeRecevable.ts'
import { type DossierOuvert, openDossier, sentAs } from './openDossier.ts'
import { readContexte } from './readContexte.ts'
import { requireConfirmed } from '#server/kit/people/rights.ts'

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
  return { ...adresse, dateEffet: calendarDate(adresse.dateEffet) }
}

/** What was sent, as the rules of the day accept it. */
const recevable = async (
  services: Services,
  compte: Compte,
  genre: GenreDossier,
  sent: DemandeEnvoyee,
): Promise<DemandeRecevable> => {
  checkForm(declarationFormSchema, sent)
  const contexte: Contexte = {
    ...(await readContexte(services, compte, genre)),
    today: dayInParis(services.clock()),
    pays: countries,
  }
  const contenu = checkedParts(genre, sent, contexte)
  const { pieces: asked, dateEffet } = formulairesDemande[genre]
  const { pieces, joined } = await askedPieces(services.db, compte.id, sent.pieces, asked(contenu))
  const { nouvelleAdresse } = contenu
  return {
    compte,
    genre,
    cleEnvoi: sent.cleEnvoi,
    dateEffet: calendarDate(dateEffet(contenu)),
    contenu,
    pieces,
    nouvelIban: nouvelIbanDe(contenu),
    accuse: (received) => accuseReport({ ...received, genre, reponses: contenu, contexte, fichiers: joined }),
    keep: async (db) => {
      if (nouvelleAdresse)
        await keepAdresses(services, db, compte.id, { adresseFuture: adresseFutureDe(nouvelleAdresse) })
    },
  }
}

/**
 * Sends a request of a person, once however many times it is asked for with its key: see `openDossier` for what it does
 * and refuses.
 */
export const sendDemande = async (
  services: Services,
  compte: Compte,
  genre: GenreDossier,
  sent: DemandeEnvoyee,
): Promise<DossierOuvert> => {
  requireConfirmed(compte)
  const kept = () => sentAs(services.db, compte, genre, sent.cleEnvoi)
  const before = await kept()
  if (before) return before
  try {
    return await openDossier(services, await recevable(services, compte, genre, sent))
  } catch (error) {
    // A double click: what is under way, or has its files, may be this very request, kept since.
    const meanwhile = await kept()
    if (meanwhile) return meanwhile
    throw error
  }
}
