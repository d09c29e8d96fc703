import type { CalendarDate } from '#rules/calendar/dates.ts'
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
