import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { newId } from './kit/identifiers.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { purge, purgeAlone } from './purge.ts'
import { lastPurge } from './kit/database/reglages.ts'
import { expectFile } from './kit/files/fichiersAttendus.ts'
import { type ObjectStore, StorageDown } from './kit/objects/ObjectStore.ts'

const DAY = 86_400_000

describe.each(databases)('a purge that fails somewhere, on %s', (name) => {
  let portal: TestApp
  let refused: readonly string[]
  const present = () => portal.services.clock().getTime()
  const services = () => {
    const remove: ObjectStore['remove'] = async (key) => {
      if (refused.includes(key)) throw new StorageDown('503 SlowDown')
      await portal.services.objects.remove(key)
    }
    return { ...portal.services, objects: { ...portal.services.objects, remove } }
  }
  const left = async () => {
    const { db } = portal.services
    const files = await db.selectFrom('fichier_attendu').select('fichier').orderBy('fichier').execute()
    const captchas = await db.selectFrom('captcha').select('uuid').execute()
    return [...files.map(({ fichier }) => fichier), ...captchas.map(({ uuid }) => uuid)]
  }

  beforeEach(async () => {
    portal = await testApp(name)
    const { db } = portal.services
    for (const key of ['aa.pdf', 'bb.pdf', 'cc.pdf']) await expectFile(db, key, present())
    portal.wait(DAY + 1)
    await db.insertInto('captcha').values({ uuid: newId(), empreinte: 'x', expire_le: present() }).execute()
  })
  afterEach(() => portal.close())

  it.each([
    ['by command', () => purge(services())],
    ['by a server', () => purgeAlone(services(), 'a')],
  ])('goes on with everything else, then says it: %s', async (_, run) => {
    refused = ['aa.pdf']
    await expect(run()).rejects.toThrow('503 SlowDown')
    expect([await left(), await lastPurge(portal.services.db)]).toEqual([['aa.pdf'], undefined])
    refused = []
    expect(await run()).toBe(true)
    expect([await left(), await lastPurge(portal.services.db)]).toEqual([[], present()])
  })

  it('tells the first of several faults, and how many there are', async () => {
    refused = ['aa.pdf', 'bb.pdf']
    await expect(purge(services())).rejects.toThrow('2 ×, 503 SlowDown')
    expect(await left()).toEqual(refused)
  })

  it('goes on when a table cannot be purged', async () => {
    refused = []
    const { db } = portal.services
    await db.schema.alterTable('evenement').renameTo('ailleurs').execute()
    await expect(purge(services())).rejects.toThrow('evenement')
    expect(await left()).toEqual([])
  })
})
