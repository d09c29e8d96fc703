import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { judgePieces } from '#server/kit/pieces/antivirus/quarantine.ts'
import { databases } from '#testing/databases.ts'
import { ALAIN, transmissionApp } from './testing/transmissionApp.ts'
import { type Carried, folderCarrier, type Parcel } from './Carrier.ts'

const NUMERO = 'DR-2026-0001-0002'
const SECOND = 1000

describe.each(databases)('requests that leave in a folder, on %s', (database) => {
  let app: Awaited<ReturnType<typeof transmissionApp>>

  beforeEach(async () => {
    app = await transmissionApp(database)
  })
  afterEach(() => app.portal.close())

  const everything = () =>
    readdirSync(app.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(app.folder.length + 1))
      .toSorted()

  it('leave their files in quarantine behind until they are released', async () => {
    const id = await app.addRequest()
    const [clean, unknown] = [
      await app.addPiece(id, 'un', { analyse: 'sain' }),
      await app.addPiece(id, 'deux'),
    ]
    await app.queue(id, 'demande', [clean, unknown])
    await app.transmit()
    expect(await app.waiting()).toEqual([`pieces/${unknown}.pdf`])
    expect(everything()).toEqual([`${NUMERO}/0001-demande.json`, `${NUMERO}/pieces/${clean}.pdf`])
    await judgePieces(app.services.db, [unknown], 'liberee')
    await app.transmit()
    expect(app.left(NUMERO, `pieces/${unknown}.pdf`)).toBe('deux')
    expect(await app.waiting()).toEqual([])
  })

  it('do not leave when what sends them is undone, nor with a file of something else', async () => {
    const id = await app.addRequest()
    const stranger = await app.addPiece(null, 'x')
    await expect(app.queue(id, 'demande', [stranger])).rejects.toThrow('not attached')
    expect(await app.waiting()).toEqual([])
  })

  it('leave again, the same, when the server dies between writing and saying so', async () => {
    const id = await app.addRequest()
    await app.queue(id)
    const write = folderCarrier(app.folder)
    const dying = async (parcel: Parameters<typeof write>[0]) => {
      await write(parcel)
      throw new Error('killed')
    }
    await expect(app.transmit(dying)).rejects.toThrow('killed')
    const first = app.left(NUMERO, '0001-demande.json')
    expect(await app.waiting()).toEqual(['0001-demande.json'])
    app.portal.wait(29 * SECOND)
    await app.transmit()
    expect(await app.waiting()).toHaveLength(1)
    app.portal.wait(SECOND)
    await app.transmit()
    expect(await app.waiting()).toEqual([])
    expect(app.left(NUMERO, '0001-demande.json')).toBe(first)
    expect(everything()).toEqual([`${NUMERO}/0001-demande.json`])
  })

  it('stay their sender’s however long that one is about it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await app.queue(await app.addRequest())
    const { db, clock } = app.services
    const claimed = async () =>
      (await db.selectFrom('transmission').select('prochain_essai').executeTakeFirst())?.prochain_essai
    const taken: string[] = []
    const carry = (parcel: Parcel, by: string): Carried => {
      taken.push(by)
      parcel.content.destroy()
      return { outcome: 'transmis' }
    }
    await app.transmit(async (parcel) => {
      app.portal.wait(20 * SECOND)
      vi.advanceTimersByTime(20 * SECOND)
      await expect.poll(claimed).toBe(clock().getTime() + 30 * SECOND)
      app.portal.wait(20 * SECOND)
      await app.transmit(async (again) => carry(again, 'another'))
      return carry(parcel, 'sender')
    })
    expect([taken, await app.waiting()]).toEqual([['sender'], []])
  })

  it('leave once when several servers share the store', async () => {
    for (const numero of ['A-1', 'A-2', 'A-3', 'A-4']) await app.queue(await app.addRequest(numero))
    const taken: string[] = []
    const carry = async ({ numero, content }: { numero: string; content: { destroy: () => unknown } }) => {
      taken.push(numero)
      content.destroy()
      return { outcome: 'transmis' } as const
    }
    await Promise.all([app.transmit(carry), app.transmit(carry), app.transmit(carry)])
    await app.transmit(carry)
    expect(taken.toSorted()).toEqual(['A-1', 'A-2', 'A-3', 'A-4'])
  })

  it('wait while nothing can be written, and say so without naming anyone', async () => {
    const id = await app.addRequest()
    await app.queue(id)
    await app.transmit(folderCarrier('/dev/null/dossier'))
    expect(await app.waiting()).toHaveLength(1)
    expect(app.logged[0]).toContain('ENOTDIR')
    expect(app.logged.join()).not.toMatch(new RegExp(`${ALAIN}|Petit`))
    app.portal.wait(60_000)
    await app.transmit()
    expect(existsSync(join(app.folder, NUMERO, '0001-demande.json'))).toBe(true)
  })

  it('are given up when a file is lost, and never for their age', async () => {
    const id = await app.addRequest()
    const piece = await app.addPiece(id, 'x', { analyse: 'sain' })
    await app.services.objects.remove(`${piece}.pdf`)
    await app.queue(id, 'demande', [piece])
    const down = async () => ({ outcome: 'occupe', status: 503 }) as const
    for (let day = 0; day < 40; day += 1) {
      app.portal.wait(86_400_000)
      await app.transmit(down)
    }
    expect(app.logged.filter((line) => line.includes('MISSING'))).toHaveLength(1)
    await app.transmit()
    app.portal.wait(86_400_000)
    await app.transmit()
    expect(await app.waiting()).toEqual([`pieces/${piece}.pdf`])
    expect(app.left(NUMERO, '0001-demande.json')).not.toBe('')
  })
})
