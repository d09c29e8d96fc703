import type { Scenario } from '#contract/simulation/simulateur.ts'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { keepDraft } from '#server/kit/drafts/keepDraft.ts'
import { addDocuments } from '#server/kit/files/documents.ts'
import { sumOf } from '#server/kit/files/storeDocument.ts'
import { newId } from '#server/kit/identifiers.ts'
import { addEvenements } from '#server/kit/news/evenements.ts'
import { putCir } from '#server/kit/people/cirs.ts'
import { keepPieces } from '#server/kit/pieces/keepPieces.ts'
import { endSession } from '#server/kit/session/endSessions.ts'
import { type OpenSession, sessionsOf } from '#server/kit/session/sessions.ts'
import { answerConversation } from '#server/messagerie/answerConversation.ts'
import type { Services } from '#server/services.ts'
import { addScenario } from '#server/simulation/store.ts'
import { proveForGood, sessionOf } from '../calls.ts'
import type { DatabaseName } from '../databases.ts'
import { pdfOf } from '../files.ts'
import { messagerieApp } from './messagerieApp.ts'

const CAMILLE = '269057505601260'
const NEW = '269057505601261'

/** The kind of request whose draft it has. */
export const GENRE = 'demandedepartretraite'

/** What a session that has ended began, and what it could write if nothing held it. */
export interface Held {
  readonly services: Services
  /** A session that ended once it was read. */
  readonly session: OpenSession
  readonly demandeId: string
  readonly pieceId: string
  readonly readEvent: string
  readonly unreadEvent: string
  readonly documentUuid: string
  /** The session that its owner opened since. */
  readonly sessionId: string
  readonly close: () => Promise<void>
}

/** Camille, who has something of everything that can be written, and a session of hers that ended once it was read. */
export const endedSession = async (database: DatabaseName): Promise<Held> => {
  const app = await messagerieApp(database)
  const { services } = app.portal
  const session = await sessionOf(app.portal, app.camille)
  const compteId = session.compte.id
  await services.db.updateTable('compte').set({ nouveau_nir: NEW }).where('id', '=', compteId).execute()
  const demandeId = await app.opened()
  await answerConversation(services, { demandeId, texte: 'Voici.' })
  const event = (statut: 'EVE_LU' | 'EVE_NON_LU') => ({
    id: newId(),
    compte_id: compteId,
    document_uuid: null,
    statut,
    service: 'information',
    action_ihm: null,
    tri: 1,
    libelle1: 'Une actualité',
    libelle2: null,
    date_evenement: '2026-10-01' as const,
    reference_url: null,
  })
  const [read, unread] = [event('EVE_LU'), event('EVE_NON_LU')]
  await addEvenements(services.db, [read, unread])
  const documentUuid = newId()
  const payslip = Buffer.from(pdfOf(300))
  await addDocuments(services.db, [
    {
      uuid: documentUuid,
      compte_id: compteId,
      genre: 'remuneration',
      annee: 2026,
      libelle1: 'Octobre 2026',
      libelle2: null,
      libelle3: null,
      date_document: '2026-10-31',
      code_sous_theme_ged: 101,
      fichier: 'octobre.pdf',
      nom_fichier: '2026_10_BP_octobre.pdf',
      taille: payslip.length,
      empreinte: sumOf(payslip),
    },
  ])
  await services.objects.put('octobre.pdf', payslip)
  const cir = makeCir(camille, '2026-11-20')
  if (cir) await putCir(services.db, compteId, cir)
  await proveForGood(app.portal)
  const begun = await sessionOf(app.portal, app.camille)
  await keepDraft(services, begun, GENRE, { version: 0, contenu: {} })
  const [piece] = await keepPieces(services, begun, [{ name: 'acte.pdf', bytes: Buffer.from(pdfOf(300)) }])
  const simulation = { rang: 1, nom: 'À 63 ans', choix: 'entiere', hypotheses: {} }
  await addScenario(services.db, compteId, simulation as Scenario, 1)
  await endSession(services.db, session.empreinte)
  await app.portal.signIn(CAMILLE)
  const [own] = await sessionsOf(services.db, compteId)
  return {
    services,
    session: begun,
    demandeId,
    pieceId: piece?.id ?? '',
    readEvent: read.id,
    unreadEvent: unread.id,
    documentUuid,
    sessionId: own?.id ?? '',
    close: () => app.portal.close(),
  }
}
