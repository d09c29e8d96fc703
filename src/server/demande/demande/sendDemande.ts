import type { DemandeDepartEnvoyee, DemandeProgressiveEnvoyee } from '#contract/demande/demandederetraite.ts'
import { declarationFormSchema } from '#contract/demande/declaration.ts'
import { genresDemande, type Reponses } from '#contract/demande/genres.ts'
import type { Contexte } from '#contract/demande/questions/commun.ts'
import type { Questionnaire } from '#contract/kit/questions/question.ts'
import { schemaDe } from '#contract/kit/questions/questionnaire.ts'
import { calendarDate, dayInParis } from '#rules/calendar/dates.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import { checkForm } from '#server/kit/checkForm.ts'
import { countries, keepAdresses } from '#server/kit/people/adresses.ts'
import type { Compte } from '#server/kit/people/comptes.ts'
import type { Services } from '#server/services.ts'
import { accuseReport } from '../pdf/accusePdf.ts'
import { askedPieces } from './askedPieces.ts'
import { type DossierOuvert, openDossier, sentAs } from './openDossier.ts'
import { readContexte } from './readContexte.ts'
import { requireConfirmed } from '#server/kit/people/rights.ts'

type Envoyee = DemandeDepartEnvoyee | DemandeProgressiveEnvoyee

interface CompteChoisi {
  readonly conservationIban: boolean
  readonly iban1: string
  readonly iban2: string
}

/** The answers as the rules accept them, by part: each by the very schema of its form. */
const checkedParts = (genre: GenreDossier, sent: Envoyee, contexte: Contexte): Reponses => {
  const reponses = sent as unknown as Reponses
  const parties = Object.entries<{
    readonly questions: Questionnaire<Contexte>
    readonly demandee?: (reponses: Reponses) => boolean
  }>(genresDemande[genre].parties)
  return Object.fromEntries(
    parties
      .filter(([, { demandee }]) => demandee?.(reponses) ?? true)
      .map(([nom, { questions }]) => [
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

/** Sends a request of a person: see `openDossier` for what it does and refuses. */
export const sendDemande = async (
  services: Services,
  compte: Compte,
  genre: GenreDossier,
  sent: Envoyee,
): Promise<DossierOuvert> => {
  requireConfirmed(compte)
  const before = await sentAs(services.db, compte, genre, sent.cleEnvoi)
  if (before) return before
  checkForm(declarationFormSchema, sent)
  const contexte: Contexte = {
    ...(await readContexte(services, compte, genre)),
    today: dayInParis(services.clock()),
    pays: countries,
  }
  const contenu = checkedParts(genre, sent, contexte)
  const { pieces: asked, dateEffet } = genresDemande[genre]
  const { pieces, joined } = await askedPieces(services.db, compte.id, sent.pieces, asked(contenu))
  const { nouvelleAdresse } = contenu
  return openDossier(services, {
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
        await keepAdresses(services, db, compte.id, {
          adresseFuture: nouvelleAdresse as Parameters<typeof keepAdresses>[3]['adresseFuture'],
        })
    },
  })
}
