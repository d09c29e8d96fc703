import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '../testing/databases.ts'
import { consumeCaptcha, keepCaptcha } from './captchas.ts'
import { addCompte, compteByIdentifiant } from './comptes.ts'
import { addDocuments, countDocuments, listedDocuments, findDocument, yearsOf } from './documents.ts'
import { addEvenements, evenementsOf, markRead } from './evenements.ts'
import { getReglage, setReglage } from './reglages.ts'
import { addSession, endSession, findSession, purgeSessions } from './sessions.ts'
import { migrate, openEmbedded, openPostgres, type Store } from './Store.ts'
import { countAttempt, forgetAttempts, holdAttempts } from './throttle.ts'

const T0 = Date.UTC(2026, 10, 20, 9)

const person = (identifiant: string) => ({
  identifiant,
  secret: 'x',
  prenom: 'Camille',
  nom: 'Moreau',
  date_naissance: '1969-05-12',
  etat: 'CONFIRME' as const,
  lecture_seule: 0 as const,
  services: '[]',
  acces_modification_cir: 0 as const,
  acces_verification_compte: 0 as const,
  cir: 0 as const,
  nouveau_nir: null,
  cree_le: T0,
})

const payslip = (compte_id: string, uuid: string, annee: number, date: string) => ({
  uuid,
  compte_id,
  genre: 'remuneration' as const,
  annee,
  libelle1: date,
  libelle2: null,
  libelle3: null,
  date_document: date,
  code_sous_theme_ged: 101,
  fichier: `${uuid}.pdf`,
  nom_fichier: 'paie.pdf',
})

const event = (compte_id: string, id: string, tri: number, document_uuid: string | null = null) => ({
  id,
  compte_id,
  document_uuid,
  statut: 'EVE_NON_LU' as const,
  service: 'remuneration',
  action_ihm: null,
  tri,
  libelle1: id,
  libelle2: null,
  date_evenement: '2026-11-01',
  reference_url: null,
})

describe.each(databases)('store on %s', (name) => {
  let store: Store
  let camille: string
  let alain: string

  beforeAll(async () => {
    store = await openTestStore(name)
    camille = await addCompte(store.db, person('269057505601260'))
    alain = await addCompte(store.db, person('163115935007107'))
  })
  afterAll(() => store.close())

  it('runs each migration once', async () => {
    expect(await migrate(store.db)).toEqual([])
  })

  it('keeps moments as numbers and finds an account by its identifier', async () => {
    expect(await compteByIdentifiant(store.db, '269057505601260')).toMatchObject({ id: camille, cree_le: T0 })
    expect(await compteByIdentifiant(store.db, '000000000000000')).toBeUndefined()
  })

  it('refuses a second account for one identifier', async () => {
    await expect(addCompte(store.db, person('269057505601260'))).rejects.toThrow()
  })

  it('gives parallel attempts different numbers', async () => {
    const counts = await Promise.all(Array.from({ length: 12 }, () => countAttempt(store.db, 'k', T0, 1000)))
    expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  })

  it('starts a count again when its window has passed, and not while it is held', async () => {
    expect(await countAttempt(store.db, 'w', T0, 1000)).toBe(1)
    expect(await countAttempt(store.db, 'w', T0 + 999, 1000)).toBe(2)
    await holdAttempts(store.db, 'w', T0 + 5000)
    expect(await countAttempt(store.db, 'w', T0 + 4999, 1000)).toBe(3)
    expect(await countAttempt(store.db, 'w', T0 + 5000, 1000)).toBe(1)
    await forgetAttempts(store.db, 'w')
    expect(await countAttempt(store.db, 'w', T0 + 5001, 1000)).toBe(1)
  })

  it('accepts a captcha once, even when many ask at the same time', async () => {
    await keepCaptcha(store.db, 'u1', 'ABC', T0 + 10)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => consumeCaptcha(store.db, 'u1', 'ABC', T0)),
    )
    expect(answers.filter(Boolean)).toHaveLength(1)
  })

  it('consumes a captcha on a wrong code, and refuses a late one', async () => {
    await keepCaptcha(store.db, 'u2', 'ABC', T0 + 10)
    expect(await consumeCaptcha(store.db, 'u2', 'ABD', T0)).toBe(false)
    expect(await consumeCaptcha(store.db, 'u2', 'ABC', T0)).toBe(false)
    await keepCaptcha(store.db, 'u3', 'ABC', T0 + 10)
    expect(await consumeCaptcha(store.db, 'u3', 'ABC', T0 + 10)).toBe(false)
  })

  it('finds a session by its token only, and never stores the token', async () => {
    await addSession(store.db, 'token', { compteId: camille, moyen: 'motdepasse', navigateur: 'Firefox' }, T0)
    const found = await findSession(store.db, 'token')
    expect(found).toMatchObject({ ouverteLe: T0, vueLe: T0, compte: { id: camille, cree_le: T0 } })
    expect(found?.empreinte).not.toContain('token')
    await endSession(store.db, found?.empreinte ?? '')
    expect(await findSession(store.db, 'token')).toBeUndefined()
  })

  it('purges the sessions that are idle or too old, and keeps the others', async () => {
    await addSession(
      store.db,
      'old',
      { compteId: camille, moyen: 'motdepasse', navigateur: 'Firefox' },
      T0 - 1000,
    )
    await addSession(store.db, 'new', { compteId: camille, moyen: 'motdepasse', navigateur: 'Firefox' }, T0)
    await purgeSessions(store.db, T0 - 500, T0 - 5000)
    expect(await findSession(store.db, 'old')).toBeUndefined()
    expect(await findSession(store.db, 'new')).toBeDefined()
  })

  it('lists a year of documents newest first, unread where an unread event bears them', async () => {
    await addDocuments(store.db, [
      payslip(camille, 'd1', 2026, '2026-09-30'),
      payslip(camille, 'd2', 2026, '2026-10-31'),
      payslip(camille, 'd3', 2025, '2025-10-31'),
      payslip(alain, 'd4', 2026, '2026-10-31'),
    ])
    await addEvenements(store.db, [event(camille, 'e1', 1, 'd2'), event(alain, 'e2', 1, 'd1')])
    const listed = await listedDocuments(store.db, camille, ['remuneration'], 2026)
    expect(listed.map(({ uuid, evenement_id }) => [uuid, evenement_id])).toEqual([
      ['d2', 'e1'],
      ['d1', null],
    ])
    expect(await countDocuments(store.db, camille, ['remuneration'], 2026)).toBe(2)
    expect(await yearsOf(store.db, camille, ['remuneration'])).toEqual([2026, 2025])
  })

  it('never finds another person’s document or event', async () => {
    expect(await findDocument(store.db, camille, 'remuneration', 'd4')).toBeUndefined()
    expect(await findDocument(store.db, alain, 'remuneration', 'd4')).toBeDefined()
    expect(await findDocument(store.db, alain, 'titrepension', 'd4')).toBeUndefined()
    expect(await markRead(store.db, camille, 'e2')).toBe(false)
    expect(await markRead(store.db, alain, 'e2')).toBe(true)
  })

  it('sorts events by their order', async () => {
    await addEvenements(store.db, [event(camille, 'e4', 9), event(camille, 'e3', 4)])
    expect((await evenementsOf(store.db, camille)).map((row) => row.tri)).toEqual([1, 4, 9])
  })

  it('replaces a setting', async () => {
    await setReglage(store.db, 'a', '1')
    await setReglage(store.db, 'a', '2')
    expect(await getReglage(store.db, 'a')).toBe('2')
  })

  it('undoes a transaction that fails', async () => {
    const failing = store.db.transaction().execute(async (transaction) => {
      await setReglage(transaction, 'half', '1')
      throw new Error('stop')
    })
    await expect(failing).rejects.toThrow('stop')
    expect(await getReglage(store.db, 'half')).toBeUndefined()
  })
})

describe('opening a store', () => {
  it('refuses a second server on one data folder, until the first has closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'espace-agent-'))
    const first = openEmbedded(folder)
    expect(() => openEmbedded(folder)).toThrow('déjà utilisé par un autre serveur')
    await first.close()
    const second = openEmbedded(folder)
    await second.close()
  })

  it('says what to do when PostgreSQL does not answer', async () => {
    await expect(openPostgres('postgres://127.0.0.1:1/rien')).rejects.toThrow('vérifiez DATABASE_URL')
  })
})

it('lets no other process write in the middle of an embedded transaction, which would then fail', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'espace-agent-cote-'))
  const store = openEmbedded(folder)
  await migrate(store.db)
  const beside = new DatabaseSync(join(folder, 'portail.db'), { timeout: 0 })
  await store.db.transaction().execute(async (transaction) => {
    expect(await getReglage(transaction, 'a')).toBeUndefined()
    expect(() => beside.exec("insert into reglage values ('a', '1')")).toThrow('database is locked')
    await setReglage(transaction, 'a', '2')
  })
  beside.exec("update reglage set valeur = '3'")
  expect(await getReglage(store.db, 'a')).toBe('3')
  beside.close()
  await store.close()
})
