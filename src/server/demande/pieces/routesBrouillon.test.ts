import { brouillons } from '#contract/kit/brouillon.ts'
import { retirerpiece } from '#contract/kit/piece.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purge } from '#server/purge.ts'
import { send } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { depositPdf } from '#testing/files.ts'
import { pieceApp } from '#testing/apps/pieceApp.ts'

const DAY_MS = 86_400_000
const { enregistrer, supprimer } = brouillons.correctioncir

describe.each(databases)('files that a draft names, on %s', (database) => {
  let app: Awaited<ReturnType<typeof pieceApp>>
  let camille: string
  let karim: string

  beforeAll(async () => {
    app = await pieceApp(database)
  })
  afterAll(() => app.portal.close())
  beforeEach(async () => {
    ;({ camille, karim } = await app.nextDay())
  })

  const keep = async (pieceId: string, cookie = camille) => {
    const contenu = { pieces: { enfant: [{ id: pieceId, name: 'arrêté.pdf' }] } }
    const answer = await send(app.portal, enregistrer, { body: { version: 0, contenu } }, { cookie })
    expect(answer.statusCode).toBe(200)
  }
  const forget = async (cookie: () => Promise<string>) =>
    send(app.portal, supprimer, { body: {} }, { cookie: await cookie() })
  const daysLater = async (days: number) => {
    app.portal.wait(days * DAY_MS)
    await purge(app.portal.services)
  }
  const kept = async () => (await app.rows()).map(({ id }) => id)

  it('live as long as the draft, and no longer', async () => {
    const named = await depositPdf(app.portal, camille)
    await depositPdf(app.portal, camille, 'oublié.pdf')
    await keep(named)
    await daysLater(60)
    expect(await kept()).toEqual([named])
    expect(app.files()).toHaveLength(1)
    const again = async () => (await app.nextDay()).camille
    expect((await forget(again)).statusCode).toBe(200)
    await daysLater(0)
    expect([await kept(), app.files()]).toEqual([[], []])
  })

  it('go with a draft that nobody touched for 90 days', async () => {
    await keep(await depositPdf(app.portal, camille))
    await daysLater(76)
    expect(await kept()).toHaveLength(1)
    await daysLater(15)
    expect([await kept(), app.files()]).toEqual([[], []])
  })

  it('are those of the person who wrote it: nobody keeps the file of another', async () => {
    await keep(await depositPdf(app.portal, camille), karim)
    await daysLater(2)
    expect(await kept()).toEqual([])
    await forget(async () => (await app.nextDay()).karim)
  })

  it('can be removed by the person meanwhile', async () => {
    const pieceId = await depositPdf(app.portal, camille)
    await keep(pieceId)
    await send(app.portal, retirerpiece, { body: { pieceId } }, { cookie: camille })
    expect([await kept(), app.files()]).toEqual([[], []])
  })
})
