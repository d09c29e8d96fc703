import { calls } from '#contract/calls.ts'
import { captcha } from '#contract/connexion/connexion.ts'
import { rubriques } from '#contract/documents/rubrique.ts'
import { telechargements } from '#contract/documents/document.ts'
import { demande as fil } from '#contract/messagerie/messagerie.ts'
import type { Call } from '#contract/kit/call.ts'
import { failures } from '#contract/kit/failures.ts'
import { profilNotifications } from '#contract/profil/profilModifications.ts'
import { rechercher } from '#contract/recherche/recherche.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusalOf, send } from '#testing/calls.ts'
import { type DatabaseName, databases } from '#testing/databases.ts'
import { pdfOf } from '#testing/files.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import type { Db } from './kit/database/Store.ts'

const CAMILLE = '269057505601260'
const MINUTE_MS = 60_000
const DOCUMENT = '0199a1b2-0000-4000-8000-000000000001'
const EVENEMENT = '0199a1b2-0000-4000-8000-000000000002'
const DEMANDE = '0199a1b2-0000-4000-8000-000000000003'

/** Makes the base take no write, as a replica does, on every connection. */
const close = async (db: Db, name: DatabaseName) => {
  if (name === 'SQLite') return void (await sql`pragma query_only = on`.execute(db))
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set default_transaction_read_only = on`.execute(db)
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  )
  await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch(() => undefined)
}

const reads = (call: Call) =>
  call.method !== 'POST' && !call.later && !call.path.includes(':') && call.path !== captcha.path

describe.each(databases)('while %s takes no write', (name) => {
  let portal: TestApp
  let cookie: string
  let before: Map<string, number>

  const document = { documentUuid: DOCUMENT, evenementId: EVENEMENT }
  const statuses = async () => {
    const answered = new Map<string, number>()
    for (const call of calls.filter(reads)) {
      const { method, path } = call
      const answer = await portal.app.inject({ method, url: path, headers: { cookie } })
      answered.set(`${method} ${path}`, answer.statusCode)
    }
    return answered
  }

  beforeAll(async () => {
    portal = await testApp(name)
    const { db, objects } = portal.services
    const compteId = await portal.addPerson(CAMILLE)
    await objects.put('d1.pdf', pdfOf(400))
    const libelle = { libelle1: 'Octobre 2026', date_document: '2026-10-27' } as const
    await db
      .insertInto('document')
      .values({
        uuid: DOCUMENT,
        compte_id: compteId,
        genre: 'remuneration',
        annee: 2026,
        code_sous_theme_ged: 101,
        fichier: 'd1.pdf',
        nom_fichier: 'paie.pdf',
        ...libelle,
      })
      .execute()
    await db
      .insertInto('evenement')
      .values({
        id: EVENEMENT,
        compte_id: compteId,
        document_uuid: DOCUMENT,
        statut: 'EVE_NON_LU',
        service: 'remuneration',
        action_ihm: null,
        tri: 1,
        libelle1: 'Octobre 2026',
        libelle2: null,
        date_evenement: '2026-10-27',
        reference_url: null,
      })
      .execute()
    await db
      .insertInto('demande')
      .values({ id: DEMANDE, compte_id: compteId, objet: 'Votre question', non_lue: 1 })
      .execute()
    cookie = await portal.signIn(CAMILLE)
    before = await statuses()
    await close(db, name)
    portal.wait(2 * MINUTE_MS)
  })
  afterAll(() => portal.close())

  it('every reading answers as before, though nobody’s activity can be kept', async () => {
    expect(before.size).toBeGreaterThan(30)
    expect(await statuses()).toEqual(before)
  })

  it('documents, searches and messages open, and nothing is marked as read', async () => {
    const found = await send(portal, rechercher, { query: { texte: 'octobre' } }, { cookie })
    expect(found.statusCode).toBe(200)
    const listed = await send(
      portal,
      rubriques.remunerationpaie.liste,
      { query: { annee: '2026' } },
      { cookie },
    )
    expect(listed.json()).toMatchObject({ donnee: { listeDocument: [{ statut: 'EVE_NON_LU' }] } })
    const opened = await send(portal, telechargements.remuneration, { query: document }, { cookie })
    expect(opened.statusCode).toBe(200)
    expect((await send(portal, fil, { query: { demandeId: DEMANDE } }, { cookie })).statusCode).toBe(200)
  })

  it('a writing, and signing in, say that they cannot be done for now, and when to try again', async () => {
    const { status, erreurCode } = failures.ecritureSuspendue
    const changed = await send(portal, profilNotifications, { body: { notifications: [] } }, { cookie })
    expect(refusalOf(changed)).toEqual([status, erreurCode])
    expect(changed.headers['retry-after']).toBe('30')
    expect(refusalOf(await portal.app.inject({ url: captcha.path }))).toEqual([status, erreurCode])
  })

  it('is ready, for reading', async () => {
    const ready = await portal.app.inject({ url: '/health/ready' })
    expect([ready.statusCode, ready.json()]).toEqual([200, { etat: 'lecture' }])
  })

  it('who goes on reading stays signed in longer than the base knows, and who does not is signed out', async () => {
    const first = calls.find((call) => call.access === 'connecte' && reads(call) && !call.background)
    const read = async () =>
      (await portal.app.inject({ url: first?.path ?? '', headers: { cookie } })).statusCode
    for (let minutes = 0; minutes < 40; minutes += 10) {
      portal.wait(10 * MINUTE_MS)
      expect(await read()).toBe(200)
    }
    portal.wait(22 * MINUTE_MS)
    expect(await read()).toBe(401)
  })
})
