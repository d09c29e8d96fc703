import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { purgeNow } from './admin/exploitation/maintenance.ts'
import { keptOutput } from './admin/testing/output.ts'
import { addEvenements } from './kit/news/evenements.ts'
import { lastPurge } from './kit/database/reglages.ts'
import { purgeAlone } from './purge.ts'
import { newId } from '#server/kit/identifiers.ts'

const YEAR = 365 * 86_400_000

const numbers = (count: number) => Array.from({ length: count }, (_, rank) => rank)

describe.each(databases)('a purge that would take more of a table than a day explains, on %s', (name) => {
  let portal: TestApp
  let compte_id: string
  const present = () => portal.services.clock().getTime()
  /** The portal as it is installed: the demonstration is purged whatever there is. */
  const services = () => ({ ...portal.services, config: { ...portal.services.config, demo: false } })

  const inPages = async (count: number, add: (ranks: readonly number[]) => Promise<unknown>) => {
    const ranks = numbers(count)
    for (let from = 0; from < count; from += 500) await add(ranks.slice(from, from + 500))
  }
  /** Rows of each table that is kept for months: some from long ago, the others of today. */
  const fill = {
    journal: (old: number, recent: number) =>
      inPages(old + recent, (ranks) =>
        portal.services.db
          .insertInto('journal')
          .values(
            ranks.map((rank) => ({
              id: newId(),
              compte_id,
              quand: present() - (rank < old ? 2 * YEAR : 0),
              moyen: 'motdepasse' as const,
              navigateur: '',
            })),
          )
          .execute(),
      ),
    evenement: (old: number, recent: number) =>
      inPages(old + recent, (ranks) =>
        addEvenements(
          portal.services.db,
          ranks.map((rank) => ({
            id: newId(),
            compte_id,
            document_uuid: null,
            statut: 'EVE_LU' as const,
            service: 'retraite',
            action_ihm: null,
            tri: 1,
            libelle1: 'x',
            libelle2: null,
            reference_url: null,
            date_evenement: rank < old ? '2020-01-01' : '2026-11-20',
          })),
        ),
      ),
    audit: async (old: number, recent: number) => {
      const { db } = portal.services
      const { rang } = await db.selectFrom('audit_tete').select('rang').executeTakeFirstOrThrow()
      await inPages(old + recent, (ranks) =>
        db
          .insertInto('audit')
          .values(
            ranks.map((rank) => ({
              rang: rang + rank + 1,
              quand: present() - (rank < old ? 2 * YEAR : 0),
              acte: 'connexion' as const,
              resultat: 'fait' as const,
              motif: null,
              auteur: 'personne',
              compte_id: null,
              objet: null,
              navigateur: null,
              reseau: null,
              requete: null,
              precedent: '',
              empreinte: '',
            })),
          )
          .execute(),
      )
      await db
        .updateTable('audit_tete')
        .set({ rang: rang + old + recent })
        .execute()
    },
  }
  type Table = keyof typeof fill
  const tables = Object.keys(fill) as Table[]
  const left = async (table: Table) => {
    const { db } = portal.services
    const row = await db
      .selectFrom(table)
      .select((e) => e.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return row.total
  }

  beforeEach(async () => {
    portal = await testApp(name)
    compte_id = await portal.addPerson('269057505601260')
  })
  afterEach(() => portal.close())

  it.each(tables)('deletes nothing of it, and everything else, until someone is sure: %s', async (table) => {
    await fill[table](1001, 4003)
    await portal.services.db
      .insertInto('captcha')
      .values({ uuid: newId(), empreinte: 'x', expire_le: present() })
      .execute()
    await expect(purgeAlone(services(), 'a')).rejects.toThrow(`no purge of '${table}'`)
    expect(await left(table)).toBe(5004)
    expect(await portal.services.db.selectFrom('captcha').selectAll().execute()).toEqual([])
    expect(await lastPurge(portal.services.db)).toBeUndefined()
    const { said, output } = keptOutput()
    await expect(purgeNow(services(), {}, output)).rejects.toThrow(
      `Plus d’un cinquième de « ${table} » partirait d’un coup : rien n’en est effacé.`,
    )
    await purgeNow(services(), { oui: true }, output)
    expect([await left(table), said]).toEqual([4003, ['Ce qui a passé sa durée de conservation est effacé.']])
  })

  it.each(tables)('takes a fifth of it: %s', async (table) => {
    await fill[table](1001, 4004)
    expect(await purgeAlone(services(), 'a')).toBe(true)
    expect(await left(table)).toBe(4004)
  })

  it.each(tables)('takes a thousand rows though nothing is left after them: %s', async (table) => {
    await fill[table](1000, 0)
    expect(await purgeAlone(services(), 'a')).toBe(true)
    expect(await left(table)).toBe(0)
  })

  it('counts among the events that stay those that wait for an act', async () => {
    await fill.evenement(1001, 4004)
    await portal.services.db
      .updateTable('evenement')
      .set({ action_ihm: 'confirmerIdentite' })
      .where('date_evenement', '=', '2026-11-20')
      .execute()
    expect(await purgeAlone(services(), 'a')).toBe(true)
    expect(await left('evenement')).toBe(4004)
  })

  it('names each table in doubt', async () => {
    for (const table of tables) await fill[table](1001, 0)
    await expect(purgeNow(services(), {}, keptOutput().output)).rejects.toThrow(
      '« evenement », « journal », « audit »',
    )
  })

  it('does without in the demonstration, which may have slept for months', async () => {
    await fill.journal(1001, 0)
    expect(await purgeAlone({ ...services(), config: { ...services().config, demo: true } }, 'a')).toBe(true)
    expect(await left('journal')).toBe(0)
  })
})
