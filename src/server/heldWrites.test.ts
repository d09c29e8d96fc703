import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messagerieApp } from '#testing/apps/messagerieApp.ts'
import { proveForGood, sessionOf } from '#testing/calls.ts'
import { PASSWORD } from '#testing/testApp.ts'
import { pdfOf } from '#testing/files.ts'
import { databases } from '#testing/databases.ts'
import { camille } from '#demo/personas/camille/camille.ts'
import { makeCir } from '#demo/retraite/makeCir.ts'
import { readEvenement } from './accueil/evenements.ts'
import { readEvery, unreadThese } from './accueil/notifications.ts'
import { verifyCir } from './carriere/verifyCir.ts'
import { beginCle, beginTotp } from './connexion/facteurs/addFacteur.ts'
import { askOwnSignature } from './connexion/facteurs/clesAcces.ts'
import { noteOffer, rename } from './connexion/facteurs/securite.ts'
import { changeIdentifiant } from './connexion/changeIdentifiant.ts'
import { changePassword } from './connexion/motdepasse/changePassword.ts'
import { notMe } from './connexion/motdepasse/notMe.ts'
import { prepareArchive } from './documents/archive/prepareArchive.ts'
import { openDocument } from './documents/openDocument.ts'
import { addDocuments } from './kit/files/documents.ts'
import { addEvenements } from './kit/news/evenements.ts'
import { putCir } from './kit/people/cirs.ts'
import { dropDraft, keepDraft } from './kit/drafts/keepDraft.ts'
import { keepPieces } from './kit/pieces/keepPieces.ts'
import { removePiece } from './kit/pieces/removePiece.ts'
import { tables } from './kit/database/tables.ts'
import { sumOf } from './kit/files/storeDocument.ts'
import { newId } from './kit/identifiers.ts'
import { type OpenSession, sessionsOf } from './kit/session/sessions.ts'
import { endSession } from './kit/session/endSessions.ts'
import { answerConversation } from './messagerie/answerConversation.ts'
import { newConversation } from './messagerie/newConversation.ts'
import { readConversation } from './messagerie/readConversation.ts'
import { closeConversation, replyToConversation } from './messagerie/replyToConversation.ts'
import { changeNotifications } from './profil/changeCoordonnees.ts'
import { closeSession } from './profil/profil.ts'
import { sectionsCir } from '#contract/carriere/cir.ts'
import type { Scenario } from '#contract/simulation/simulateur.ts'
import type { Services } from './services.ts'
import { dropScenario, nameScenario } from './simulation/scenarios.ts'
import { addScenario } from './simulation/store.ts'

const CAMILLE = '269057505601260'
const GENRE = 'demandedepartretraite'
const NEW = '269057505601261'

const typed = { theme: 'autre', objet: 'Ma prime', texte: 'Bonjour', reference: '' } as const

interface Held {
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
}

const writes: readonly (readonly [string, (held: Held) => Promise<unknown>])[] = [
  [
    'a message',
    ({ services, session }) =>
      newConversation(services, session, { ...typed, pieces: [], cleEnvoi: newId() }),
  ],
  [
    'an answer',
    ({ services, session, demandeId }) =>
      replyToConversation(services, session, { demandeId, texte: 'Merci', pieces: [], cleEnvoi: newId() }),
  ],
  [
    'a new password',
    ({ services, session }) =>
      changePassword(services, session, {
        motDePasseAncien: PASSWORD,
        motDePasse: 'Un-autre-2026!ok',
        motdepasseConfirmation: 'Un-autre-2026!ok',
      }),
  ],
  ['a closing', ({ services, session, demandeId }) => closeConversation(services, session, demandeId)],
  ['a reading', ({ services, session, demandeId }) => readConversation(services, session, demandeId, true)],
  [
    'a notification read',
    ({ services, session, unreadEvent }) => readEvenement(services, session, unreadEvent),
  ],
  [
    'a document opened from a notification',
    ({ services, session, documentUuid, unreadEvent: evenementId }) =>
      openDocument(
        services,
        session,
        { genre: 'remuneration', uuid: documentUuid, evenementId, tell: () => undefined },
        async () => undefined,
      ),
  ],
  [
    'an archive',
    ({ services, session, documentUuid }) =>
      prepareArchive(services, session, 'remunerationpaie', [documentUuid]),
  ],
  [
    'a career that was looked at',
    ({ services, session }) =>
      verifyCir(services, session, Object.fromEntries(sectionsCir.map((section) => [section, 'exact']))),
  ],
  ['all of them read', ({ services, session }) => readEvery(services, session, undefined)],
  ['one not read', ({ services, session, readEvent }) => unreadThese(services, session, [readEvent])],
  ['choices of mails', ({ services, session }) => changeNotifications(services, session, ['messagerie'])],
  ['the end of a session', ({ services, session, sessionId }) => closeSession(services, session, sessionId)],
  ['a draft', ({ services, session }) => keepDraft(services, session, GENRE, { version: 1, contenu: {} })],
  ['a draft deleted', ({ services, session }) => dropDraft(services, session, GENRE)],
  [
    'a file',
    ({ services, session }) =>
      keepPieces(services, session, [{ name: 'acte.pdf', bytes: Buffer.from(pdfOf(300)) }]),
  ],
  ['a file removed', ({ services, session, pieceId }) => removePiece(services, session, pieceId)],
  [
    'the name of a simulation',
    ({ services, session }) => nameScenario(services, session, { rang: 1, nom: 'À 64 ans' }),
  ],
  ['a simulation forgotten', ({ services, session }) => dropScenario(services, session, { rang: 1 })],
  ['an application of codes that is begun', ({ services, session }) => beginTotp(services, session)],
  ['a key that is begun', ({ services, session }) => beginCle(services, session)],
  ['a signature that is asked for', ({ services, session }) => askOwnSignature(services, session)],
  ['the name of a factor', ({ services, session }) => rename(services, session, newId(), 'Mon téléphone')],
  ['the offer of a factor', ({ services, session }) => noteOffer(services, session)],
  ['« ce n’était pas moi »', ({ services, session }) => notMe(services, session)],
  ['a new identifier', ({ services, session }) => changeIdentifiant(services, session)],
]

describe.each(databases)('what a session began and that comes once it has ended, on %s', (database) => {
  let app: Awaited<ReturnType<typeof messagerieApp>>
  let held: Held

  beforeAll(async () => {
    app = await messagerieApp(database)
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
    held = {
      services,
      session: begun,
      demandeId,
      pieceId: piece?.id ?? '',
      readEvent: read.id,
      unreadEvent: unread.id,
      documentUuid,
      sessionId: own?.id ?? '',
    }
  })
  afterAll(() => app.portal.close())

  const kept = () =>
    Promise.all(
      tables
        .filter((table) => table !== 'tentative')
        .map((table) => app.portal.services.db.selectFrom(table).selectAll().execute()),
    )

  it.each(writes)('writes nothing: %s', async (_, write) => {
    const before = await kept()
    await expect(write(held)).rejects.toMatchObject({ failure: 'sessionTerminee' })
    expect(await kept()).toEqual(before)
  })
})
