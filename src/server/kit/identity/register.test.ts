import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { nirOf } from '#server/admin/testing/folder.ts'
import { databases, openTestStore } from '#testing/databases.ts'
import type { Db } from '../database/Store.ts'
import { compteByIdentifiant } from '../people/comptes.ts'
import { profilOf } from '../people/profils.ts'
import { keepRegistered } from './register.ts'
import type { Registered } from './registerEntry.ts'

const NOW = Date.parse('2026-11-20T09:00:00Z')
const IBAN = 'FR7630006000011234567890189'

const personOf = (rank: number, iban = ''): Registered => ({
  compte: { identifiant: nirOf(rank), prenom: 'Anne', nom: 'Durand', date_naissance: '1980-01-15' },
  iban,
  courriel: '',
})
const keep = (db: Db, people: readonly Registered[]) =>
  db.transaction().execute((inside) => keepRegistered(inside, people, '2026-11-20', NOW))

describe.each(databases)('a register of many people on %s', (name) => {
  it('costs as many statements for fifty people as for two, whether they are new or known', async () => {
    let statements = 0
    const { db, close } = await openTestStore(name, () => {
      statements += 1
    })
    const costOf = async (first: number, count: number) => {
      statements = 0
      await keep(
        db,
        Array.from({ length: count }, (_, rank) => personOf(first + rank, IBAN)),
      )
      return statements
    }
    expect(await costOf(10, 50)).toBe(await costOf(1, 2))
    expect(await costOf(10, 50)).toBe(await costOf(1, 2))
    expect(await profilOf(db, (await compteByIdentifiant(db, nirOf(59)))?.id ?? '')).toMatchObject({
      iban: IBAN,
      iban_depuis: '2026-11-20',
    })
    await close()
  })
})

describe('a register read while someone opens an account, on PostgreSQL', () => {
  it('brings their account up to date, and adds the others', async () => {
    const { db, close } = await openTestStore('PostgreSQL')
    const isWaiting = async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return rows.length
    }
    const kept = await db.transaction().execute(async (inside) => {
      await keepRegistered(inside, [personOf(1)], '2026-11-20', NOW)
      const keeping = keep(db, [personOf(2), personOf(1, IBAN)])
      await expect.poll(isWaiting, { timeout: 10_000 }).toBe(1)
      return { keeping }
    })
    expect(await kept.keeping).toEqual(['importe', 'modifie'])
    expect(await profilOf(db, (await compteByIdentifiant(db, nirOf(1)))?.id ?? '')).toMatchObject({
      iban: IBAN,
    })
    await close()
  })
})
