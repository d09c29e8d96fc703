import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { databases, openTestStore } from '#testing/databases.ts'
import { openAudit } from './Audit.ts'
import { foundActs, purgeActs, verifyChain } from './store.ts'
import type { Store } from '../database/Store.ts'
import { idOf } from '#testing/idOf.ts'
import { recordStatements } from '#testing/plans.ts'

const DAY_MS = 86_400_000

describe.each(databases)('the journal of acts on %s', (name) => {
  let store: Store
  let now: number

  beforeEach(async () => {
    store = await openTestStore(name)
    now = Date.parse('2026-11-20T09:00:00Z')
  })
  afterEach(() => store.close())

  const open = () => openAudit({ db: store.db, clock: () => new Date(now), key: 'clé' })

  it('chains what several processes note at once, each act once', async () => {
    const journals = [open(), open(), open()]
    await Promise.all(
      Array.from({ length: 90 }, (_, rank) =>
        journals[rank % 3]?.note({ acte: 'telechargement', compteId: idOf('a'), objet: String(rank) }),
      ),
    )
    const rows = await foundActs(store.db, { most: 1000 })
    expect(new Set(rows.map(({ objet }) => objet)).size).toBe(90)
    expect(await verifyChain(store.db)).toMatchObject({ lignes: 90, rang: 90 })
    expect(await verifyChain(store.db)).not.toHaveProperty('rompu')
  })

  it('chains acts that come one by one to several processes at the same moment', async () => {
    const journals = [open(), open(), open()]
    for (let round = 0; round < 30; round += 1)
      await Promise.all(journals.map(({ note }, by) => note({ acte: 'export', objet: `${round} ${by}` })))
    const rows = await foundActs(store.db, { most: 1000 })
    expect(new Set(rows.map(({ objet }) => objet)).size).toBe(90)
    expect(await verifyChain(store.db)).toMatchObject({ lignes: 90, rang: 90 })
    expect(await verifyChain(store.db)).not.toHaveProperty('rompu')
  })

  it('holds nothing for an act alone on PostgreSQL: it is added in one statement', async () => {
    const noted = recordStatements(store.db)
    await open().note({ acte: 'connexion', compteId: idOf('a') })
    const alone = [/^select .* from "audit_tete"$/, /^with "moved" .* insert into "audit"/]
    expect([...noted.keys()]).toEqual(
      name === 'PostgreSQL'
        ? alone.map((text) => expect.stringMatching(text))
        : [/^update/, /^insert/, /^update/].map((text) => expect.stringMatching(text)),
    )
  })

  it('keeps of an address a sum that only this installation can make', async () => {
    await open().note({ acte: 'connexion', address: '192.0.2.7', compteId: idOf('a') })
    await open().note({ acte: 'connexion', address: '192.0.2.7', compteId: idOf('b') })
    await openAudit({ db: store.db, clock: () => new Date(now), key: 'autre' }).note({
      acte: 'connexion',
      address: '192.0.2.7',
    })
    const sums = (await foundActs(store.db, { most: 9 })).map(({ reseau }) => reseau)
    expect(sums[1]).toBe(sums[2])
    expect(sums[0]).not.toBe(sums[1])
    expect(JSON.stringify(sums)).not.toContain('192.0')
  })

  it('refuses that a row be changed or taken away', async () => {
    await open().note({ acte: 'iban', compteId: idOf('a') })
    await expect(sql`update audit set auteur = 'b'`.execute(store.db)).rejects.toThrow('append-only')
    await expect(sql`delete from audit`.execute(store.db)).rejects.toThrow('append-only')
  })

  it.each([
    ['a row changed', "update audit set auteur = 'b' where rang = 2", 2],
    ['a row taken away', 'delete from audit where rang = 2', 2],
    ['the last row taken away', 'delete from audit where rang = 4', 4],
    ['rows put one for the other', 'update audit set rang = -rang where rang in (2, 3)', 2],
  ])('tells %s, should someone lift the guard', async (_, change, rompu) => {
    const journal = open()
    for (const objet of ['1', '2', '3', '4'])
      await journal.note({ acte: 'export', objet, compteId: idOf('a') })
    if (name === 'PostgreSQL') await sql`alter table audit disable trigger all`.execute(store.db)
    else
      for (const one of ['update', 'delete'])
        await sql`drop trigger ${sql.id(`audit_fige_${one}`)}`.execute(store.db)
    await sql.raw(change).execute(store.db)
    expect(await verifyChain(store.db)).toMatchObject({ rompu })
  })

  it('lets go of what has passed its retention, and still follows from there', async () => {
    const journal = open()
    for (let day = 0; day < 5; day += 1) {
      await journal.note({ acte: 'connexion', objet: String(day) })
      now += DAY_MS
    }
    await purgeActs(store.db, now - 3 * DAY_MS, false)
    expect((await foundActs(store.db, { most: 9 })).map(({ objet }) => objet)).toEqual(['4', '3', '2'])
    await journal.note({ acte: 'connexion' })
    expect(await verifyChain(store.db)).toMatchObject({ lignes: 4, rang: 6 })
    expect(await verifyChain(store.db)).not.toHaveProperty('rompu')
    await purgeActs(store.db, now + DAY_MS, false)
    expect(await verifyChain(store.db)).not.toHaveProperty('rompu')
  })

  it('loses no act of yesterday when a process whose clock was late noted one after it', async () => {
    const journal = open()
    const at = async (moment: number, objet: string) => {
      const present = now
      now = moment
      await journal.note({ acte: 'connexion', objet })
      now = present
    }
    for (const objet of ['vieux', 'vieux aussi']) await at(now - 400 * DAY_MS, objet)
    await at(now - DAY_MS, 'hier')
    await at(now - 400 * DAY_MS, 'horloge en retard')
    await at(now, 'maintenant')
    await purgeActs(store.db, now - 365 * DAY_MS, false)
    const left = (await foundActs(store.db, { most: 9 })).map(({ objet }) => objet)
    expect(left).toEqual(['maintenant', 'horloge en retard', 'hier'])
    expect(await verifyChain(store.db)).toMatchObject({ lignes: 3 })
    expect(await verifyChain(store.db)).not.toHaveProperty('rompu')
  })

  it('tells the log what the base could not keep, and fails nobody', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const journal = open()
    await sql`drop table audit_tete`.execute(store.db)
    await journal.note({ acte: 'telechargement', objet: 'd1', compteId: idOf('a') })
    expect(String(said.mock.calls[0]?.[0])).toMatch(/act not kept in the journal.*telechargement.*d1/)
    said.mockRestore()
  })
})
