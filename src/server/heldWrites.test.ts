import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endedSession, GENRE, type Held } from '#testing/apps/endedSession.ts'
import { PASSWORD } from '#testing/testApp.ts'
import { pdfOf } from '#testing/files.ts'
import { databases } from '#testing/databases.ts'
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
import { dropDraft, keepDraft } from './kit/drafts/keepDraft.ts'
import { keepPieces } from './kit/pieces/keepPieces.ts'
import { removePiece } from './kit/pieces/removePiece.ts'
import { tables } from './kit/database/tables.ts'
import { newId } from './kit/identifiers.ts'
import { newConversation } from './messagerie/newConversation.ts'
import { readConversation } from './messagerie/readConversation.ts'
import { closeConversation, replyToConversation } from './messagerie/replyToConversation.ts'
import { changeNotifications } from './profil/changeCoordonnees.ts'
import { closeSession } from './profil/profil.ts'
import { sectionsCir } from '#contract/carriere/cir.ts'
import { dropScenario, nameScenario } from './simulation/scenarios.ts'

const typed = { theme: 'autre', objet: 'Ma prime', texte: 'Bonjour', reference: '' } as const

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
  let held: Held

  beforeAll(async () => {
    held = await endedSession(database)
  })
  afterAll(() => held.close())

  const kept = () =>
    Promise.all(
      tables
        .filter((table) => table !== 'tentative')
        .map((table) => held.services.db.selectFrom(table).selectAll().execute()),
    )

  it.each(writes)('writes nothing: %s', async (_, write) => {
    const before = await kept()
    await expect(write(held)).rejects.toMatchObject({ failure: 'sessionTerminee' })
    expect(await kept()).toEqual(before)
  })
})
