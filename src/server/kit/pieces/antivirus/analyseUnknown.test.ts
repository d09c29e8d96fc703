import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { antivirusOf } from './antivirus.ts'
import { EICAR, openClamd } from '../testing/fakeClamd.ts'
import type { Services } from '#server/services.ts'
import { passagesOf } from '#server/demande/storePassages.ts'
import { judgePieces } from './quarantine.ts'
import { mailsOf } from '#testing/calls.ts'
import { databases } from '#testing/databases.ts'
import { transmissionApp } from '#server/demande/transmission/testing/transmissionApp.ts'
import { analyseUnknown } from './analyseUnknown.ts'
import { openQuarantine } from './openQuarantine.ts'
import { type ObjectStore, StorageDown } from '../../objects/ObjectStore.ts'
import { purge } from '#server/purge.ts'
import { askAgain } from '#server/demande/dossier/askAgain.ts'

describe.each(databases)('files in quarantine on %s', (database) => {
  let app: Awaited<ReturnType<typeof transmissionApp>>
  let clamd: Awaited<ReturnType<typeof openClamd>>
  let services: Services
  let now: number

  beforeEach(async () => {
    app = await transmissionApp(database)
    clamd = await openClamd()
    now = 0
    const antivirus = antivirusOf(clamd.settings, () => now, { answerMs: 2000, restMs: 1000 })
    services = { ...app.services, antivirus }
  })
  afterEach(async () => {
    await clamd.close()
    await app.portal.close()
  })

  const known = async () =>
    Object.fromEntries(
      (await services.db.selectFrom('piece').select(['id', 'analyse']).execute()).map((row) => [
        row.id,
        row.analyse,
      ]),
    )
  const lastMotif = async (id: string) => (await passagesOf(services.db, id)).at(-1)?.motif
  const bytesOf = (id: string) => services.objects.size(`${id}.pdf`)

  it('may leave once they are found clean', async () => {
    const id = await app.addRequest()
    const piece = await app.addPiece(id, 'sain')
    await app.queue(id, 'demande', [piece])
    await app.transmit()
    let woken = 0
    await analyseUnknown({ ...services, wakeTransmission: () => (woken += 1) }, askAgain)
    expect([await known(), woken]).toEqual([{ [piece]: 'sain' }, 1])
    await app.transmit()
    expect(await app.waiting()).toEqual([])
  })

  it('are deleted when they are infected, and their request asks for them all at once', async () => {
    const id = await app.addRequest()
    const first = await app.addPiece(id, EICAR, { nom: 'un.pdf' })
    const second = await app.addPiece(id, EICAR, { nom: 'deux.pdf' })
    const clean = await app.addPiece(id, 'sain')
    await app.queue(id, 'demande', [first, second, clean])
    let mails = 0
    const condemned = await analyseUnknown({ ...services, wakeMail: () => (mails += 1) }, askAgain)
    expect(condemned.map((row) => row.id).toSorted()).toEqual([first, second].toSorted())
    expect(await known()).toEqual({ [first]: 'infectee', [second]: 'infectee', [clean]: 'sain' })
    expect([await bytesOf(first), await bytesOf(clean)]).toEqual([undefined, 4])
    expect((await app.dossier(id)).etat).toBe('piecedemandee')
    expect(await lastMotif(id)).toMatch(/« (un|deux)\.pdf », « (un|deux)\.pdf »/)
    expect([mails, (await mailsOf(app.portal)).length]).toEqual([1, 1])
    expect(await app.waiting()).toEqual(['0001-demande.json', `pieces/${clean}.pdf`])
    expect(await analyseUnknown(services, askAgain)).toEqual([])
  })

  it('are deleted too when their request can no more ask for anything', async () => {
    const id = await app.addRequest('DR-9', 'titre')
    const piece = await app.addPiece(id, EICAR)
    await analyseUnknown(services, askAgain)
    expect([await bytesOf(piece), await known()]).toEqual([undefined, { [piece]: 'infectee' }])
    expect([(await app.dossier(id)).etat, await mailsOf(app.portal)]).toEqual(['titre', []])
  })

  it('are forgotten when they are infected and attached to nothing', async () => {
    const piece = await app.addPiece(null, EICAR)
    await analyseUnknown(services, askAgain)
    expect([await bytesOf(piece), await known()]).toEqual([undefined, {}])
  })

  it('stay as they are while no antivirus answers, and are looked at afterwards', async () => {
    const id = await app.addRequest()
    await app.addPiece(id, EICAR)
    await app.addPiece(id, 'sain')
    expect(await analyseUnknown(app.services, askAgain)).toEqual([])
    clamd.state.behaviour = 'hangs'
    expect(await analyseUnknown(services, askAgain)).toEqual([])
    expect([Object.values(await known()), clamd.state.asked]).toEqual([['non_analyse', 'non_analyse'], 1])
    clamd.state.behaviour = 'works'
    now = 1000
    await analyseUnknown(services, askAgain)
    expect(Object.values(await known()).toSorted()).toEqual(['infectee', 'sain'])
  })

  it.each([[[0]], [[0, 2]], [[1, 2, 4]]])(
    'are looked at though the antivirus falls silent on some of them: %j',
    async (mute) => {
      const id = await app.addRequest()
      for (let rank = 0; rank < 5; rank += 1) await app.addPiece(id, '')
      const ids = Object.keys(await known()).toSorted()
      for (const piece of ids) await services.objects.put(`${piece}.pdf`, Buffer.from(piece))
      const silent = ids.filter((_, rank) => mute.includes(rank))
      clamd.state.silentOn = silent
      const antivirus = antivirusOf(clamd.settings, () => now, { answerMs: 200, restMs: 1000 })
      const quarantine = openQuarantine({ ...services, antivirus }, app.portal.app.log, askAgain)
      const restThenLook = async () => {
        if (!antivirus.answers()) now += 1000
        quarantine.wake()
        const left = Object.entries(await known()).flatMap(([one, word]) => (word === 'sain' ? [] : one))
        return left.toSorted()
      }
      await expect.poll(restThenLook, { timeout: 4000 }).toEqual(silent)
      await quarantine.close()
    },
  )

  it('are all looked at, however many there are', async () => {
    const id = await app.addRequest()
    for (let rank = 0; rank < 45; rank += 1) await app.addPiece(id, 'sain')
    await analyseUnknown(services, askAgain)
    expect(new Set(Object.values(await known()))).toEqual(new Set(['sain']))
    expect(clamd.state.asked).toBe(45)
  })

  it('are looked at though one of them cannot be read', async () => {
    const id = await app.addRequest()
    for (let rank = 0; rank < 3; rank += 1) await app.addPiece(id, 'sain')
    const [infected = '', unreadable = '', clean = ''] = Object.keys(await known()).toSorted()
    await services.objects.put(`${infected}.pdf`, Buffer.from(EICAR))
    const open: ObjectStore['open'] = async (key) => {
      if (key === `${unreadable}.pdf`) throw new StorageDown('403 AccessDenied')
      return services.objects.open(key)
    }
    const told: unknown[] = []
    const keep = (...said: unknown[]) => void told.push(said)
    const objects = { ...services.objects, open }
    const quarantine = openQuarantine({ ...services, objects }, { warn: keep, error: keep }, askAgain)
    await expect.poll(() => told.length).toBe(2)
    await quarantine.close()
    expect(await known()).toEqual({
      [infected]: 'infectee',
      [unreadable]: 'non_analyse',
      [clean]: 'sain',
    })
    expect(await bytesOf(infected)).toBeUndefined()
    expect(told).toContainEqual([expect.objectContaining({ pieceId: unreadable }), expect.any(String)])
  })

  it('leave the word of the office alone', async () => {
    const id = await app.addRequest()
    const piece = await app.addPiece(id, EICAR)
    await judgePieces(services.db, [piece], 'liberee')
    expect([await analyseUnknown(services, askAgain), await known()]).toEqual([[], { [piece]: 'liberee' }])
  })

  it.each([
    ['the store was away', new StorageDown('503 SlowDown')],
    ['the server stopped', new Error('killed')],
  ])('lose their bytes with the purge when %s', async (_, fault) => {
    const piece = await app.addPiece(await app.addRequest(), EICAR)
    const alone = await app.addPiece(null, EICAR)
    const objects = { ...services.objects, remove: () => Promise.reject(fault) }
    await analyseUnknown({ ...services, objects }, askAgain).catch((error: unknown) => {
      expect(error).toEqual(new Error('killed'))
    })
    const bytes = async () => [await bytesOf(piece), await bytesOf(alone)]
    expect([await bytes(), await known()]).toEqual([[EICAR.length, EICAR.length], { [piece]: 'infectee' }])
    await purge(services)
    expect(await bytes()).toEqual([undefined, undefined])
  })
})
