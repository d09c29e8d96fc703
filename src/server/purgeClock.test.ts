import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '#testing/databases.ts'
import { testApp, type TestApp } from '#testing/testApp.ts'
import { purgeNow } from './admin/exploitation/maintenance.ts'
import { keptOutput } from './admin/testing/output.ts'
import { purge, purgeAlone } from './purge.ts'
import { newId } from '#server/kit/identifiers.ts'

const DAY = 86_400_000

describe.each(databases)('a purge by a clock that is ahead, on %s', (name) => {
  let portal: TestApp
  const { said, output } = keptOutput()
  const present = () => portal.services.clock().getTime()
  /** The portal as it is installed: the demonstration trusts its clock. */
  const services = (aheadMs = 0) => ({
    ...portal.services,
    config: { ...portal.services.config, demo: false },
    clock: () => new Date(present() + aheadMs),
  })
  const left = async () => (await portal.services.db.selectFrom('captcha').select('uuid').execute()).length

  beforeEach(async () => {
    portal = await testApp(name)
    await purgeAlone(services(), 'a')
    await portal.services.db
      .insertInto('captcha')
      .values({ uuid: newId(), empreinte: 'x', expire_le: present() + 60_000 })
      .execute()
  })
  afterEach(() => portal.close())

  it('deletes nothing, says what each clock says, and lets the others go on', async () => {
    await expect(purgeAlone(services(365 * DAY), 'b')).rejects.toThrow(
      'the last one was at 2026-11-20T09:00:00.000Z and this clock says 2027-11-20T09:00:00.000Z',
    )
    await expect(purge(services(365 * DAY))).rejects.toThrow('no purge')
    expect(await left()).toBe(1)
    portal.wait(10 * 60_000)
    expect(await purgeAlone(services(), 'c')).toBe(true)
    expect(await left()).toBe(0)
  })

  it('waits for the office after a stop of more than two days, and no less', async () => {
    portal.wait(2 * DAY)
    expect(await purgeAlone(services(), 'a')).toBe(true)
    portal.wait(2 * DAY + 1)
    await expect(purgeAlone(services(), 'a')).rejects.toThrow('no purge')
    await expect(purgeNow(services(), {}, output)).rejects.toThrow('rien n’est effacé. Vérifiez la date')
    await purgeNow(services(), { oui: true }, output)
    expect(said).toEqual(['Ce qui a passé sa durée de conservation est effacé.'])
    expect(await purgeAlone(services(), 'a')).toBe(true)
  })

  it('is not taken for one by a part that fails for days', async () => {
    const { db } = portal.services
    await db.schema.alterTable('evenement').renameTo('ailleurs').execute()
    for (let day = 0; day < 4; day += 1) {
      portal.wait(DAY)
      await expect(purgeAlone(services(), 'a')).rejects.toThrow('evenement')
    }
    await db.schema.alterTable('ailleurs').renameTo('evenement').execute()
    expect(await purgeAlone(services(), 'a')).toBe(true)
  })
})
