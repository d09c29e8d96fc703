import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { queueLengths } from '#server/kit/metrics/queues.ts'
import { purge } from '#server/purge.ts'
import { databases } from '#testing/databases.ts'
import { recordStatements, tablesGoneThrough } from '#testing/plans.ts'
import { transmissionApp } from './testing/transmissionApp.ts'

describe.each(databases)('what waits to leave, on %s', (database) => {
  let app: Awaited<ReturnType<typeof transmissionApp>>

  beforeEach(async () => {
    app = await transmissionApp(database)
  })
  afterEach(() => app.portal.close())

  it('holds no file of a request that was cancelled while they stayed queued: the purge sweeps them', async () => {
    const { db } = app.services
    const cancelled = await app.addRequest('A-1')
    const open = await app.addRequest('A-2')
    const files: string[] = []
    for (const id of [cancelled, open]) {
      const piece = await app.addPiece(id, 'x', { analyse: 'sain' })
      files.push(piece)
      await app.queue(id, 'demande', [piece])
    }
    // As a version before left it: the state alone was changed.
    await db.updateTable('dossier').set({ etat: 'annulee' }).where('id', '=', cancelled).execute()
    await purge(app.services)
    expect((await app.waiting()).toSorted()).toEqual([
      '0001-demande.json',
      '0001-demande.json',
      `pieces/${files[1]}.pdf`,
    ])
  })

  it('is counted without going through what has left', async () => {
    const { db, clock } = app.services
    await app.queue(await app.addRequest())
    const noted = recordStatements(db)
    expect(await queueLengths(db, clock().getTime() + 5000)).toMatchObject({
      transmissions: 1,
      transmissions_age_secondes: 5,
    })
    const statements = [...noted.values()]
    expect(statements).toHaveLength(3)
    for (const query of statements) expect(await tablesGoneThrough(db, query), query.sql).toEqual([])
  })
})
