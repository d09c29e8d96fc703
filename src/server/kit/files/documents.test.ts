import { type Insertable, sql } from 'kysely'
import { type CalendarDate, dateOf } from '#rules/calendar/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { person } from '#testing/person.ts'
import { addCompte } from '../people/comptes.ts'
import { addDocuments, countDocuments, listedDocuments, findDocument, yearsOf } from './documents.ts'
import { addEvenements, evenementsOf, markRead } from '../news/evenements.ts'
import type { DocumentTable, EvenementTable } from '../database/schema/schema.ts'
import type { Store } from '../database/Store.ts'
import { idOf } from '#testing/idOf.ts'
import { recordStatements, tablesRead } from '#testing/plans.ts'
import { newId } from '../identifiers.ts'

const payslip = (
  compte_id: string,
  uuid: string,
  annee: number,
  date: CalendarDate,
): Insertable<DocumentTable> => ({
  uuid,
  compte_id,
  genre: 'remuneration',
  annee,
  libelle1: date,
  libelle2: null,
  libelle3: null,
  date_document: date,
  code_sous_theme_ged: 101,
  fichier: `${uuid}.pdf`,
  nom_fichier: 'paie.pdf',
})

const event = (
  compte_id: string,
  id: string,
  tri: number,
  document_uuid: string | null = null,
): Insertable<EvenementTable> => ({
  id,
  compte_id,
  document_uuid,
  statut: 'EVE_NON_LU',
  service: 'remuneration',
  action_ihm: null,
  tri,
  libelle1: id,
  libelle2: null,
  date_evenement: '2026-11-01',
  reference_url: null,
})

describe.each(databases)('documents and events on %s', (name) => {
  let store: Store
  let camille: string
  let alain: string

  beforeAll(async () => {
    store = await openTestStore(name)
    camille = await addCompte(store.db, person('269057505601260'))
    alain = await addCompte(store.db, person('163115935007107'))
  })
  afterAll(() => store.close())

  it('lists a year of documents newest first, unread where an unread event bears them', async () => {
    await addDocuments(store.db, [
      payslip(camille, idOf('d1'), 2026, '2026-09-30'),
      payslip(camille, idOf('d2'), 2026, '2026-10-31'),
      payslip(camille, idOf('d3'), 2025, '2025-10-31'),
      payslip(alain, idOf('d4'), 2026, '2026-10-31'),
    ])
    await addEvenements(store.db, [
      event(camille, idOf('e1'), 1, idOf('d2')),
      event(alain, idOf('e2'), 1, idOf('d1')),
    ])
    const listed = await listedDocuments(store.db, camille, ['remuneration'], 2026)
    expect(listed.map(({ uuid, evenement_id }) => [uuid, evenement_id])).toEqual([
      [idOf('d2'), idOf('e1')],
      [idOf('d1'), null],
    ])
    expect(await countDocuments(store.db, camille, ['remuneration'], 2026)).toBe(2)
    expect(await yearsOf(store.db, camille, ['remuneration'])).toEqual([2026, 2025])
  })

  it('lists and counts them in indexes alone: their rows are each on a page of its own', async () => {
    const years = Array.from({ length: 200 }, (_, rank) => 1800 + rank)
    await addDocuments(
      store.db,
      years.map((annee) => payslip(alain, newId(), annee, dateOf(annee, 10, 31))),
    )
    // As PostgreSQL does by itself, later.
    if (name === 'PostgreSQL') await sql`vacuum analyze document, evenement`.execute(store.db)
    const noted = recordStatements(store.db)
    await listedDocuments(store.db, alain, ['remuneration'], 1900)
    await countDocuments(store.db, alain, ['remuneration'], 1900)
    const read = await Promise.all([...noted.values()].map((query) => tablesRead(store.db, query)))
    expect(read.flat()).toEqual([])
  })

  it('never finds another person’s document or event', async () => {
    expect(await findDocument(store.db, camille, 'remuneration', idOf('d4'))).toBeUndefined()
    expect(await findDocument(store.db, alain, 'remuneration', idOf('d4'))).toBeDefined()
    expect(await findDocument(store.db, alain, 'titrepension', idOf('d4'))).toBeUndefined()
    expect(await markRead(store.db, camille, idOf('e2'))).toBe(false)
    expect(await markRead(store.db, alain, idOf('e2'))).toBe(true)
  })

  it('sorts events by their order', async () => {
    await addEvenements(store.db, [event(camille, idOf('e4'), 9), event(camille, idOf('e3'), 4)])
    expect((await evenementsOf(store.db, camille)).map((row) => row.tri)).toEqual([1, 4, 9])
  })
})
