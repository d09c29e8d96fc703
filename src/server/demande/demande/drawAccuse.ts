import { genresDemande } from '#contract/demande/genres.ts'
import { maskWholeIban } from '#rules/profil/iban.ts'
import { dayInParis, type CalendarDate } from '#rules/calendar/dates.ts'
import { drawReport } from '#server/kit/pdf/drawReport.ts'
import { storePdf } from '#server/kit/files/storePdf.ts'
import type { Services } from '#server/services.ts'
import type { GenreDossier } from '#rules/demande/etats.ts'
import type { DemandeRecue } from '../pdf/accusePdf.ts'
import type { Report } from '#server/kit/pdf/reportPdf.ts'
import type { Db } from '#server/kit/database/Store.ts'
import type { OpenSession } from '#server/kit/session/sessions.ts'

type Received = Pick<DemandeRecue, 'numero' | 'recueLe' | 'person' | 'nouvelIban' | 'contact'>

/** A request that the rules accept, ready to be kept. */
export interface DemandeRecevable {
  /** The session that sends it: it is kept only while that one goes on. */
  readonly session: OpenSession
  readonly genre: GenreDossier
  readonly cleEnvoi: string
  /** First day asked for, AAAA-MM-JJ. */
  readonly dateEffet: CalendarDate
  /** What was asked for, as the management system takes it. */
  readonly contenu: object
  /** Files, by what they prove. */
  readonly pieces: Readonly<Record<string, readonly string[]>>
  /** Another account to be paid on, when the request names one. */
  readonly nouvelIban: string | undefined
  /** The receipt, once what is the same for both kinds is known. */
  readonly accuse: (received: Received) => Report
  /** What else is kept with it. */
  readonly keep?: (db: Db) => Promise<void>
}

/** Draws the receipt and keeps its file; the row that describes it is still in no table. */
export const drawAccuse = async (services: Services, demande: DemandeRecevable, numero: string) => {
  const { nouvelIban, session } = demande
  const { compte } = session
  const moment = services.clock()
  const recueLe = dayInParis(moment)
  const bytes = await drawReport(
    compte.id,
    demande.accuse({
      numero,
      recueLe,
      person: `${compte.prenom} ${compte.nom}`,
      nouvelIban: nouvelIban && maskWholeIban(nouvelIban),
      contact: (await services.published()).contenus.contact.champ,
    }),
    moment,
  )
  const {
    suivi: genre,
    codes: { accuse: code },
  } = genresDemande[demande.genre]
  const titre = 'Accusé de réception de votre demande'
  const described = { compteId: compte.id, genre, code, titre, nom: `accuse-reception-${numero}.pdf` }
  return storePdf(services, described, bytes)
}
