import { EventEmitter, once } from 'node:events'
import { retirerpiece } from '#contract/kit/piece.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StorageDown, type ObjectStore } from '#server/kit/objects/ObjectStore.ts'
import { purge } from '#server/purge.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { depositPdf } from '#testing/files.ts'
import { messagerieApp } from '#testing/apps/messagerieApp.ts'

describe.each(databases)('a file that is removed on %s', (database) => {
  let app: Awaited<ReturnType<typeof messagerieApp>>
  let pieceId: string

  beforeEach(async () => {
    app = await messagerieApp(database)
    pieceId = await depositPdf(app.portal, app.camille)
  })
  afterEach(() => app.portal.close())

  const remove = () => send(app.portal, retirerpiece, { body: { pieceId } }, { cookie: app.camille })
  const rows = () => app.portal.services.db.selectFrom('piece').selectAll().execute()
  /** Replaces what deletes a file; gives what puts it back. */
  const deleting = (instead: ObjectStore['remove']) => {
    const { objects } = app.portal.services
    const before = objects.remove
    Object.assign(objects, { remove: instead })
    return () => Object.assign(objects, { remove: before })
  }

  it('holds up nobody while the object store is slow, and is attached to nothing any more', async () => {
    const signal = new EventEmitter()
    const putBack = deleting(async () => {
      signal.emit('begun')
      await once(signal, 'end')
    })
    const removing = remove()
    await once(signal, 'begun')
    expect(await app.listed(app.karim)).toEqual([])
    const refused = await app.open(app.camille, { pieces: [pieceId] })
    expect(refused.json()).toEqual({ erreurCode: 'SRE_ESPACEAGENT_PIECE_ABSENTE' })
    expect(await app.listed()).toEqual([])
    signal.emit('end')
    putBack()
    expect((await removing).statusCode).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('is deleted later when the object store was down', async () => {
    const putBack = deleting(() => Promise.reject(new StorageDown('NO_ANSWER')))
    expect((await remove()).statusCode).toBe(503)
    putBack()
    const [row] = await rows()
    expect(await app.portal.services.objects.size(row?.fichier ?? '')).toBeGreaterThan(0)
    await purge(app.portal.services)
    expect(await rows()).toEqual([])
    expect(await app.portal.services.objects.size(row?.fichier ?? '')).toBeUndefined()
  })
})
